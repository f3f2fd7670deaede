import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { cartTotals } from '@jhola/domain';
import { statusOf } from '#platform/status-of.ts';
import { type Session, sessionStore, useSession } from '#features/session/index.ts';
import { openCartStore, cartKey, unsentChanges, visitorCart } from './open-cart-store.ts';
import { type Cart, type CartProduct, quantityOf, toPricedLine, withQuantity } from './cart-line.ts';

const FRESH_MS = 5 * 60_000;

function cartQuery(queryClient: QueryClient, session: Session) {
  const isVisitor = session === 'none';
  return queryOptions({
    queryKey: cartKey(session),
    queryFn:
      session === 'unknown' ? skipToken : ({ signal }) => openCartStore(queryClient, session).load(signal),
    staleTime: FRESH_MS,
    // A session that has ended is not told of by its cart.
    meta: { isQuiet: (error) => statusOf(error) === 401 },
    // A visitor's cart is at hand; a member sees what the visitor had until it has been merged.
    ...(isVisitor && { initialData: () => visitorCart.read(), initialDataUpdatedAt: 0 }),
    ...(typeof session !== 'string' && { placeholderData: () => keptLines(queryClient, session) }),
    refetchOnWindowFocus: !isVisitor,
  });
}

/** What this browser knows of a member's cart before the server has answered: the visitor's, and unsent changes. */
function keptLines(queryClient: QueryClient, session: Exclude<Session, string>): Cart | undefined {
  const unsent = unsentChanges(queryClient, session).all();
  const kept = unsent.reduce(
    (cart, { product, wanted }) => withQuantity(cart, product, wanted),
    visitorCart.read(),
  );
  return kept.length > 0 ? kept : undefined;
}

/** The cart as it is shown; `data` is undefined until it is known. */
export function useCart() {
  return useQuery(cartQuery(useQueryClient(), useSession()));
}

/** How many of a product are in the cart; none in the server's markup. */
export function useQuantity(productId: string): number {
  const select = (cart: Cart) => quantityOf(cart, productId);
  // A card that comes into view is no reason to ask again for a cart that was refused.
  const query = useQuery({ ...cartQuery(useQueryClient(), useSession()), select, retryOnMount: false });
  return query.data ?? 0;
}

/** Wants so many of a product in the cart; 0 takes it out. */
export function useSetQuantity(): (product: CartProduct, quantity: number) => void {
  const queryClient = useQueryClient();
  // Asked at the tap: a tap from before the page was alive is played before the session is shown.
  return (product, quantity) =>
    openCartStore(queryClient, sessionStore.current()).setQuantity(product, quantity);
}

/**
 * Waits until the changes of the cart are stored, and gives the cart as it is shown then, each line with its id.
 * Throws what reading the cart throws.
 */
export function useSavedCart(): () => Promise<Cart> {
  const queryClient = useQueryClient();
  return async () => {
    const session = sessionStore.current();
    await openCartStore(queryClient, session).settled();
    const shown = queryClient.getQueryData<Cart>(cartKey(session)) ?? [];
    if (shown.every(({ lineId }) => lineId !== null)) return shown;
    return queryClient.fetchQuery({ ...cartQuery(queryClient, session), staleTime: 0 });
  };
}

/** The figures of the bill. */
export function totalsOf(cart: Cart) {
  return cartTotals(cart.map(toPricedLine));
}
