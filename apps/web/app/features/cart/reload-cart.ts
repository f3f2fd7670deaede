import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#features/session/index.ts';
import { cartKey } from './store/open-cart-store.ts';
import { announceCartChange } from './store/other-tabs.ts';

/** Refetches the cart, here and in other tabs, after a call that has changed it on the server. */
export async function reloadCart(queryClient: QueryClient, session: Session): Promise<void> {
  announceCartChange();
  await queryClient.invalidateQueries({ queryKey: cartKey(session) });
}
