import { makeId, type UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import { insertChange } from './changes.queries.ts';

/** What can be changed by somebody of the shop. */
export type ChangedEntity = 'category' | 'sub_category' | 'product' | 'order' | 'user' | 'price_list';

export type Values = Readonly<Record<string, unknown>>;

export type Change = {
  readonly actor: UserId;
  /** What was done, as a verb: 'create', 'update', 'delete', 'move', 'import' … */
  readonly act: string;
  readonly entity: ChangedEntity;
  readonly entityId: string;
  /** What people call it: a product's name, an order's number. */
  readonly name: string;
  /** The values before, null where it is new. For an update, those that differ are enough. */
  readonly before: Values | null;
  /** The values after, null where it is gone. */
  readonly after: Values | null;
  readonly now: Date;
};

/** Notes who of the shop did what, in the transaction that does it: there is no change without its note. */
export async function recordChange(tx: Db, change: Change): Promise<void> {
  await insertChange(tx, makeId<'AdminChange'>(change.now), change);
}
