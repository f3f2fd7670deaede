import type { QueryClient } from '@tanstack/react-query';
import { type Session, sessionStore, shopperKey, userQuery } from '#features/session/index.ts';
import { browserStore } from '#platform/browser-store.ts';
import type { Cart } from './cart-line.ts';
import type { CartStore, ShownCart } from './cart-store.ts';
import { type StoredCart, MemberCartStore } from './member-cart-store.ts';
import { SeenProducts } from './seen-products.ts';
import { UnsentChanges } from './unsent-changes.ts';
import { visitorCart } from './visitor-cart.ts';
import { VisitorCartStore } from './visitor-cart-store.ts';

const cartStores = new WeakMap<QueryClient, { session: Session; cartStore: CartStore }>();

/** The query key of a session's cart. */
export function cartKey(session: Session) {
  return shopperKey(session, 'cart');
}

/** This tab's cart store for a session; one per tab. */
export function openCartStore(queryClient: QueryClient, session: Session): CartStore {
  const open = cartStores.get(queryClient);
  if (open?.session === session) return open.cartStore;
  const shown = shownCart(queryClient, session);
  const cartStore =
    typeof session === 'string'
      ? new VisitorCartStore(visitorCart, shown)
      : new MemberCartStore(storedCart(queryClient, session), shown);
  cartStores.set(queryClient, { session, cartStore });
  return cartStore;
}

function storedCart(queryClient: QueryClient, session: Exclude<Session, string>): StoredCart {
  return {
    visitor: visitorCart,
    unsent: unsentChanges(queryClient, session),
    seen: new SeenProducts(browserStore, session.id),
    isOver: () => sessionStore.current() !== session,
  };
}

/** The signed-in shopper's changes that aren't confirmed. */
export function unsentChanges(queryClient: QueryClient, session: Exclude<Session, string>): UnsentChanges {
  const user = () => queryClient.getQueryData(userQuery(session).queryKey)?._id ?? null;
  return new UnsentChanges(browserStore, { session: session.id, user });
}

function shownCart(queryClient: QueryClient, session: Session): ShownCart {
  const queryKey = cartKey(session);
  const read = () => queryClient.getQueryData<Cart>(queryKey) ?? [];
  return {
    read,
    change: (change) => {
      // A member's load in progress doesn't contain this change. A visitor's ends with the stored lines.
      if (typeof session !== 'string') void queryClient.cancelQueries({ queryKey });
      // The prices of the other lines are as old as before.
      const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
      queryClient.setQueryData<Cart>(queryKey, change(read()), { updatedAt });
    },
    reload: () => void queryClient.invalidateQueries({ queryKey }),
  };
}
