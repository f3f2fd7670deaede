import type { ProductId, UserId } from '@jhola/domain';
import type { RawBuilder } from 'kysely';
import type { Database, Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import { type ChangeId, type ManyAtOnce, recordMany } from '../../audit/index.ts';
import { readGathered, readGatheredIds } from './product-table.queries.ts';
import { touchProducts } from './touch-products.ts';

/** Few enough that an order of one of these products waits only for some milliseconds. */
export const PRODUCTS_AT_ONCE = 400;

type Steps<Item> = Pick<ManyAtOnce, 'whole' | 'after'> & {
  readonly actor: UserId;
  readonly now: Date;
  readonly items: readonly Item[];
  readonly atOnce: number;
  /** Gathers, locks and changes the products of one step. */
  readonly change: (tx: Db, items: readonly Item[]) => Promise<void>;
  /** The gathered products for the audit log. */
  readonly changed: RawBuilder<unknown>;
};

/**
 * Performs a bulk action in steps, each of them a transaction (decision E50). The audit log has one change for all of
 * them, which grows with each step. Other processes are notified after the last one. Returns the number of changed
 * products, and the change; null if nothing changed.
 */
export async function inSteps<Item>(
  db: Database,
  { items, atOnce, change, changed, ...occasion }: Steps<Item>,
): Promise<{ count: number; id: ChangeId | null }> {
  let done: { count: number; id: ChangeId | null } = { count: 0, id: null };
  for (let start = 0; start < items.length; start += atOnce) {
    const before = done;
    done = await inTransaction(db, async (tx) => {
      await change(tx, items.slice(start, start + atOnce));
      const { count, name } = await readGathered(tx);
      const one = { ...occasion, count, name, entity: 'product', plural: 'products' } as const;
      const id = await recordMany(tx, { ...one, earlier: before }, changed);
      const isLast = start + atOnce >= items.length;
      await touchProducts(tx, { count, isOnly: items.length <= atOnce, isLast, readIds: readGatheredIds });
      return { count: before.count + count, id };
    });
  }
  return done;
}

/** In the order of their ids, in which orders lock them too. */
export function byId<Item extends { readonly id: ProductId }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
}
