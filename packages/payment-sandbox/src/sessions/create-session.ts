import type { SandboxAsked, SandboxLine } from '../schema.ts';
import type { Action } from '../api/action.ts';
import { ApiFault } from '../api/api-fault.ts';
import { randomId } from '../random-id.ts';
import { toSeconds } from '../seconds.ts';
import type { SessionParams } from './session-params.ts';
import { toSession } from './session.mapper.ts';
import { insertSession } from './sessions.queries.ts';

const SHORTEST_SECONDS = 30 * 60;
const LONGEST_SECONDS = 24 * 60 * 60;
/** The provider's minimum and maximum charge, in the smallest unit of a currency. */
const AMOUNTS = { least: 50, most: 99_999_999 };

/** Creates an open session. Throws ApiFault for an amount or an expiry that the provider would refuse. */
export const createSession: Action<SessionParams> = async ({ tx, now, publicUrl }, params) => {
  const currency = currencyOf(params);
  const amount = params.line_items.reduce(
    (sum, { price_data: price, quantity }) => sum + price.unit_amount * quantity,
    0,
  );
  requireAmount(amount);
  const expiresAt = params.expires_at ?? toSeconds(now) + LONGEST_SECONDS;
  requireTime(expiresAt, toSeconds(now));
  const row = await insertSession(tx, {
    id: randomId('cs_test', 58),
    amount,
    currency,
    asked: asked(params),
    lines: params.line_items.map(toLine),
    expiresAt: new Date(expiresAt * 1000),
    now,
  });
  return toSession({ session: row, intent: undefined }, publicUrl);
};

function currencyOf({ line_items: [first, ...others] }: SessionParams): string {
  const currency = first?.price_data.currency ?? '';
  const strays = others.some(({ price_data: price }) => price.currency !== currency);
  if (strays) throw new ApiFault('All lines must be in one currency.', { param: 'line_items' });
  return currency;
}

function requireAmount(amount: number): void {
  if (amount < AMOUNTS.least) {
    throw new ApiFault(`The total must be at least ${AMOUNTS.least}.`, { code: 'amount_too_small' });
  }
  if (amount > AMOUNTS.most) {
    throw new ApiFault(`The total must be no more than ${AMOUNTS.most}.`, { code: 'amount_too_large' });
  }
}

function requireTime(expiresAt: number, now: number): void {
  const param = 'expires_at';
  if (expiresAt < now + SHORTEST_SECONDS) {
    throw new ApiFault('expires_at must be at least 30 minutes from now.', { param });
  }
  if (expiresAt > now + LONGEST_SECONDS) {
    throw new ApiFault('expires_at must be no more than 24 hours from now.', { param });
  }
}

function asked(params: SessionParams): SandboxAsked {
  const { payment_intent_data: intent } = params;
  return {
    success_url: params.success_url,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    customer_email: params.customer_email ?? null,
    locale: params.locale ?? null,
    submit_type: params.submit_type ?? null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    metadata: params.metadata,
    intent: {
      metadata: intent?.metadata ?? {},
      description: intent?.description ?? null,
      receipt_email: intent?.receipt_email ?? null,
    },
  };
}

function toLine({ price_data: price, quantity }: SessionParams['line_items'][number]): SandboxLine {
  const { name, description = null, images } = price.product_data;
  return {
    id: randomId('li'),
    name,
    description,
    image: images?.[0] ?? null,
    unit_amount: price.unit_amount,
    quantity,
  };
}
