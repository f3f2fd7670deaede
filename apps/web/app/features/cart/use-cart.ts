import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { NoResponseError } from '@jhola/contract/client';
import { cartTotals } from '@jhola/domain';
import { hasNotFailed } from '#platform/has-not-failed.ts';
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
    // The cart doesn't report an ended session.
    meta: { isQuiet: (error) => statusOf(error) === 401 },
    // A visitor's cart is available at once; a member sees the visitor's cart until it is merged.
    ...(isVisitor && { initialData: () => visitorCart.read(), initialDataUpdatedAt: 0 }),
    ...(typeof session !== 'string' && { placeholderData: () => localCart(queryClient, session) }),
    refetchOnWindowFocus: !isVisitor,
  });
}

/** The local part of a member's cart before the server has responded: the visitor's cart, and unsent changes. */
function localCart(queryClient: QueryClient, session: Exclude<Session, string>): Cart | undefined {
  const unsent = unsentChanges(queryClient, session).all();
  const kept = unsent.reduce(
    (cart, { product, wanted }) => withQuantity(cart, product, wanted),
    visitorCart.read(),
  );
  return kept.length > 0 ? kept : undefined;
}

/** The cart to show; `data` is undefined until it is known. */
export function useCart() {
  return useQuery(cartQuery(useQueryClient(), useSession()));
}

/** The same for bars and badges on every page, which don't repeat a failed request for the cart. */
export function useKnownCart() {
  return useQuery({ ...cartQuery(useQueryClient(), useSession()), enabled: hasNotFailed });
}

/** The quantity of a product in the cart; 0 in the server's HTML. */
export function useQuantity(productId: string): number {
  const select = (cart: Cart) => quantityOf(cart, productId);
  // A card that becomes visible doesn't repeat a failed request for the cart.
  const query = useQuery({ ...cartQuery(useQueryClient(), useSession()), select, enabled: hasNotFailed });
  return query.data ?? 0;
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
