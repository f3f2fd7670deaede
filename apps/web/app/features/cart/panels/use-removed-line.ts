import { useState } from 'react';
import { type Cart, type CartLine, quantityOf } from '../store/cart-line.ts';

/** A line of several that was removed by one tap, and where it was. */
export type RemovedFrom = { readonly line: CartLine; readonly place: number };

/**
 * The line of several that was last removed by one tap, and a function to call when one is; null once its product is in
 * the cart again. Kept by the component that shows the cart also when it is empty.
 */
export function useRemovedLine(
  cart: Cart | undefined,
): readonly [RemovedFrom | null, (removed: RemovedFrom) => void] {
  const [removed, setRemoved] = useState<RemovedFrom | null>(null);
  const isRemoved = removed !== null && quantityOf(cart, removed.line.product._id) === 0;
  return [isRemoved ? removed : null, setRemoved];
}
