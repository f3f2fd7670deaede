import { ORDER_STATUSES, type OrderId, type OrderStatus, type UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';

/** The columns of a placed order that are needed to move it. */
export type OrderHead = {
  readonly id: OrderId;
  readonly number: string;
  readonly userId: UserId;
  readonly status: OrderStatus;
  readonly placedAt: Date;
};

/** A placed order's head; locks its row until the transaction ends. Undefined if there is none. */
export async function lockHead(tx: Db, id: OrderId): Promise<OrderHead | undefined> {
  const row = await tx
    .selectFrom('orders')
    .select(['order_number', 'user_id', 'status', 'placed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const status = ORDER_STATUSES.find((placed) => placed === row?.status);
  if (row === undefined || status === undefined) return undefined;
  return { id, number: row.order_number, userId: row.user_id, status, placedAt: row.placed_at };
}
