import { formatAmount } from '@jhola/domain';
import { inLanguage } from '@jhola/messages';
import { paymentsMailsTexts as texts } from '../../../messages/index.ts';

/**
 * What admins have to know: a refund that the shop didn't make, of all or of a part, one that a bank rejected, or a due
 * one that the provider refuses, because it doesn't know the payment or for another reason. Amounts are in the smallest
 * unit of the payment's currency.
 */
export type RefundProblem =
  | { readonly what: 'all' | 'failed' | 'unknown' | 'refused' }
  | { readonly what: 'part'; readonly given: number; readonly taken: number; readonly currency: string };

/** The problem as a sentence without its full stop. */
export function describeProblem(problem: RefundProblem): string {
  switch (problem.what) {
    case 'all':
      return texts.allGivenBack;
    case 'failed':
      return texts.refundFailed;
    case 'unknown':
      return texts.refundUnknown;
    case 'refused':
      return texts.refundRefused;
    case 'part':
      return texts.partGivenBack({
        given: formatAmount(problem.given, problem.currency),
        taken: formatAmount(problem.taken, problem.currency),
      });
  }
}

/** The stored descriptions of a due refund that the provider refuses. */
export const REFUSALS: readonly string[] = (['unknown', 'refused'] as const).map((what) =>
  inLanguage('en', () => describeProblem({ what })),
);

const MARK = '\n';

/** A stored description, which is English, in the language of the request; null for other texts. */
export function inCurrentLanguage(stored: string): string | null {
  for (const what of ['all', 'failed', 'unknown', 'refused'] as const) {
    if (stored === inLanguage('en', () => describeProblem({ what }))) return describeProblem({ what });
  }
  const pattern = inLanguage('en', () => texts.partGivenBack({ given: MARK, taken: MARK })).split(MARK);
  const [before = '', between = '', after = ''] = pattern;
  if (!stored.startsWith(before) || !stored.endsWith(after)) return null;
  const [given, taken] = stored.slice(before.length, stored.length - after.length).split(between);
  return given === undefined || taken === undefined ? null : texts.partGivenBack({ given, taken });
}
