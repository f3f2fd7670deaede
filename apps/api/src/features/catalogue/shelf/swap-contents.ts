import type { ProductId } from '@jhola/domain';
import type { Config } from '../../../platform/config.ts';
import { Arrangement, type ChangedProducts } from './arrangement.ts';
import type { ShelfReading } from './read-shelf.ts';
import { contentsOf, type ShelfContents } from './shelf-contents.ts';
import { patchStock, sameContent, type ShelfProduct } from './shelf-product.ts';

/**
 * The contents that follow from a read. A product with unchanged content remains the same object, by which the search
 * index recognises it. A stock notification that arrived during the read is newer than the read, and is kept.
 */
export function nextContents(
  config: Config,
  { read, ...facts }: ShelfReading,
  before: ShelfContents | null,
): ShelfContents {
  if (before !== null && 'changed' in read) {
    const changed = withoutUnchanged(read.changed, before);
    const moved = before.arrangement.move(changed, facts.sales);
    if (moved !== null) {
      const since = { version: before.version, products: moved };
      return contentsOf(config, before.arrangement, { ...facts, since }, before);
    }
  }
  const products = 'all' in read ? new Map(read.all) : new Map(before?.products);
  for (const [id, product] of 'all' in read ? read.all : read.changed) {
    if (product === null) products.delete(id);
    else products.set(id, existingIfSame(product, before));
  }
  return contentsOf(config, new Arrangement(products, facts.sales), { ...facts, since: null }, before);
}

/** The changed products without those whose content is unchanged. */
function withoutUnchanged(changed: ChangedProducts, before: ShelfContents): ChangedProducts {
  const next = new Map<ProductId, ShelfProduct | null>();
  for (const [id, product] of changed) {
    if (product === null ? before.products.has(id) : existingIfSame(product, before) === product)
      next.set(id, product);
  }
  return next;
}

/**
 * The existing product if its content is unchanged, otherwise the one that was read; with the newer stock of the two.
 */
function existingIfSame(product: ShelfProduct, before: ShelfContents | null): ShelfProduct {
  const known = before?.products.get(product.id);
  if (known === undefined || known === product) return product;
  patchStock(product, { id: known.id, stock: known.stock, updated_at: new Date(known.changedAt) });
  if (!sameContent(known, product)) return product;
  patchStock(known, { id: product.id, stock: product.stock, updated_at: new Date(product.changedAt) });
  return known;
}
