import { type AddressId, isId, type UserId } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Db, statement } from '../../../platform/database.ts';
import type { JoinedQuery } from '../../../platform/http/signed-in.ts';
import { type LineToOrder, linesToOrder } from '../../cart/index.ts';
import { UNPAID } from '../caps/caps.queries.ts';
import type { OrderRow } from '../orders.queries.ts';

/** What an order of a cart depends on. Nothing of it is locked: the statement that writes the order compares it. */
export type Checkout = {
  /** The customer. */
  readonly name: string;
  readonly email: string;
  /** Whether the customer has confirmed their email. */
  readonly confirmed: boolean;
  /** A card payment of theirs is open. */
  readonly isPaying: boolean;
  /** Their unpaid orders that hold stock, and those of them that are paid in cash. */
  readonly unpaidOrders: number;
  readonly cashOrders: number;
  /** Null unless it is an active address of theirs. */
  readonly address: OrderRow['delivery_address'] | null;
  readonly lines: readonly LineToOrder[];
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

const readingCheckout = statement<{ readonly userId: UserId; readonly addressId: AddressId }, Checkout>(
  ({ userId, addressId }) => checkoutOf(userId, addressId),
);

/**
 * Reads the checkout together with the session (see `JoinedQuery`); the row is the user's `joinedRow`. `body`: the
 * request's body, not yet parsed.
 */
export function joinCheckout(body: unknown): JoinedQuery {
  const { addressId } = (body ?? {}) as { readonly addressId?: unknown };
  return { query: checkoutOf, value: typeof addressId === 'string' && isId(addressId) ? addressId : '' };
}

/** The query of a Checkout. */
function checkoutOf(userId: UserId | RawBuilder<UserId>, addressId: unknown): RawBuilder<Checkout> {
  return sql<Checkout>`
    select u.name, u.email, u.email_verified_at is not null as confirmed,
      exists (
        select from payments where user_id = ${userId} and state in ('opening', 'open')
      ) as "isPaying",
      unpaid.*,
      (select ${DELIVERY_ADDRESS} from addresses a
        where a.id = ${addressId} and a.user_id = ${userId} and a.status) as address,
      (select coalesce(json_agg(line), '[]') from (${linesToOrder(userId)}) line) as lines
    from users u cross join (
      select count(*)::integer as "unpaidOrders",
        (count(*) filter (where o.payment_method = 'cash'))::integer as "cashOrders"
      from orders o where o.user_id = ${userId} and ${UNPAID}
    ) unpaid
    where u.id = ${userId}`;
}
