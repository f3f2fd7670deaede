import type { ProductId, ShopSort } from '@jhola/domain';
import { newerFirst } from '../shelf/arrangement.ts';
import type { ShelfProduct } from '../shelf/shelf-product.ts';

/** A product's position in a list. Smaller values come first. */
export type SortKey = {
  readonly isSoldOut: boolean;
  /** The value by which the list is sorted. */
  readonly value: number;
  readonly madeAt: number;
  readonly id: ProductId;
};

/** The value that a sort compares; smallest first. */
const VALUES: Readonly<Record<ShopSort, (product: ShelfProduct) => number>> = {
  best: (product) => -product.popularity,
  price: (product) => product.payablePaise,
  'price-desc': (product) => 0 - product.payablePaise,
  discount: (product) => -product.discount,
  newest: () => 0,
};

/** A product's position in a list with this sort, computed from its present stock, price and popularity. */
export function sortKeyOf(product: ShelfProduct, sort: ShopSort): SortKey {
  const { stock, madeAt, id } = product;
  return { isSoldOut: stock === 0, value: VALUES[sort](product), madeAt, id };
}

/** Compares two positions: sold-out products last, then by the sort, then newest first. */
export function bySortKey(one: SortKey, other: SortKey): number {
  return Number(one.isSoldOut) - Number(other.isSoldOut) || one.value - other.value || newerFirst(one, other);
}

/** Products sorted for shoppers. Computes each position once, however often it is compared. */
export function sortedForShoppers(
  products: readonly ShelfProduct[],
  sort: ShopSort,
): readonly ShelfProduct[] {
  const placed = products.map((product) => ({ product, ...sortKeyOf(product, sort) }));
  return placed.sort(bySortKey).map(({ product }) => product);
}
