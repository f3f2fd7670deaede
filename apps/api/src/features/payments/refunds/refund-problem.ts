import { formatAmount } from '@jhola/domain';
import { inLanguage } from '@jhola/messages';
import { paymentsMailsTexts as texts } from '../../../messages/index.ts';

/**
 * What admins have to know: a refund that the shop didn't make, of all or of a part, or one that a bank rejected.
 * Amounts are in the smallest unit of the payment's currency.
 */
export type RefundProblem =
  | { readonly what: 'all' | 'failed' }
  | { readonly what: 'part'; readonly given: number; readonly taken: number; readonly currency: string };

/** The problem as a sentence without its full stop. */
export function describeProblem(problem: RefundProblem): string {
  switch (problem.what) {
    case 'all':
      return texts.allGivenBack;
    case 'failed':
      return texts.refundFailed;
    case 'part':
      return texts.partGivenBack({
        given: formatAmount(problem.given, problem.currency),
        taken: formatAmount(problem.taken, problem.currency),
      });
  }
}

const MARK = '\n';

/** A stored description, which is English, in the language of the request; null for other texts. */
export function inCurrentLanguage(stored: string): string | null {
  for (const what of ['all', 'failed'] as const) {
    if (stored === inLanguage('en', () => describeProblem({ what }))) return describeProblem({ what });
  }
  const pattern = inLanguage('en', () => texts.partGivenBack({ given: MARK, taken: MARK })).split(MARK);
  const [before = '', between = '', after = ''] = pattern;
  if (!stored.startsWith(before) || !stored.endsWith(after)) return null;
  const [given, taken] = stored.slice(before.length, stored.length - after.length).split(between);
  return given === undefined || taken === undefined ? null : texts.partGivenBack({ given, taken });
}
