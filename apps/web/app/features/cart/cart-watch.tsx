import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onSessionEnd, useSession } from '#features/session/index.ts';
import { useNavigator } from '#platform/routing/pages-context.ts';
import { passCartNotesTo } from './store/cart-notes.ts';
import { cartKey } from './store/open-cart-store.ts';
import { onCartChangedElsewhere } from './store/other-tabs.ts';
import { takeOverEarlyChanges } from './early/take-over-early-changes.ts';
import { onRefusal } from './store/refusals.ts';
import { VISITOR_CART_KEY, visitorCart } from './store/visitor-cart.ts';

/**
 * Rendered once, in the root: updates the cart when another tab changes it, clears it when a failure ends the session,
 * and removes its notes when another session begins. Refreshes the page when a change is refused: its products may have
 * sold out, or be no longer sold.
 */
export function CartWatch() {
  const session = useSession();
  const queryClient = useQueryClient();
  const navigator = useNavigator();
  useEffect(() => onSessionEnd(() => visitorCart.clear()), []);
  useEffect(() => {
    if (session !== 'unknown') passCartNotesTo(session === 'none' ? null : session.id);
  }, [session]);
  useEffect(() => {
    if (session !== 'none') return;
    const show = () => queryClient.setQueryData(cartKey('none'), visitorCart.read());
    const follow = ({ key }: StorageEvent) => {
      if (key === VISITOR_CART_KEY || key === null) show();
    };
    const stopListening = onSessionEnd(show);
    window.addEventListener('storage', follow);
    return () => {
      stopListening();
      window.removeEventListener('storage', follow);
    };
  }, [session, queryClient]);
  useEffect(
    () => onCartChangedElsewhere(() => void queryClient.invalidateQueries({ queryKey: cartKey(session) })),
    [session, queryClient],
  );
  useEffect(() => onRefusal(() => void navigator.refresh()), [navigator]);
  useEffect(() => takeOverEarlyChanges(queryClient), [queryClient]);
  return null;
}
