import type Stripe from 'stripe';
import type { IntentRow } from '../intents/intents.queries.ts';
import { toSeconds } from '../seconds.ts';
import type { SessionRow } from './sessions.queries.ts';

/** The path of a session's hosted page, below the shop's base URL. */
export const PAY_PATH = '/sandbox/pay';

export type SessionWithIntent = { readonly session: SessionRow; readonly intent: IntentRow | undefined };

/** A session as an API object. Fields that the sandbox doesn't support have the real API's empty values. */
export function toSession(
  { session, intent }: SessionWithIntent,
  publicUrl: string,
): Stripe.Checkout.Session {
  const { id, status, amount, currency, asked } = session;
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: asked.allowed_payment_method_types,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: asked.cancel_url,
    client_reference_id: asked.client_reference_id,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: toSeconds(session.created_at),
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: customerDetails(session, intent),
    customer_email: asked.customer_email,
    discounts: [],
    expires_at: toSeconds(session.expires_at),
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    livemode: false,
    locale: asked.locale as Stripe.Checkout.Session.Locale | null,
    managed_payments: { enabled: false },
    metadata: asked.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: intent?.id ?? null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status,
    submit_type: asked.submit_type as Stripe.Checkout.Session.SubmitType | null,
    subscription: null,
    success_url: asked.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: status === 'open' ? `${publicUrl}${PAY_PATH}/${id}` : null,
    wallet_options: null,
  };
}

function customerDetails(
  { asked }: SessionRow,
  intent: IntentRow | undefined,
): Stripe.Checkout.Session['customer_details'] {
  const name = intent?.status === 'succeeded' ? (intent.card?.name ?? null) : null;
  if (asked.customer_email === null && name === null) return null;
  return {
    address: null,
    business_name: null,
    email: asked.customer_email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}
