import type { ChangeId } from '../../audit/index.ts';
import type { CategoryId, SubCategoryId, UserId } from '@jhola/domain';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { touchCatalogue } from '../versions/touch-catalogue.ts';
import { readWrittenIds } from './product-writes.queries.ts';
import type { LinkWanted } from './taxonomy-writes.queries.ts';
import { type NewPlace, writeTaxonomy } from './write-taxonomy.ts';
import { type ProductWrite, type ProductPlace, writeProducts } from './write-products.ts';

/** Who does it and when, and the change that what is done to each thing is a part of. */
export type BulkNote = { readonly actor: UserId | null; readonly now: Date; readonly partOf: ChangeId };

/** What is to become of the catalogue. The parts are asked for in this order, each when those before it are written. */
export type Bulk = {
  readonly categories: readonly NewPlace<CategoryId>[];
  readonly subCategories: readonly NewPlace<SubCategoryId>[];
  /** Sub-categories to put under categories, new ones and known ones; what stands there already is passed over. */
  readonly links: () => Promise<RawBuilder<LinkWanted>>;
  /** Products to add or to change, and where those that are new or move will stand. */
  readonly products: () => Promise<{
    readonly writes: RawBuilder<ProductWrite>;
    readonly places: RawBuilder<ProductPlace>;
  }>;
};

export type BulkOptions = {
  readonly note: BulkNote;
  /** How much is written, from 0 to 1. It may throw, which ends the work. */
  readonly onShare?: ((share: number) => void) | undefined;
};

/**
 * Writes many things at once: categories, products, where they stand, their stock, the history of each, and the
 * catalogue's new version. Set by set, within the caller's transaction; its work grows with the things that change. What
 * orders wait for, the rows of known products, is locked last. Throws ProductsMovedOn where one of them was edited since
 * it was compared.
 */
export async function writeBulk(tx: Db, bulk: Bulk, { note, onShare }: BulkOptions): Promise<void> {
  const changes = await writeTaxonomy(tx, bulk, note);
  await writeProducts(tx, await bulk.products(), { note, onShare });
  for (const id of await readWrittenIds(tx)) changes.push({ entity: 'product', id });
  await touchCatalogue(tx, changes);
}
