import type { ProductId } from '@jhola/domain';
import type { Config } from '../../../platform/config.ts';
import type { Steps } from '../../../platform/steps.ts';
import { Arrangement, type ChangedProducts, type SalesRead, takeSales } from './arrangement.ts';
import type { ShelfReading } from './read-shelf.ts';
import { contentsOf, type ShelfContents } from './shelf-contents.ts';
import { patchStock, sameContent, type ShelfProduct } from './shelf-product.ts';

const COPIED_AT_ONCE = 1_000;

/**
 * The contents that follow from a read. Returns a function that completes them; call it when they become the present
 * ones. A product with unchanged content remains the same object, by which the search index recognises it. A stock
 * notification that arrived during the read is newer than the read, and is kept.
 */
export function* nextContents(
  config: Config,
  { read, sales, isRankingOnly, ...facts }: ShelfReading,
  before: ShelfContents | null,
): Steps<() => ShelfContents> {
  const contentVersion = (isRankingOnly && before?.contentVersion) || facts.version;
  const contents = (arrangement: Arrangement, since: ShelfContents['since']) =>
    contentsOf(config, arrangement, { ...facts, contentVersion, since }, before);
  if (before !== null && 'changed' in read) {
    const { arrangement } = before;
    const changed = withoutUnchanged(read.changed, before);
    const moved = arrangement.move(changed, sales);
    if (moved !== null) return () => contents(arrangement, { version: before.version, ...moved });
    if (changed.size === 0 && 'all' in sales) {
      const rearranged = yield* arrangement.rearrange(sales.all);
      return () => contents(rearranged(), null);
    }
  }
  const products = yield* copyOf('all' in read ? read.all : (before?.products ?? new Map()));
  const replaced: (readonly [ShelfProduct, ShelfProduct])[] = [];
  for (const [id, product] of 'all' in read ? read.all : read.changed) {
    yield;
    if (product === null) {
      products.delete(id);
      continue;
    }
    const known = before?.products.get(id);
    const next = existingIfSame(product, known);
    if (known !== undefined && known !== next) replaced.push([known, next]);
    products.set(id, next);
  }
  const arranged = yield* Arrangement.arrange(products, salesAfter(sales, before));
  return () => {
    // Stock may have changed while the products were sorted.
    for (const [known, next] of replaced) takeNewerStock(next, known);
    return contents(arranged(), null);
  };
}

function* copyOf(products: ReadonlyMap<ProductId, ShelfProduct>): Steps<Map<ProductId, ShelfProduct>> {
  const copy = new Map<ProductId, ShelfProduct>();
  for (const [id, product] of products) {
    copy.set(id, product);
    if (copy.size % COPIED_AT_ONCE === 0) yield;
  }
  return copy;
}

function salesAfter(sales: SalesRead, before: ShelfContents | null): Map<ProductId, number> {
  if ('all' in sales) return sales.all;
  const known = before?.arrangement.sales ?? new Map<ProductId, number>();
  takeSales(known, sales.changed);
  return known;
}

/** The changed products without those whose content is unchanged. */
function withoutUnchanged(changed: ChangedProducts, before: ShelfContents): ChangedProducts {
  const next = new Map<ProductId, ShelfProduct | null>();
  for (const [id, product] of changed) {
    if (
      product === null
        ? before.products.has(id)
        : existingIfSame(product, before.products.get(id)) === product
    )
      next.set(id, product);
  }
  return next;
}

/**
 * The existing product if its content is unchanged, otherwise the one that was read; with the newer stock of the two.
 */
function existingIfSame(product: ShelfProduct, known: ShelfProduct | undefined): ShelfProduct {
  if (known === undefined || known === product) return product;
  takeNewerStock(product, known);
  if (!sameContent(known, product)) return product;
  takeNewerStock(known, product);
  return known;
}

function takeNewerStock(product: ShelfProduct, { id, stock, changedAt }: ShelfProduct): void {
  patchStock(product, { id, stock, updated_at: new Date(changedAt) });
}
