import type { CartProduct } from '../store/cart-line.ts';

/** What taps before hydration have changed: a product's quantity before the first of them and after the last. */
export type EarlyChange = {
  readonly product: CartProduct;
  readonly before: number;
  readonly quantity: number;
};

const changes = new Map<string, EarlyChange>();

/** Records a tap that was carried out before hydration: its change is already stored and shown. */
export function recordEarlyChange(product: CartProduct, before: number, quantity: number): void {
  const { _id } = product;
  changes.set(_id, { product, before: changes.get(_id)?.before ?? before, quantity });
}

/** The quantity of a product that the document shows before hydration; in the server's HTML it is 0. */
export function earlyQuantity(productId: string): number {
  return changes.get(productId)?.quantity ?? 0;
}

/** The last change of each product. */
export function earlyChanges(): readonly EarlyChange[] {
  return [...changes.values()];
}
