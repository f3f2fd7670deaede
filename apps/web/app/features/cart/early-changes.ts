import type { CartProduct } from './cart-line.ts';

/** What taps before hydration have changed: a product's quantity before the first of them and after the last. */
export type EarlyChange = {
  readonly product: CartProduct;
  readonly before: number;
  readonly quantity: number;
};

const shown = new Map<string, number>();
const untold = new Map<string, EarlyChange>();

/** Records a tap that was carried out before hydration, and is already stored and shown. */
export function recordEarlyChange(change: EarlyChange): void {
  const { _id } = change.product;
  shown.set(_id, change.quantity);
  untold.set(_id, { ...change, before: untold.get(_id)?.before ?? change.before });
}

/** The quantity that the document shows of a product before hydration; the server's HTML shows none. */
export function earlyQuantity(productId: string): number {
  return shown.get(productId) ?? 0;
}

/** The changes, once. */
export function takeEarlyChanges(): readonly EarlyChange[] {
  const changes = [...untold.values()];
  untold.clear();
  return changes;
}
