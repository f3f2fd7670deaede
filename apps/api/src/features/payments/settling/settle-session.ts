import type { OrderId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { PaymentContext } from '../payment-context.ts';
import { pass } from '../payment-points.ts';
import { findPayment, lockShopper, recordProviderEvent, type PaymentRow } from '../payments.queries.ts';
import type { ProviderEvent, SessionReport } from '../provider/payment-provider.ts';
import { abandonUnpaid } from './abandon-unpaid.ts';
import { type Change, NO_CHANGE } from './change.ts';
import { holdMismatch } from './hold-mismatch.ts';
import { placePaid } from './place-paid.ts';
import { raiseAlarm } from './raise-alarm.ts';
import { type Verdict, verdictOf } from './verdict.ts';

export type Settled = {
  /** Null if the session isn't ours. */
  readonly orderId: OrderId | null;
  readonly verdict: Verdict;
};

/**
 * The only place where a payment's outcome is decided: all reports about a session come here, from webhooks, responses
 * and lookups, repeatedly and concurrently. Runs in one transaction, under the shopper's lock. With `event`, that event
 * is processed once. Returns the outcome.
 */
export async function settleSession(
  context: PaymentContext,
  report: SessionReport,
  event?: ProviderEvent,
): Promise<Settled> {
  const { services, shelf, sales } = context;
  const { db, log } = services;
  const { settled, change } = await inTransaction(db, (tx) => settle(tx, context, report, event));
  const { orderId, verdict } = settled;
  pass('settling.committed', orderId);
  if (change.placed !== undefined) sales.placed('card', change.placed);
  if (change.stockMoved.length > 0) await shelf.reloadStock(change.stockMoved);
  if (verdict === 'hold' || verdict === 'alarm') {
    log.error(
      { orderId, session: report, verdict },
      'A card payment does not match its order: check it at the order desk',
    );
  }
  return settled;
}

async function settle(
  tx: Db,
  { services }: PaymentContext,
  report: SessionReport,
  event: ProviderEvent | undefined,
): Promise<{ settled: Settled; change: Change }> {
  const now = services.clock.now();
  const nothing = (orderId: OrderId | null) =>
    ({ settled: { orderId, verdict: 'wait' }, change: NO_CHANGE }) as const;
  if (event && !(await recordProviderEvent(tx, event, now))) return nothing(null);
  const unlocked = await findPayment(tx, report);
  if (unlocked === undefined) return nothing(null);
  await lockShopper(tx, unlocked.user_id);
  const payment = await findPayment(tx, report);
  if (payment === undefined) return nothing(unlocked.order_id);
  const verdict = verdictOf(soFar(payment), report);
  const change = await applyVerdict(tx, services, { verdict, payment, report, now });
  pass('settling.written', payment.order_id);
  return { settled: { orderId: payment.order_id, verdict }, change };
}

function soFar({ state, session_id, amount_paise }: PaymentRow) {
  return { state, sessionId: session_id, amountPaise: amount_paise };
}

type Decided = {
  readonly verdict: Verdict;
  readonly payment: PaymentRow;
  readonly report: SessionReport;
  readonly now: Date;
};

async function applyVerdict(
  tx: Db,
  { config }: Pick<PaymentContext['services'], 'config'>,
  { verdict, payment, report, now }: Decided,
): Promise<Change> {
  switch (verdict) {
    case 'pay':
      return placePaid(tx, payment, report, config.publicUrl, now);
    case 'expire':
      return abandonUnpaid(tx, payment, { state: 'expired', session_id: report.id }, now);
    case 'hold':
      return holdMismatch(tx, payment, report, now);
    case 'alarm':
      return raiseAlarm(tx, payment, report, now);
    case 'wait':
      return NO_CHANGE;
  }
}
