import type { ProductId, ShopOrder } from '@jhola/domain';
import { newerFirst } from '../shelf/shelf-contents.ts';
import type { ShelfProduct } from '../shelf/shelf-product.ts';

/** Where a product stands in a list. Smaller is earlier. */
export type Standing = {
  readonly isSoldOut: boolean;
  /** By the order that was asked for. */
  readonly value: number;
  readonly madeAt: number;
  readonly id: ProductId;
};

/** What an order goes by; smallest first. */
const VALUES: Readonly<Record<ShopOrder, (product: ShelfProduct) => number>> = {
  best: (product) => -product.popularity,
  price: (product) => product.payablePaise,
  'price-desc': (product) => 0 - product.payablePaise,
  discount: (product) => -product.discount,
  newest: () => 0,
};

export function standingOf(product: ShelfProduct, order: ShopOrder): Standing {
  const { stock, madeAt, id } = product;
  return { isSoldOut: stock === 0, value: VALUES[order](product), madeAt, id };
}

/** Compares where two products stand: sold out last, then by the order, then newest first. */
export function byStanding(one: Standing, other: Standing): number {
  return Number(one.isSoldOut) - Number(other.isSoldOut) || one.value - other.value || newerFirst(one, other);
}

/** Products in an order. Reads each standing once, however often it is compared. */
export function inShopOrder(products: readonly ShelfProduct[], order: ShopOrder): readonly ShelfProduct[] {
  const placed = products.map((product) => ({ product, ...standingOf(product, order) }));
  return placed.sort(byStanding).map(({ product }) => product);
}
