import { CLOSED_STATUSES, OPEN_STATUSES, type OrderStatus, UNPLACED_STATUSES } from '@jhola/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { literalStatuses } from '../literal-statuses.queries.ts';
import type { OrderSearch } from './order-search.ts';

/**
 * Begins a query that can select from `matching`: the placed orders that match a search. An order matches by its number,
 * its phone number, its pincode or the customer's name. A complete email matches only the orders of its account.
 *
 * Each part has an index: of the orders that don't match, only open ones are read. Without `materialized`, PostgreSQL
 * might read all orders, newest first, until it has a page of those that match.
 */
export function withMatching(db: Db, orderSearch: OrderSearch) {
  return db.with(
    (cte) => cte('matching').materialized(),
    () => matchingOrders(db, orderSearch),
  );
}

function matchingOrders(db: Db, { names, number, digits, pincode, email }: OrderSearch) {
  const ofCustomers = db
    .selectFrom('users as u')
    .innerJoin('orders as o', 'o.user_id', 'u.id')
    .select(['o.id', 'o.status', 'o.placed_at'])
    .where('o.status', 'not in', UNPLACED_STATUSES);
  if (email !== null) return ofCustomers.where('u.email', '=', email);
  const isNamed = either(names.map((name) => sql<boolean>`u.name ilike ${name}`));
  const parts = [
    ...(number === null ? [] : [sql<boolean>`o.order_number like ${number}`]),
    ...(digits === null ? [] : [sql<boolean>`o.delivery_address->>'mobile' like ${digits}`]),
    ...(pincode === null ? [] : [sql<boolean>`o.delivery_address->>'pincode' = ${pincode}`]),
  ];
  if (parts.length === 0) return ofCustomers.where(isNamed);
  const among = (statuses: readonly OrderStatus[]) =>
    db
      .selectFrom('orders as o')
      .select(['o.id', 'o.status', 'o.placed_at'])
      .where(sql<boolean>`o.status in (${literalStatuses(statuses)})`)
      .where(either(parts));
  return ofCustomers.where(isNamed).union(among(OPEN_STATUSES)).union(among(CLOSED_STATUSES));
}

function either(conditions: readonly ReturnType<typeof sql<boolean>>[]) {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
