import type { WireHeldPayment } from '@jhola/contract/client';
import { formatAmount, formatRupees, type HeldReason } from '@jhola/domain';
import { texts } from '#messages/order-desk.ts';

type Told = Pick<WireHeldPayment, 'reason' | 'expected' | 'taken' | 'note' | 'placed'>;

/** Why a payment is held, or what became of its refund, as a plain sentence without its full stop. */
export function heldReasonText({ reason, expected, taken, note, placed }: Told): string {
  if (note !== null) return capitalised(note);
  const asked = formatRupees(expected);
  switch (reason) {
    case 'amount':
    case 'currency':
      return texts.heldForAmount({ received: takenText(taken), expected: asked });
    case 'nameless':
      return texts.heldNameless;
    case 'late':
      return texts.heldLate;
    case 'stray':
      return placed ? texts.heldPaidTwice : texts.heldOtherPage;
    case 'given-back':
      return texts.heldRefunded;
    case 'unrefunded':
      return texts.heldUnrefunded;
  }
}

const ADVICE: Readonly<Record<HeldReason, string>> = {
  amount: texts.adviceRefund,
  currency: texts.adviceRefund,
  nameless: texts.adviceRefundBySession,
  late: texts.adviceRefundByHand,
  stray: texts.adviceRefundByHand,
  'given-back': texts.adviceRefunded,
  unrefunded: texts.adviceUnrefunded,
};

/** What the shop should do about a held payment. */
export function heldAdvice({ reason, placed }: Pick<Told, 'reason' | 'placed'>): string {
  if (reason === 'stray' && placed) return texts.adviceExtraPayment;
  return ADVICE[reason];
}

/** The amount received, in its own currency. */
export function takenText(taken: Told['taken']): string {
  if (taken === null || taken.amount === null || taken.currency === null) return texts.unknownAmount;
  return formatAmount(taken.amount, taken.currency);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
