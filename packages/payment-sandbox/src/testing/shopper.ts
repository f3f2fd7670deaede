import type Stripe from 'stripe';
import type { RunningSandbox } from './start-sandbox.ts';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  requiresAuthentication: '4000002500003155',
} as const;

/** The parameters of a shop's session: ₹250 in two lines, for a little more than half an hour. */
export function sessionFor(now: Date): Stripe.Checkout.SessionCreateParams {
  const line = (name: string, unitAmount: number, quantity: number) => ({
    quantity,
    price_data: { currency: 'inr', unit_amount: unitAmount, product_data: { name } },
  });
  return {
    mode: 'payment',
    line_items: [line('Atta <5 kg>', 20_000, 1), line('Milk & honey', 2_500, 2)],
    client_reference_id: 'order-1',
    customer_email: 'asha@jhola.test',
    metadata: { orderId: 'order-1' },
    payment_intent_data: { metadata: { orderId: 'order-1' }, description: 'Order 1' },
    expires_at: Math.floor(now.getTime() / 1000) + 31 * 60,
    success_url: 'http://shop.test/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/cancel',
  };
}

/** Creates the session of `sessionFor` through the sandbox's API, at the time of the test's clock. */
export async function openSession({ stripe, clock }: RunningSandbox): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create(sessionFor(clock.now()));
}

export type Visit = { readonly status: number; readonly location: string | undefined; readonly text: string };

/** Opens a hosted page. */
export async function visit({ app }: RunningSandbox, path: string): Promise<Visit> {
  const { statusCode, headers, body } = await app.inject({ method: 'GET', url: path });
  return { status: statusCode, location: headers.location, text: body };
}

/** Submits a hosted page's form. */
export async function send(
  { app }: RunningSandbox,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Visit> {
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: statusCode, location: headers.location, text: body };
}

/** The path of a session's page. */
export function pageOf(session: Pick<Stripe.Checkout.Session, 'url'>): string {
  return new URL(session.url ?? '').pathname;
}

/** Types a card and presses Pay. */
export async function pay(
  sandbox: RunningSandbox,
  session: Pick<Stripe.Checkout.Session, 'url'>,
  number: string = CARDS.good,
): Promise<Visit> {
  const fields = { number, expiry: '12 / 40', cvc: '123', name: 'Asha Rao' };
  return send(sandbox, pageOf(session), fields);
}
