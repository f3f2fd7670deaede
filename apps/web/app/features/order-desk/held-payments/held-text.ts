import type { WireHeldPayment } from '@jhola/contract/client';
import { formatPaise, type HeldReason, paise, rupeesToPaise } from '@jhola/domain';

type Told = Pick<WireHeldPayment, 'reason' | 'expected' | 'taken' | 'note' | 'placed'>;

/** Why a payment is held, as a plain sentence without its full stop. */
export function heldReasonText({ reason, expected, taken, note, placed }: Told): string {
  const asked = formatPaise(rupeesToPaise(expected));
  switch (reason) {
    case 'amount':
    case 'currency':
      return `${takenText(taken)} received, ${asked} expected`;
    case 'nameless':
      return 'It was paid, but the provider gives no payment ID to refund';
    case 'late':
      return 'It was paid after the time limit, when the order had already been dropped';
    case 'stray':
      return placed
        ? 'The order was paid a second time, on another payment page'
        : 'It was paid on a payment page that isn’t the order’s own';
    case 'given-back':
      return capitalised(note ?? 'the money was refunded at the provider, but the order is still open');
  }
}

const BACK_BY_HAND = 'Don’t pack it. Refund the money at the payment provider';

const ADVICE: Readonly<Record<HeldReason, string>> = {
  amount: `${BACK_BY_HAND}. This notice disappears once the full amount is refunded.`,
  currency: `${BACK_BY_HAND}. This notice disappears once the full amount is refunded.`,
  nameless: `${BACK_BY_HAND}, using the session below, then mark it as resolved.`,
  late: `${BACK_BY_HAND}, then mark it as resolved.`,
  stray: `${BACK_BY_HAND}, then mark it as resolved.`,
  'given-back':
    'If the order should not go out, cancel it: nothing is refunded twice. Otherwise mark it as resolved.',
};

/** What the shop should do about a held payment. */
export function heldAdvice({ reason, placed }: Pick<Told, 'reason' | 'placed'>): string {
  if (reason === 'stray' && placed) {
    return 'The order is fine. Refund this extra payment at the payment provider, then mark it as resolved.';
  }
  return ADVICE[reason];
}

/** The amount received, in its own currency. */
export function takenText(taken: Told['taken']): string {
  if (taken === null || taken.amount === null || taken.currency === null) return 'Unknown amount';
  if (taken.currency === 'inr') return formatPaise(paise(taken.amount));
  try {
    const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: taken.currency });
    return format.format(taken.amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  } catch {
    // Not a known currency.
    return `${taken.amount} (${taken.currency})`;
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
