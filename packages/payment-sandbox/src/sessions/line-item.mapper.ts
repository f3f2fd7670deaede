import type Stripe from 'stripe';
import { toSeconds } from '../seconds.ts';
import type { SessionRow } from './sessions.queries.ts';

type Price = Omit<Stripe.Price, 'unit_amount_decimal'> & { readonly unit_amount_decimal: string };
type LineItem = Omit<Stripe.LineItem, 'price'> & { readonly price: Price };

/** The lines of a session as API objects. */
export function toLineItems({ lines, currency, created_at: created }: SessionRow): LineItem[] {
  return lines.map(({ id, name, unit_amount: unit, quantity }) => ({
    id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: unit * quantity,
    amount_tax: 0,
    amount_total: unit * quantity,
    currency,
    description: name,
    metadata: {},
    price: {
      id: id.replace(/^li_/, 'price_'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: toSeconds(created),
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: id.replace(/^li_/, 'prod_'),
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: unit,
      unit_amount_decimal: String(unit),
    },
    quantity,
  }));
}
