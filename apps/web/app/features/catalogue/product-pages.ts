import type { CardProduct } from './card-product.ts';

/** One page of a list. `next` is what to request next: a cursor, a page number, or null at the end. */
export type ProductPage<Next> = {
  products: CardProduct[];
  totalCount: number;
  next: Next | null;
  /** Of the page in the document: with another version, any page of the list may be different. */
  version?: string;
};

/** All products of the pages in order, without duplicates. */
export function joinPages(pages: readonly Pick<ProductPage<unknown>, 'products'>[]): CardProduct[] {
  const byId = new Map<string, CardProduct>();
  for (const { products } of pages) {
    for (const product of products) if (!byId.has(product._id)) byId.set(product._id, product);
  }
  return [...byId.values()];
}

/**
 * Whether the pages loaded after `known` are still current beside `newer`, a later response for the same page: both
 * have the same version, the same products in the same order, the same cursor and the same total.
 */
export function hasSameStart(known: ProductPage<unknown>, newer: ProductPage<unknown>): boolean {
  return startKey(known) === startKey(newer);
}

function startKey({ products, totalCount, next, version }: ProductPage<unknown>): string {
  return JSON.stringify([version, next, totalCount, ...products.map(({ _id }) => _id)]);
}

/**
 * The loaded pages with `first` in place of the first one. If the later pages may not follow it, the known first page
 * stays before them, so that no product is missing until all are refetched.
 */
export function withFirst<Next>(
  pages: readonly ProductPage<Next>[],
  first: ProductPage<Next>,
): ProductPage<Next>[] {
  const [known = first, ...later] = pages;
  return [first, ...(later.length === 0 || hasSameStart(known, first) ? later : pages)];
}

/** What to request after these pages; null at the end: if the shop said so, or the last page brought nothing new. */
export function nextOf<Next>(pages: readonly ProductPage<Next>[]): Next | null {
  const last = pages.at(-1);
  if (!last || last.next === null) return null;
  const before = joinPages(pages.slice(0, -1)).length;
  return joinPages(pages).length > before ? last.next : null;
}
