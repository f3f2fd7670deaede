import { SOLD_STATUSES } from '@jhola/domain';
import { sql } from 'kysely';

/** Whether an order counts as a sale: placed, and neither cancelled nor undelivered. `orders` is its alias. */
export function countsAsSale(orders: string) {
  return sql<boolean>`${sql.ref(`${orders}.status`)} in (${sql.join(SOLD_STATUSES)})`;
}
