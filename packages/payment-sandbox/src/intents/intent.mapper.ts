import type Stripe from 'stripe';
import type { SandboxAsked } from '../schema.ts';
import { toSeconds } from '../seconds.ts';
import { PAY_PATH } from '../sessions/session.mapper.ts';
import { NOT_AUTHENTICATED } from './cards.ts';
import type { ChargeRow, IntentRow } from './intents.queries.ts';

export type IntentParts = {
  readonly intent: IntentRow;
  readonly asked: SandboxAsked;
  readonly charge: ChargeRow | undefined;
  readonly publicUrl: string;
};

/** A payment intent as an API object. */
export function toIntent({ intent, asked, charge, publicUrl }: IntentParts): Stripe.PaymentIntent {
  const { id, status, amount, currency, card } = intent;
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: status === 'succeeded' ? amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: intent.canceled_at === null ? null : toSeconds(intent.canceled_at),
    cancellation_reason: status === 'canceled' ? 'expired' : null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created: toSeconds(intent.created_at),
    currency,
    customer: null,
    customer_account: null,
    description: asked.intent.description,
    excluded_payment_method_types: null,
    last_payment_error: lastError(intent, charge),
    latest_charge: charge?.id ?? null,
    livemode: false,
    managed_payments: null,
    metadata: asked.intent.metadata,
    next_action: nextAction(intent, publicUrl),
    on_behalf_of: null,
    payment_method: status === 'succeeded' || status === 'requires_action' ? (card?.id ?? null) : null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: asked.intent.receipt_email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  };
}

function lastError(
  { last_error: error }: IntentRow,
  charge: ChargeRow | undefined,
): Stripe.PaymentIntent.LastPaymentError | null {
  if (error === null) return null;
  // Without authentication the bank wasn't asked for money: a failed charge is that of an earlier card.
  const isCharged = error.code !== NOT_AUTHENTICATED.code && charge?.status === 'failed';
  return {
    type: 'card_error',
    code: error.code as Stripe.PaymentIntent.LastPaymentError.Code,
    message: error.message,
    ...(error.decline_code === null ? {} : { decline_code: error.decline_code }),
    ...(isCharged ? { charge: charge.id } : {}),
  };
}

function nextAction(
  { status, session_id: sessionId }: IntentRow,
  publicUrl: string,
): Stripe.PaymentIntent.NextAction | null {
  if (status !== 'requires_action') return null;
  const page = `${publicUrl}${PAY_PATH}/${sessionId}`;
  return { type: 'redirect_to_url', redirect_to_url: { url: `${page}/authenticate`, return_url: page } };
}
