import type { QueryClient } from '@tanstack/react-query';
import { mineKey, type Session, userQuery } from '#features/session/index.ts';
import { browserStore } from '#platform/browser-store.ts';
import type { Cart } from './cart-line.ts';
import type { CartDesk, ShownCart } from './desk.ts';
import { type KeptHere, MemberDesk } from './member-desk.ts';
import { SeenProducts } from './seen-products.ts';
import { UnsentChanges } from './unsent-changes.ts';
import { VisitorCart } from './visitor-cart.ts';
import { VisitorDesk } from './visitor-desk.ts';

export const visitorCart = new VisitorCart(browserStore);

const desks = new WeakMap<QueryClient, { session: Session; desk: CartDesk }>();

/** The query key of the cart that a session shows. */
export function cartKey(session: Session) {
  return mineKey(session, 'cart');
}

/** The one desk of this tab for a session. */
export function cartDesk(queryClient: QueryClient, session: Session): CartDesk {
  const open = desks.get(queryClient);
  if (open?.session === session) return open.desk;
  const shown = shownCart(queryClient, session);
  const desk =
    typeof session === 'string'
      ? new VisitorDesk(visitorCart, shown)
      : new MemberDesk(keptHere(queryClient, session), shown);
  desks.set(queryClient, { session, desk });
  return desk;
}

function keptHere(queryClient: QueryClient, session: Exclude<Session, string>): KeptHere {
  return {
    visitor: visitorCart,
    unsent: unsentChanges(queryClient, session),
    seen: new SeenProducts(browserStore, session.id),
  };
}

/** What a signed-in shopper has changed and nobody has confirmed. */
export function unsentChanges(queryClient: QueryClient, session: Exclude<Session, string>): UnsentChanges {
  const user = () => queryClient.getQueryData(userQuery(session).queryKey)?._id ?? null;
  return new UnsentChanges(browserStore, { session: session.id, user });
}

function shownCart(queryClient: QueryClient, session: Session): ShownCart {
  const queryKey = cartKey(session);
  return {
    read: () => queryClient.getQueryData<Cart>(queryKey) ?? [],
    change: (change) => {
      // An answer that is on its way was made before this change.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Cart>(queryKey, (cart) => change(cart ?? []));
    },
    reload: () => void queryClient.invalidateQueries({ queryKey }),
  };
}
