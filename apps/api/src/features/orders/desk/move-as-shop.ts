import { type OrderId, type OrderStatus, type ProductId, reasonToStore, type UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { recordChange } from '../../audit/index.ts';
import { moveOrder } from '../moves/move-order.ts';
import { readLastMove } from '../moves/moves.queries.ts';
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
 * Moves an order to another status as an admin and records who did it, within the caller's transaction. Returns the
 * order as it was before, or null if the same admin has made this move already: the request is repeated after a lost
 * response. Throws NOT_FOUND, and CONFLICT if the status has changed or the transition isn't allowed.
 */
export async function moveAsShop(tx: Db, move: DeskMove): Promise<DeskMoved | null> {
  const { admin, orderId, from, to, facts, now } = move;
  const reason = move.reason && reasonToStore(move.reason);
  const order = await lockHead(tx, orderId);
  if (order === undefined) throw noSuchOrder();
  if (await isRepeated(tx, order, move)) return null;
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

/**
 * Whether the order, whose row is locked, got this status by the same request of the same admin. Two admins who both
 * pack an order, or an admin who corrects a reason, must not be told that it is done.
 */
export async function isRepeated(
  tx: Db,
  { id, status }: OrderHead,
  { admin, to, reason }: Pick<DeskMove, 'admin' | 'to' | 'reason'>,
): Promise<boolean> {
  if (status !== to) return false;
  const last = await readLastMove(tx, id);
  const note = reason === undefined ? null : reasonToStore(reason);
  return last?.actor_id === admin && last.note === note;
}
