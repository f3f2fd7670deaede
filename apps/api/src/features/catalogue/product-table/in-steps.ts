import type { Id, ProductId, UserId } from '@jhola/domain';
import type { RawBuilder } from 'kysely';
import type { Database, Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { type ManyAtOnce, recordMany } from '../../audit/index.ts';
import {
  type ActionKey,
  lockProgress,
  NOTHING_DONE,
  type Progress,
  readProgress,
  saveProgress,
} from './bulk-actions.queries.ts';
import { readGathered, readGatheredIds } from './product-table.queries.ts';
import { touchProducts } from './touch-products.ts';

/** Few enough that an order of one of these products waits only for some milliseconds. */
export const PRODUCTS_AT_ONCE = 400;

export type BulkOptions = {
  /** The id by which the action is recognised if it is sent again. */
  readonly actionId?: Id<'BulkAction'> | undefined;
  /** The number of products per transaction. */
  readonly atOnce?: number;
};

type Steps<Item> = Pick<ManyAtOnce, 'whole' | 'after'> & {
  readonly actor: UserId;
  readonly now: Date;
  /** The id by which the action is recognised if it is sent again. */
  readonly actionId: ActionKey['actionId'] | undefined;
  readonly items: readonly Item[];
  readonly atOnce: number;
  /** Gathers, locks and changes the products of one step. */
  readonly change: (tx: Db, items: readonly Item[]) => Promise<void>;
  /** The gathered products for the audit log. */
  readonly changed: RawBuilder<unknown>;
};

/**
 * Performs a bulk action in steps, each of them a transaction (decision E50). The audit log has one change for all of
 * them, which grows with each step. Other processes are notified after the last one. An action that was sent before, by
 * its id, continues where it ended, also while the earlier request still runs; one that is finished changes nothing.
 * Returns what it has done, including earlier requests.
 */
export async function inSteps<Item>(
  db: Database,
  { items, atOnce, change, changed, actionId, ...occasion }: Steps<Item>,
): Promise<Progress> {
  const key = actionId === undefined ? null : { actionId, whole: occasion.whole };
  let done = key === null ? NOTHING_DONE : await readProgress(db, key);
  for (let start = 0; start < items.length && !done.isFinished; start += atOnce) {
    const before = done;
    done = await inTransaction(db, async (tx) => {
      const earlier = key === null ? before : await lockProgress(tx, key, occasion.now);
      if (earlier.isFinished) return earlier;
      await change(tx, items.slice(start, start + atOnce));
      const { count, name } = await readGathered(tx);
      const one = { ...occasion, count, name, entity: 'product', plural: 'products' } as const;
      const id = await recordMany(tx, { ...one, earlier }, changed);
      const isLast = start + atOnce >= items.length;
      await touchProducts(tx, { count, isOnly: items.length <= atOnce, isLast, readIds: readGatheredIds });
      const after = { count: earlier.count + count, id, isFinished: isLast };
      if (key !== null) await saveProgress(tx, key, after);
      return after;
    });
  }
  return done;
}

/** In the order of their ids, in which orders lock them too. */
export function byId<Item extends { readonly id: ProductId }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
}
