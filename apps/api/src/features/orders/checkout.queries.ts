import { type AddressId, isId, LIMITS, type UserId } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Db, statement } from '../../platform/database.ts';
import type { Along } from '../../platform/http/signed-in.ts';
import { type LineToOrder, linesToOrder } from '../cart/index.ts';
import { UNPAID } from './caps/caps.queries.ts';
import type { OrderRow } from './orders.queries.ts';

/** A line of the cart; `unpaidUnits` of its product are in unpaid orders of the same account (0 if too few to matter). */
export type CheckoutLine = LineToOrder & { readonly unpaidUnits: number };

/** What an order of a cart depends on. Nothing of it is locked: the statement that writes the order compares it. */
export type Checkout = {
  /** The customer. */
  readonly name: string;
  readonly email: string;
  /** Whether the customer has confirmed their email. */
  readonly confirmed: boolean;
  /** A card payment of theirs is open. */
  readonly isPaying: boolean;
  /** Their unpaid cash orders that are on their way. */
  readonly cashOrders: number;
  /** Null unless it is an active address of theirs. */
  readonly address: OrderRow['delivery_address'] | null;
  readonly lines: readonly CheckoutLine[];
};

/** Reads all of it in one statement. Throws if there is no such account. */
export async function readCheckout(db: Db, userId: UserId, addressId: AddressId): Promise<Checkout> {
  const [checkout] = await readingCheckout(db, { userId, addressId });
  if (checkout === undefined) throw new Error(`There is no account ${userId}`);
  return checkout;
}

/** The copy of an address `a` that an order keeps. */
export const DELIVERY_ADDRESS = sql`jsonb_build_object('address_line', a.address_line, 'city', a.city,
  'state', a.state, 'country', a.country, 'pincode', a.pincode, 'mobile', a.mobile)`;

/**
 * Whether unpaid orders may have so many units of a product that a cap refuses this order. They can't if all these
 * orders, each with the maximum of a line, would still leave half of the stock. Then the units aren't counted, which
 * saves time.
 */
const MAY_MATTER = sql`exists (
  select from lines where stock - 2 * quantity < (select count(*) from unpaid) * ${sql.lit(LIMITS.quantityPerLine)}
)`;

const readingCheckout = statement<{ readonly userId: UserId; readonly addressId: AddressId }, Checkout>(
  ({ userId, addressId }) => checkoutOf(userId, addressId),
);

/**
 * Reads the checkout together with the session (see `Along`); the row is the user's `along`. `body`: the request's
 * body, not yet parsed.
 */
export function checkoutAlong(body: unknown): Along {
  const { addressId } = (body ?? {}) as { readonly addressId?: unknown };
  return { query: checkoutOf, value: typeof addressId === 'string' && isId(addressId) ? addressId : '' };
}

/** The query of a Checkout. */
function checkoutOf(userId: UserId | RawBuilder<UserId>, addressId: unknown): RawBuilder<Checkout> {
  return sql<Checkout>`
    with unpaid as materialized (
      select o.id, o.payment_method, o.status from orders o where o.user_id = ${userId} and ${UNPAID}
    ), lines as materialized (${linesToOrder(userId)}), units as materialized (
      select l.product_id, sum(l.quantity)::integer as units
      from unpaid join order_lines l on l.order_id = unpaid.id
      where l.product_id = any(array(select "productId" from lines)) and ${MAY_MATTER}
      group by l.product_id
    )
    select u.name, u.email, u.email_verified_at is not null as confirmed,
      exists (
        select from payments where user_id = ${userId} and state in ('opening', 'open')
      ) as "isPaying",
      (select count(*)::integer from unpaid where payment_method = 'cash') as "cashOrders",
      (select ${DELIVERY_ADDRESS} from addresses a
        where a.id = ${addressId} and a.user_id = ${userId} and a.status) as address,
      (select coalesce(json_agg(line), '[]') from (
        select lines.*, coalesce(units.units, 0) as "unpaidUnits"
        from lines left join units on units.product_id = lines."productId" order by lines.id
      ) line) as lines
    from users u where u.id = ${userId}`;
}
