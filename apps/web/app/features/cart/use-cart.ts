import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { cartTotals } from '@jhola/domain';
import { statusOf } from '#platform/status-of.ts';
import { type Session, sessionStore, useSession } from '#features/session/index.ts';
import { cartDesk, cartKey, visitorCart } from './cart-desk.ts';
import { type Cart, type CartProduct, quantityOf, toPricedLine } from './cart-line.ts';

const FRESH_MS = 5 * 60_000;

function cartQuery(queryClient: QueryClient, session: Session) {
  const isVisitor = session === 'none';
  return queryOptions({
    queryKey: cartKey(session),
    queryFn: session === 'unknown' ? skipToken : ({ signal }) => cartDesk(queryClient, session).load(signal),
    staleTime: FRESH_MS,
    // A session that has ended is not told of by its cart.
    meta: { isQuiet: (error) => statusOf(error) === 401 },
    // A visitor's cart is at hand; a member sees what the visitor had until it has been merged.
    ...(isVisitor && { initialData: () => visitorCart.read(), initialDataUpdatedAt: 0 }),
    ...(typeof session !== 'string' && { placeholderData: keptLines }),
    refetchOnWindowFocus: !isVisitor,
  });
}

function keptLines(): Cart | undefined {
  const kept = visitorCart.read();
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
  return (product, quantity) => cartDesk(queryClient, sessionStore.current()).setQuantity(product, quantity);
}

/** The figures of the bill. */
export function totalsOf(cart: Cart) {
  return cartTotals(cart.map(toPricedLine));
}
