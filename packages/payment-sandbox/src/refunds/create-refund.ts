import { z } from 'zod';
import type { Action } from '../api/action.ts';
import { expand, integer, metadata } from '../api/parse-params.ts';
import { missing, ApiFault } from '../api/api-fault.ts';
import { recordEvent } from '../events/record-event.ts';
import { toCharge } from '../intents/charge.mapper.ts';
import { addRefunded, type ChargeRow, findIntent, lockTaken } from '../intents/intents.queries.ts';
import { randomId } from '../random-id.ts';
import { findSession } from '../sessions/sessions.queries.ts';
import { toRefund } from './refund.mapper.ts';
import { insertRefund } from './refunds.queries.ts';

export const refundParams = z.strictObject({
  payment_intent: z.string(),
  amount: integer.refine((amount) => amount >= 1, 'must be at least 1').optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
  expand,
});

type RefundParams = z.output<typeof refundParams>;

/** Refunds the given amount, or all that is left. Throws ApiFault if less is left, or nothing was taken. */
export const createRefund: Action<RefundParams> = async (context, params) => {
  const { tx, now } = context;
  const { payment_intent: intentId } = params;
  const intent = await findIntent(tx, intentId);
  if (intent === undefined) throw missing('payment_intent', intentId, 'payment_intent');
  const charge = await lockTaken(tx, intentId);
  if (charge === undefined) {
    throw new ApiFault(`This PaymentIntent (${intentId}) has no successful charge to refund.`, {
      param: 'payment_intent',
    });
  }
  const amount = amountOf(charge, params.amount);
  const after = await addRefunded(tx, charge.id, amount);
  const row = await insertRefund(tx, {
    id: randomId('re'),
    chargeId: charge.id,
    intentId,
    amount,
    currency: intent.currency,
    reason: params.reason ?? null,
    metadata: params.metadata,
    now,
  });
  const refund = toRefund(row);
  const session = await findSession(tx, intent.session_id);
  if (session === undefined) throw new Error(`The intent ${intentId} is of no session`);
  await recordEvent(context, { type: 'refund.created', object: refund });
  await recordEvent(context, {
    type: 'charge.refunded',
    object: toCharge({ charge: after, intent, asked: session.asked }),
    previousAttributes: { amount_refunded: charge.amount_refunded, refunded: false },
  });
  await recordEvent(context, {
    type: 'refund.updated',
    object: refund,
    previousAttributes: { destination_details: null },
  });
  return refund;
};

function amountOf(charge: ChargeRow, asked: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw new ApiFault(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = asked ?? left;
  if (amount > left) {
    throw new ApiFault(`The refund (${amount}) is greater than what is left of the charge (${left}).`, {
      param: 'amount',
    });
  }
  return amount;
}
