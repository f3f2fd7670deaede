import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { Session } from '#features/session/index.ts';
import { hasNotFailed } from '#platform/has-not-failed.ts';
import { statusOf } from '#platform/status-of.ts';
import type { Cart } from './store/cart-line.ts';
import { localCart } from './store/local-cart.ts';
import { cartKey, openCartStore, unsentChanges } from './store/open-cart-store.ts';
import { visitorCart } from './store/visitor-cart.ts';

const FRESH_MS = 5 * 60_000;

/** The query of a session's cart. */
export function cartQuery(queryClient: QueryClient, session: Session) {
  const isVisitor = session === 'none';
  return queryOptions({
    queryKey: cartKey(session),
    queryFn:
      session === 'unknown' ? skipToken : ({ signal }) => openCartStore(queryClient, session).load(signal),
    staleTime: FRESH_MS,
    // The cart doesn't report an ended session.
    meta: { isQuiet: (error) => statusOf(error) === 401 },
    // A visitor's cart is available at once; a member sees the visitor's cart until it is merged.
    ...(isVisitor && { initialData: () => visitorCart.read(), initialDataUpdatedAt: 0 }),
    ...(typeof session !== 'string' && { placeholderData: () => memberCart(queryClient, session) }),
    refetchOnWindowFocus: !isVisitor,
  });
}

/** A member's cart before the server has responded; undefined if this browser has no part of it. */
function memberCart(queryClient: QueryClient, session: Exclude<Session, string>): Cart | undefined {
  const cart = localCart(visitorCart, unsentChanges(queryClient, session));
  return cart.length > 0 ? cart : undefined;
}

/** The query of a session's cart for components that are on every page: it doesn't repeat a failed request. */
export function knownCartQuery(queryClient: QueryClient, session: Session) {
  return { ...cartQuery(queryClient, session), enabled: hasNotFailed };
}
