import { DAY_MS, isUnderWay, UNDER_WAY_STATES } from '@jhola/domain';
import { growingDelay } from '../../../platform/growing-delay.ts';
import { endPayment, releaseHold } from '../checkout/end-payment.ts';
import { CHECK_EVERY_MS, LONGEST_PAUSE_MS } from '../check-times.ts';
import { holdMsOf } from '../hold-time.ts';
import type { PaymentContext } from '../payment-context.ts';
import { checkAgainAt, type PaymentRow, readPayment } from '../payments.queries.ts';
import { ProviderUnavailable, ProviderRefused } from '../provider/payment-provider.ts';
import { settleSession } from './settle-session.ts';

/** The delay after the first check of a payment, if the provider couldn't be reached. */
const FIRST_PAUSE_MS = 30_000;
/** How long after its expiry a session keeps its hold if the provider can't be reached. */
const GRACE_MS = 60_000;
/**
 * How long after its expiry a session that the provider doesn't know is asked about: the shop may have the keys of
 * another account for a while.
 */
const UNKNOWN_FOR_MS = DAY_MS;

/**
 * Checks a payment with the provider as if no webhook ever arrived: ends one whose session was never recorded, asks
 * about an open one, ends an expired one, and releases the hold if the outcome can't be found out. Ends an open payment
 * on which no card was tried once its hold time is over. Never throws because of the provider; it is checked again
 * later. Returns whether the provider responded.
 */
export async function checkPayment(context: PaymentContext, payment: PaymentRow): Promise<boolean> {
  const { clock, log } = context.services;
  const overSince = clock.now().getTime() - payment.expires_at.getTime();
  try {
    if (payment.session_id === null || overSince >= 0)
      await endPayment(context, payment, { unlessOpened: true });
    else await readOpen(context, payment, payment.session_id);
    if (payment.fault !== null) await clearFault(context, payment);
    if (overSince > GRACE_MS) await lapse(context, payment);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    log.warn(
      { err: error, orderId: payment.order_id },
      'The state of a card payment could not be read; it will be retried',
    );
    const isUnknown = error instanceof ProviderRefused && error.code === 'resource_missing';
    const state = isUnknown && overSince > UNKNOWN_FOR_MS ? 'expired' : 'lapsed';
    if (overSince > GRACE_MS) await releaseHold(context, payment, state, error.message);
    await checkLater(context, payment, error.message);
    return error instanceof ProviderRefused;
  }
}

/**
 * Asks about an open session. If a card was tried, the shopper is still on the page, and the session keeps its full
 * time.
 */
async function readOpen(context: PaymentContext, payment: PaymentRow, sessionId: string): Promise<void> {
  const { clock, config } = context.services;
  const report = await context.provider.readSession(sessionId);
  // The time since its creation is wrong if a clock was ahead then; the number of its checks is right.
  const heldFor = Math.max(
    clock.now().getTime() - payment.created_at.getTime(),
    (payment.checks - 1) * CHECK_EVERY_MS,
  );
  const isUnused = report.status === 'open' && report.paymentIntent === null;
  if (isUnused && heldFor >= holdMsOf(config)) await endPayment(context, payment);
  else await settleSession(context, report);
}

/** The provider has responded again: the problem of an earlier check is over. */
async function clearFault({ services }: PaymentContext, payment: PaymentRow): Promise<void> {
  const { order_id: orderId, next_check_at: at } = payment;
  await checkAgainAt(services.db, orderId, UNDER_WAY_STATES, { at, fault: null });
}

/** A payment that the provider is still processing at its expiry keeps no stock. */
async function lapse(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const { state } = await readPayment(context.services.db, payment.order_id);
  if (!isUnderWay(state)) return;
  await releaseHold(context, payment, 'lapsed', 'Neither paid nor over, by the provider');
  await checkLater(context, payment, null);
}

/** Schedules the next check, unless the payment was settled in the meantime. `fault`: why this one failed, or null. */
async function checkLater(
  { services: { db, clock } }: PaymentContext,
  payment: PaymentRow,
  fault: string | null,
): Promise<void> {
  const at = new Date(clock.now().getTime() + pauseOf(payment));
  await checkAgainAt(db, payment.order_id, UNDER_WAY_STATES, { at, fault });
}

/**
 * The delay grows while the provider can't be reached, but not as long as the payment is open: it may hold the last
 * item, or be paid already, and its number of checks includes those that succeeded.
 */
function pauseOf({ state, checks }: PaymentRow): number {
  const longestMs = state === 'lapsed' ? LONGEST_PAUSE_MS : CHECK_EVERY_MS;
  return growingDelay(checks, { firstMs: FIRST_PAUSE_MS, longestMs });
}
