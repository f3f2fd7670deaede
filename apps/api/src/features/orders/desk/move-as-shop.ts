import { type OrderId, type OrderStatus, type ProductId, reasonToStore, type UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { recordChange } from '../../audit/index.ts';
import { moveOrder } from '../moves/move-order.ts';
import { lockHead, type OrderHead } from '../moves/order-head.queries.ts';
import { noSuchOrder } from '../no-such-order.ts';

export type DeskMove = {
  readonly admin: UserId;
  readonly orderId: OrderId;
  /** The status that the admin saw. */
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** The reason for a cancelled or undelivered order. */
  readonly reason?: string;
  /** Additional values for the audit log. */
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly now: Date;
};

export type DeskMoved = { readonly order: OrderHead; readonly stockOf: readonly ProductId[] };

/**
 * Moves an order to another status as an admin and records who did it, within the caller's transaction. Throws
 * NOT_FOUND, and CONFLICT if the status has changed or the transition isn't allowed. Returns the order as it was
 * before.
 */
export async function moveAsShop(tx: Db, move: DeskMove): Promise<DeskMoved> {
  const { admin, orderId, from, to, facts, now } = move;
  const reason = move.reason && reasonToStore(move.reason);
  const order = await lockHead(tx, orderId);
  if (order === undefined) throw noSuchOrder();
  const stockOf = await moveOrder(tx, {
    orderId,
    from,
    to,
    by: { kind: 'shop', id: admin },
    note: reason,
    now,
  });
  await recordChange(tx, {
    actor: admin,
    action: to === 'cancelled' ? 'cancel' : 'move',
    entity: 'order',
    entityId: orderId,
    name: order.number,
    before: { status: from },
    after: { status: to, ...(reason !== undefined && { reason }), ...facts },
    now,
  });
  return { order, stockOf };
}
