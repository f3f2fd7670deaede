import type { CardProduct } from './card-product.ts';

/** One page of a list. `next` is what to request next: a cursor, a page number, or null at the end. */
export type ProductPage<Next> = {
  products: CardProduct[];
  totalCount: number;
  next: Next | null;
};

/** All products of the pages in order, without duplicates. */
export function joinPages(pages: readonly Pick<ProductPage<unknown>, 'products'>[]): CardProduct[] {
  const byId = new Map<string, CardProduct>();
  for (const { products } of pages) {
    for (const product of products) if (!byId.has(product._id)) byId.set(product._id, product);
  }
  return [...byId.values()];
}

/** What to request after these pages; null at the end: if the shop said so, or the last page brought nothing new. */
export function nextOf<Next>(pages: readonly ProductPage<Next>[]): Next | null {
  const last = pages.at(-1);
  if (!last || last.next === null) return null;
  const before = joinPages(pages.slice(0, -1)).length;
  return joinPages(pages).length > before ? last.next : null;
}
