import { useQueryClient } from '@tanstack/react-query';
import { NoResponseError } from '@jhola/contract/client';
import { sessionStore } from '#features/session/index.ts';
import type { Cart } from './store/cart-line.ts';
import { cartQuery } from './cart-query.ts';
import { cartKey, openCartStore, unsentChanges } from './store/open-cart-store.ts';

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
