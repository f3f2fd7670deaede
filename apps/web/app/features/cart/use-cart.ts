import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { NoResponseError } from '@jhola/contract/client';
import { cartTotals } from '@jhola/domain';
import { sessionStore, useSession } from '#features/session/index.ts';
import { openCartStore, cartKey, unsentChanges } from './open-cart-store.ts';
import { type Cart, type CartProduct, toPricedLine } from './cart-line.ts';
import { cartQuery, knownCartQuery } from './cart-query.ts';
import { earlyQuantity } from './early-changes.ts';
import { quantitiesOf } from './shown-quantities.ts';

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

/**
 * Waits until all changes of the cart are stored, and returns the shown cart, each line with its id. Throws what
 * reading the cart throws, and NoResponseError if changes are still unsent.
 */
export function useSavedCart(): () => Promise<Cart> {
  const queryClient = useQueryClient();
  return async () => {
    const session = sessionStore.current();
    await openCartStore(queryClient, session).settled();
    const shown = queryClient.getQueryData<Cart>(cartKey(session)) ?? [];
    const isUnsent = () =>
      typeof session !== 'string' && unsentChanges(queryClient, session).all().length > 0;
    if (!isUnsent() && shown.every(({ lineId }) => lineId !== null)) return shown;
    const cart = await queryClient.fetchQuery({ ...cartQuery(queryClient, session), staleTime: 0 });
    if (isUnsent()) throw new NoResponseError('Changes of the cart are not stored yet');
    return cart;
  };
}

/** The amounts of the bill. */
export function totalsOf(cart: Cart) {
  return cartTotals(cart.map(toPricedLine));
}
