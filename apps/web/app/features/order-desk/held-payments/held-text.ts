import type { WireHeldPayment } from '@jhola/contract/client';
import { formatPaise, type HeldReason, paise, rupeesToPaise } from '@jhola/domain';

type Told = Pick<WireHeldPayment, 'reason' | 'expected' | 'taken' | 'note' | 'placed'>;

/** Why a payment is held, as one plain sentence without its stop. */
export function heldReasonText({ reason, expected, taken, note, placed }: Told): string {
  const asked = formatPaise(rupeesToPaise(expected));
  switch (reason) {
    case 'amount':
    case 'currency':
      return `${takenText(taken)} came in, ${asked} was asked for`;
    case 'nameless':
      return 'It was paid, but the provider names no payment that it could be given back by';
    case 'late':
      return 'It was paid after its time was over, when the order had been given up';
    case 'stray':
      return placed
        ? 'The order was paid a second time, on another payment page'
        : 'It was paid on another payment page than the order’s own';
    case 'given-back':
      return capitalised(note ?? 'the money was given back at the provider’s, and the order stands');
  }
}

const BACK_BY_HAND = 'Nothing is packed for it. Give the money back at the provider’s';

const ADVICE: Readonly<Record<HeldReason, string>> = {
  amount: `${BACK_BY_HAND}: when all of it is back, this goes by itself.`,
  currency: `${BACK_BY_HAND}: when all of it is back, this goes by itself.`,
  nameless: `${BACK_BY_HAND}, by the session below, and then say that it is seen to.`,
  late: `${BACK_BY_HAND}, and then say that it is seen to.`,
  stray: `${BACK_BY_HAND}, and then say that it is seen to.`,
  'given-back':
    'If the order is not to go out, cancel it: nothing is paid back twice. Else say that it is seen to.',
};

/** What the shop is to do about a held payment. */
export function heldAdvice({ reason, placed }: Pick<Told, 'reason' | 'placed'>): string {
  if (reason === 'stray' && placed) {
    return 'The order is as it should be. Give this other payment back at the provider’s, and then say that it is seen to.';
  }
  return ADVICE[reason];
}

/** What came in, in its own currency. */
export function takenText(taken: Told['taken']): string {
  if (taken === null || taken.amount === null || taken.currency === null) return 'An unknown amount';
  if (taken.currency === 'inr') return formatPaise(paise(taken.amount));
  try {
    const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: taken.currency });
    return format.format(taken.amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  } catch {
    // Not a currency that anybody knows.
    return `${taken.amount} (${taken.currency})`;
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
