import type { UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database.ts';
import type { OrderForm } from './order-form.ts';
import { findOrdered, type OrderRow } from '../orders.queries.ts';
import { hasLines } from './has-lines.ts';

/**
 * The order that the same request placed earlier: found by its key, otherwise by its cart lines, each of which can be
 * ordered once. Throws CONFLICT if the key belongs to an order with other content.
 */
export async function orderedBefore(
  db: Db,
  userId: UserId,
  form: OrderForm,
  idempotencyKey: string | null,
): Promise<OrderRow | undefined> {
  const lineIds = form.list_items.map((item) => item._id);
  const orders = await findOrdered(db, userId, lineIds, idempotencyKey);
  const byKey = orders.find((order) => idempotencyKey !== null && order.idempotency_key === idempotencyKey);
  if (byKey === undefined) return orders.find((order) => hasLines(order, form));
  const same =
    hasLines(byKey, form) && byKey.address_id === form.addressId && byKey.total_paise === form.totalPaise;
  if (same) return byKey;
  throw new AppError('CONFLICT', { message: 'This Idempotency-Key was used for another order' });
}
