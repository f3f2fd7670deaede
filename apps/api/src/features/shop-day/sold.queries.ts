import { ORDER_STATUSES } from '@jhola/domain';
import { sql } from 'kysely';

const SOLD = ORDER_STATUSES.filter((status) => status !== 'cancelled');

/** Whether an order was placed, and not cancelled since: the ones that bring money. `orders` is its alias. */
export function sold(orders: string) {
  return sql<boolean>`${sql.ref(`${orders}.status`)} in (${sql.join(SOLD)})`;
}
