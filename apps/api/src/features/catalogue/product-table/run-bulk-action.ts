import type { Id, UserId } from '@jhola/domain';
import type { RawBuilder } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
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

type BulkAction<Item> = Pick<ManyAtOnce, 'action' | 'after' | 'undoes'> & {
  readonly actor: UserId;
  readonly clock: Clock;
  /** The id by which the action is recognised if it is sent again. */
  readonly actionId: ActionKey['actionId'] | undefined;
  /** The items of each step. */
  readonly steps: AsyncIterable<readonly Item[]>;
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
export async function runBulkAction<Item>(
  db: Database,
  { steps, change, changed, actionId, clock, ...occasion }: BulkAction<Item>,
): Promise<Progress> {
  const key = actionId === undefined ? null : { actionId, action: occasion.action };
  let done = key === null ? NOTHING_DONE : await readProgress(db, key);
  for await (const { items, isFirst, isLast } of markFirstAndLast(steps)) {
    if (done.isFinished) break;
    const before = done;
    done = await inTransaction(db, async (tx) => {
      // The ids of the recorded changes begin with this time, so that an undo finds the products of a step together.
      const now = clock.now();
      const earlier = key === null ? before : await lockProgress(tx, key, now);
      if (earlier.isFinished) return earlier;
      await change(tx, items);
      const { count, name } = await readGathered(tx);
      const one = { ...occasion, now, count, name, entity: 'product', plural: 'products' } as const;
      const id = await recordMany(tx, { ...one, earlier }, changed);
      await touchProducts(tx, { count, isOnly: isFirst && isLast, isLast, readIds: readGatheredIds });
      const after = { count: earlier.count + count, id, isFinished: isLast };
      if (key !== null) await saveProgress(tx, key, after);
      return after;
    });
  }
  return done;
}

/** Steps of `atOnce` items. */
export async function* stepsOf<Item>(items: readonly Item[], atOnce: number): AsyncGenerator<Item[]> {
  for (let start = 0; start < items.length; start += atOnce) yield items.slice(start, start + atOnce);
}

/** Reads one step ahead, to know which is the last. */
async function* markFirstAndLast<Item>(steps: AsyncIterable<readonly Item[]>) {
  let held: readonly Item[] | null = null;
  let isFirst = true;
  for await (const items of steps) {
    if (held !== null) {
      yield { items: held, isFirst, isLast: false };
      isFirst = false;
    }
    held = items;
  }
  if (held !== null) yield { items: held, isFirst, isLast: true };
}
