import type Stripe from 'stripe';
import type { SandboxAsked } from '../schema.ts';
import { toSeconds } from '../seconds.ts';
import type { ChargeRow, IntentRow } from './intents.queries.ts';

export type ChargeParts = {
  readonly charge: ChargeRow;
  readonly intent: IntentRow;
  readonly asked: SandboxAsked;
};

/** A charge as an API object. */
export function toCharge({ charge, intent, asked }: ChargeParts): Stripe.Charge {
  const { id, status, amount, amount_refunded: refunded, card, decline } = charge;
  const isPaid = status === 'succeeded';
  return {
    id,
    object: 'charge',
    amount,
    amount_captured: isPaid ? amount : 0,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isPaid ? id.replace(/^ch_/, 'txn_') : null,
    billing_details: {
      address: null,
      email: asked.customer_email,
      name: card.name,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: null,
    captured: isPaid,
    created: toSeconds(charge.created_at),
    currency: intent.currency,
    customer: null,
    description: asked.intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: asked.intent.metadata,
    on_behalf_of: null,
    outcome: outcome(decline),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: card.id,
    payment_method_details: { type: 'card', card: cardDetails(charge) },
    receipt_email: asked.intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: isPaid && refunded === amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  };
}

function outcome(decline: ChargeRow['decline']): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline === null ? 'approved_by_network' : 'declined_by_network',
    reason: decline === null ? null : (decline.decline_code ?? decline.code),
    seller_message: decline === null ? 'Payment complete.' : decline.message,
    type: decline === null ? 'authorized' : 'issuer_declined',
  };
}

function cardDetails({ card, amount, decline }: ChargeRow): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: decline === null ? amount : null,
    authorization_code: null,
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: decline?.code === 'incorrect_cvc' ? 'fail' : 'pass',
    },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    funding: 'credit',
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: null,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
