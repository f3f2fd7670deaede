import type { AddressId, UserId } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { CALLER_ID, userStatement } from '../../../platform/user-statement.queries.ts';
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
  const [checkout] = await readingCheckout({ addressId }).send(db, userId);
  if (checkout === undefined) throw new Error(`There is no account ${userId}`);
  return checkout;
}

/** The copy of an address `a` that an order keeps. */
export const DELIVERY_ADDRESS = sql`jsonb_build_object('address_line', a.address_line, 'city', a.city,
  'state', a.state, 'country', a.country, 'pincode', a.pincode, 'mobile', a.mobile)`;

/** Reads a Checkout. */
export const readingCheckout = userStatement<{ readonly addressId: AddressId }, Checkout>(
  ({ addressId }) => ({
    result: sql`
    select u.name, u.email, u.email_verified_at is not null as confirmed,
      exists (
        select from payments where user_id = ${CALLER_ID} and state in ('opening', 'open')
      ) as "isPaying",
      unpaid.*,
      (select ${DELIVERY_ADDRESS} from addresses a
        where a.id = ${addressId} and a.user_id = ${CALLER_ID} and a.status) as address,
      (select coalesce(json_agg(line), '[]') from (${linesToOrder(CALLER_ID)}) line) as lines
    from users u cross join (
      select count(*)::integer as "unpaidOrders",
        (count(*) filter (where o.payment_method = 'cash'))::integer as "cashOrders"
      from orders o where o.user_id = ${CALLER_ID} and ${UNPAID}
    ) unpaid
    where u.id = ${CALLER_ID}`,
  }),
);
