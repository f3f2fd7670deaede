import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { cartTotals } from '@jhola/domain';
import { sessionStore, useSession } from '#features/session/index.ts';
import { openCartStore } from './store/open-cart-store.ts';
import { type Cart, type CartProduct, toPricedLine } from './store/cart-line.ts';
import { cartQuery, knownCartQuery } from './cart-query.ts';
import { earlyQuantity } from './early/early-changes.ts';
import { quantitiesOf } from './store/shown-quantities.ts';

/** The cart to show; `data` is undefined until it is known. */
export function useCart() {
  return useQuery(cartQuery(useQueryClient(), useSession()));
}

/** The cart for bars and badges that are on every page: they don't repeat a failed request. */
export function useKnownCart() {
  return useQuery(knownCartQuery(useQueryClient(), useSession()));
}

/** The quantity of a product in the cart; in the first render that of the document. */
export function useQuantity(productId: string): number {
  const shown = quantitiesOf(useQueryClient());
  return useSyncExternalStore(
    shown.subscribe,
    () => shown.quantityOf(productId),
    () => earlyQuantity(productId),
  );
}

/** Sets the quantity of a product in the cart; 0 removes it. */
export function useSetQuantity(): (product: CartProduct, quantity: number) => void {
  const queryClient = useQueryClient();
  // Read at the tap: a tap before hydration is replayed before the session is shown.
  return (product, quantity) =>
    openCartStore(queryClient, sessionStore.current()).setQuantity(product, quantity);
}

/** The amounts of the bill. */
export function totalsOf(cart: Cart) {
  return cartTotals(cart.map(toPricedLine));
}
