import { SOLD_STATUSES } from '@jhola/domain';
import { sql } from 'kysely';

/** Whether an order was placed, and neither cancelled nor brought back since: the ones that bring money. `orders` is its alias. */
export function sold(orders: string) {
  return sql<boolean>`${sql.ref(`${orders}.status`)} in (${sql.join(SOLD_STATUSES)})`;
}
