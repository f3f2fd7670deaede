import type { Config } from '../../../platform/config.ts';
import type { ShelfReading } from './read-shelf.ts';
import { arrangeShelf, type ShelfContents } from './shelf-contents.ts';
import { patchStock, sameContent } from './shelf-product.ts';

/**
 * The contents that follow from a reading. A product whose content is as it was stays the same object, by which
 * the search index knows it; a stock notification that arrived while we read is newer than what was read, and is kept.
 */
export function nextContents(
  config: Config,
  reading: ShelfReading,
  before: ShelfContents | null,
): ShelfContents {
  const { version, taxonomy, products, sales, words } = reading;
  if (before !== null && reading.isArranged) return { ...before, version };
  for (const product of products.values()) {
    const known = before?.products.get(product.id);
    if (known === undefined || known === product) continue;
    const notified = { id: known.id, stock: known.stock, updated_at: new Date(known.changedAt) };
    patchStock(product, notified);
    if (!sameContent(known, product)) continue;
    const read = { id: product.id, stock: product.stock, updated_at: new Date(product.changedAt) };
    patchStock(known, read);
    products.set(known.id, known);
  }
  return arrangeShelf(config, version, taxonomy, products, sales, words);
}
