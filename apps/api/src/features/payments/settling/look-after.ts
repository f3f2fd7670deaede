import { isUnderWay } from '@jhola/domain';
import { endPayment, letGo } from '../checkout/end-payment.ts';
import { holdMsOf } from '../hold-time.ts';
import type { PaymentContext } from '../payment-context.ts';
import { checkAgainAt, type PaymentRow, readPayment } from '../payments.queries.ts';
import { ProviderAway, ProviderRefused } from '../provider/payment-provider.ts';
import { settleSession } from './settle-session.ts';

/** So long after its time a session that can't be asked for keeps its hold. */
const GRACE_MS = 60_000;

/**
 * Finds out how a payment stands, as if no webhook ever came: one that was opened and left by us is ended, an open
 * one is asked for, one whose time is over is ended, and where nobody can say how, its hold is let go. An open one that
 * nobody has tried to pay is ended as soon as its stock has been held long enough. Never throws for what the provider
 * does; it is asked again then.
 */
export async function lookAfter(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const { db, clock, log } = context.services;
  const overSince = clock.now().getTime() - payment.expires_at.getTime();
  try {
    if (payment.session_id === null || overSince >= 0) await endPayment(context, payment);
    else await readOpen(context, payment, payment.session_id);
    if (overSince > GRACE_MS) await letWait(context, payment);
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error;
    log.warn(
      { err: error, orderId: payment.order_id },
      'How a payment stands can’t be asked; it is asked again',
    );
    if (overSince > GRACE_MS) await letGo(context, payment, 'lapsed', error.message);
    await checkAgainAt(
      db,
      payment.order_id,
      new Date(clock.now().getTime() + pauseOf(payment)),
      error.message,
    );
  }
}

/** Asks how an open session stands. A shopper whose card was tried is still on the page: that one keeps its time. */
async function readOpen(context: PaymentContext, payment: PaymentRow, sessionId: string): Promise<void> {
  const { clock, config } = context.services;
  const report = await context.provider.readSession(sessionId);
  const heldFor = clock.now().getTime() - payment.created_at.getTime();
  const isUnused = report.status === 'open' && report.paymentIntent === null;
  if (isUnused && heldFor >= holdMsOf(config)) await endPayment(context, payment);
  else await settleSession(context, report);
}

/** A payment that is still on its way to the provider when its time is over keeps no stock from others. */
async function letWait(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const { db, clock } = context.services;
  const { state } = await readPayment(db, payment.order_id);
  if (!isUnderWay(state)) return;
  await letGo(context, payment, 'lapsed', 'Neither paid nor over, by the provider');
  await checkAgainAt(db, payment.order_id, new Date(clock.now().getTime() + pauseOf(payment)), null);
}

const LONGEST_PAUSE_MS = 10 * 60_000;

/** Soon at first, and ever more seldom where the provider stays away. */
function pauseOf({ checks }: PaymentRow): number {
  return Math.min(LONGEST_PAUSE_MS, 15_000 * 2 ** Math.min(checks, 10));
}
