import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/schema.ts';
import { touchCatalogue } from '../../catalogue/index.ts';
import type { PictureFor } from '../../pictures/index.ts';
import type { ImportNote } from './history.queries.ts';
import { loadProducts, pictureNewProducts } from './load-products.ts';
import { loadTaxonomy } from './load-taxonomy.ts';
import { readTouchedIds } from './products.queries.ts';

export type LoadOptions = {
  readonly pictureFor: PictureFor;
  /** Who does it and when, and the change that what is done to each thing is a part of. */
  readonly note: ImportNote;
  /** How much is written, from 0 to 1. */
  readonly onShare?: ((share: number) => void) | undefined;
  /** Ends the work between two batches. */
  readonly signal?: AbortSignal | undefined;
};

/** With more changes than this a shelf reads everything anew sooner than one by one. */
const CHANGES_TRACED = 2_000;

/**
 * Writes what the comparison found: categories, products, where they stand, the history of each, and the catalogue's
 * new version. What orders wait for, the rows of known products, is locked last. Throws PlanOutdated where one of them
 * was edited since the comparison.
 */
export async function loadStaged(tx: Transaction<Tables>, options: LoadOptions): Promise<void> {
  const changes = await loadTaxonomy(tx, options);
  await pictureNewProducts(tx, options);
  await loadProducts(tx, options);
  const products = await readTouchedIds(tx, CHANGES_TRACED);
  if (products === null) {
    await touchCatalogue(tx, 'everything');
    return;
  }
  for (const id of products) changes.push({ entity: 'product', id });
  if (changes.length > 0) await touchCatalogue(tx, changes);
}
