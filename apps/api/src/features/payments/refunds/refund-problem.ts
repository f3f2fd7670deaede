import { formatPaise, paise } from '@jhola/domain';
import { inLanguage } from '@jhola/messages';
import { paymentsMailsTexts as texts } from '../../../messages/index.ts';

/** What admins have to know: a refund that the shop didn't make, of all or of a part, or one that a bank rejected. */
export type RefundProblem =
  | { readonly what: 'all' | 'failed' }
  | { readonly what: 'part'; readonly given: number; readonly asked: number };

/** The problem as a sentence without its full stop. */
export function describeProblem(problem: RefundProblem): string {
  switch (problem.what) {
    case 'all':
      return texts.allGivenBack;
    case 'failed':
      return texts.refundFailed;
    case 'part':
      return texts.partGivenBack({
        given: formatPaise(paise(problem.given)),
        asked: formatPaise(paise(problem.asked)),
      });
  }
}

const MARK = '\n';

/** A stored description, which is English, in the language of the request; other texts as they are. */
export function inCurrentLanguage(stored: string): string {
  for (const what of ['all', 'failed'] as const) {
    if (stored === inLanguage('en', () => describeProblem({ what }))) return describeProblem({ what });
  }
  const pattern = inLanguage('en', () => texts.partGivenBack({ given: MARK, asked: MARK })).split(MARK);
  const [before = '', between = '', after = ''] = pattern;
  if (!stored.startsWith(before) || !stored.endsWith(after)) return stored;
  const [given, asked] = stored.slice(before.length, stored.length - after.length).split(between);
  return given === undefined || asked === undefined ? stored : texts.partGivenBack({ given, asked });
}
