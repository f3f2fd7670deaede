import { isUnfulfilled, type PaymentState, reasonToShow } from '@jhola/domain';
import { AppError } from '../../platform/app-error.ts';
import { readOrderToTell } from '../orders/index.ts';
import type { PaymentContext } from './payment-context.ts';
import { findBySession } from './payments.queries.ts';
import { askNow } from './settling/ask-now.ts';
import { paymentsTexts as texts } from '../../messages/index.ts';

/** A payment's state, for the shopper who started it. */
export type ShownPayment = {
  readonly state: 'confirming' | 'paid' | 'unpaid' | 'refunded' | 'held';
  readonly orderId: string;
  readonly _id: string;
  /** Why the order was cancelled, in the language of the request; null if it wasn't. */
  readonly reason: string | null;
};

const SHOWN: Readonly<Record<PaymentState, ShownPayment['state']>> = {
  opening: 'confirming',
  open: 'confirming',
  lapsed: 'confirming',
  paid: 'paid',
  expired: 'unpaid',
  held: 'held',
  refunded: 'refunded',
};

/**
 * Returns the state of a session's payment; asks the provider if it is still open. Requires only the session's
 * unguessable id, no login, so that a shopper whose login expired at the bank still sees the outcome. Throws NOT_FOUND.
 */
export async function readShownPayment(context: PaymentContext, sessionId: string): Promise<ShownPayment> {
  const { db } = context.services;
  const found = await findBySession(db, sessionId);
  if (found === undefined) throw new AppError('NOT_FOUND', { message: texts.noSuchPayment });
  await askNow(context, found.order_id);
  const payment = (await findBySession(db, sessionId)) ?? found;
  const { order } = await readOrderToTell(db, payment.order_id);
  const isOwedBack = payment.state === 'paid' && isUnfulfilled(order.status);
  return {
    state: isOwedBack ? 'refunded' : SHOWN[payment.state],
    orderId: order.order_number,
    _id: order.id,
    reason: order.cancel_reason && reasonToShow(order.cancel_reason),
  };
}
