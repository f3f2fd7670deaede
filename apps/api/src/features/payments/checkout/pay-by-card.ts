import type { UserId } from '@jhola/domain';
import { AppError, type ErrorDetails } from '../../../platform/app-error.ts';
import { violates } from '../../../platform/http/database-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { OrderForm } from '../../orders/index.ts';
import type { PaymentContext } from '../payment-context.ts';
import { pass } from '../payment-points.ts';
import { type PaymentRow, readPayment } from '../payments.queries.ts';
import { holdMsOf } from '../hold-time.ts';
import { ProviderUnavailable, ProviderRefused } from '../provider/payment-provider.ts';
import { settleSession } from '../settling/settle-session.ts';
import { type Begun, beginPayment } from './begin-payment.ts';
import { endPayment, releaseHold } from './end-payment.ts';
import { openSession } from './open-session.ts';
import { paymentsTexts as texts } from '../../../messages/index.ts';

export type CardPage = {
  /** The provider's session id. */
  readonly id: string;
  /** The URL where the shopper pays. */
  readonly url: string;
  readonly publishableKey: string;
  readonly scriptUrl: string;
};

/** Another request may start or end a payment of the same shopper; then retry, but only a limited number of times. */
const TRIES = 3;

/**
 * Starts a card payment for the cart: the order and its hold are committed before the provider is asked for a session.
 * The same cart gets the same session again; for a changed cart or address the previous session is ended first. Throws
 * CART_CHANGED, OUT_OF_STOCK, NOT_FOUND for the address, PAYMENT_UNAVAILABLE, and BAD_REQUEST if the provider doesn't
 * accept payments of this amount.
 */
export async function payByCard(context: PaymentContext, userId: UserId, form: OrderForm): Promise<CardPage> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const begun = await begin(context, userId, form);
    const payment = await withProvider(context, begun);
    if (payment.state === 'paid') throw alreadyPaid();
    if (begun.kind === 'other' && payment.state === 'open') throw unavailable();
    if (payment.state === 'open' && payment.session_id !== null && payment.session_url !== null) {
      const { publishableKey, scriptUrl } = context.provider;
      return { id: payment.session_id, url: payment.session_url, publishableKey, scriptUrl };
    }
  }
  throw unavailable();
}

async function begin(
  { services, provider, shelf }: PaymentContext,
  userId: UserId,
  form: OrderForm,
): Promise<Begun> {
  const { db, clock, config } = services;
  try {
    const begun = await inTransaction(db, (tx) =>
      beginPayment(tx, userId, form, {
        now: clock.now(),
        holdMs: holdMsOf(config),
        openForMs: provider.openForMs,
        caps: config.orderCaps,
        publicUrl: config.publicUrl,
      }),
    );
    pass('hold.committed', begun.payment.order_id);
    if (begun.kind === 'new') await shelf.reloadStock(begun.sold);
    return begun;
  } catch (error) {
    if (!violates(error, 'order_lines_cart_line_id_key')) throw error;
    throw new AppError('CART_CHANGED', { message: texts.justOrdered, cause: error });
  }
}

/** Opens the payment's session, or ends the payment. Throws PAYMENT_UNAVAILABLE. */
async function withProvider(context: PaymentContext, { kind, payment }: Begun): Promise<PaymentRow> {
  try {
    if (kind === 'other') return await endPayment(context, payment);
    if (payment.session_id === null) return await openSession(context, payment);
    await settleSession(context, await context.provider.readSession(payment.session_id));
    return await readPayment(context.services.db, payment.order_id);
  } catch (error) {
    if (error instanceof ProviderRefused && payment.session_id === null) {
      await releaseHold(context, payment, 'expired', error.message);
      if (error.code === 'amount_too_small' || error.code === 'amount_too_large') throw wrongAmount(error);
      // The payment was started earlier, and its remaining time is below the provider's minimum: start a new one.
      if (kind === 'same' || error.code === 'used_key')
        return readPayment(context.services.db, payment.order_id);
    } else if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error;
    context.services.log.error(
      { err: error, orderId: payment.order_id },
      'A request to the payment provider failed',
    );
    throw unavailable({ isLogged: true, cause: error });
  }
}

function wrongAmount(cause: ProviderRefused): AppError {
  const message = cause.code === 'amount_too_small' ? texts.tooLittle : texts.tooMuch;
  return new AppError('BAD_REQUEST', { message, cause });
}

function unavailable(details: Pick<ErrorDetails, 'isLogged' | 'cause'> = {}): AppError {
  return new AppError('PAYMENT_UNAVAILABLE', { ...details, retryAfterSeconds: 10 });
}

function alreadyPaid(): AppError {
  return new AppError('CART_CHANGED', {
    message: texts.paidAlready,
  });
}
