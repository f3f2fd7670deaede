import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { sessionStore } from '#features/session/index.ts';
import { type Cart, quantityOf } from './cart-line.ts';
import { knownCartQuery } from '../cart-query.ts';
import type { cartKey } from './open-cart-store.ts';

/**
 * The quantities in the cart, for all cards of a page: one observer of the cart instead of one for each card, and no
 * card is rendered again after hydration unless it is in the cart.
 */
export function shownQuantities(queryClient: QueryClient) {
  const listeners = new Set<() => void>();
  let observer: QueryObserver<Cart, Error, Cart, Cart, ReturnType<typeof cartKey>> | undefined;
  let end: (() => void)[] = [];

  /** Observes the cart of the present session. */
  function follow() {
    const options = knownCartQuery(queryClient, sessionStore.current());
    if (observer) observer.setOptions(options);
    else observer = new QueryObserver(queryClient, options);
    return observer;
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (listeners.size === 1) {
        end = [
          follow().subscribe(() => {
            for (const tell of listeners) tell();
          }),
          sessionStore.subscribe(follow),
        ];
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const stop of end) stop();
      };
    },
    quantityOf(productId: string): number {
      // While nobody listens, the observer isn't up to date.
      const shown = listeners.size > 0 && observer ? observer : follow();
      return quantityOf(shown.getCurrentResult().data ?? [], productId);
    },
  };
}

const opened = new WeakMap<QueryClient, ReturnType<typeof shownQuantities>>();

/** The quantities of this tab's cart; one per tab. */
export function quantitiesOf(queryClient: QueryClient) {
  const quantities = opened.get(queryClient) ?? shownQuantities(queryClient);
  opened.set(queryClient, quantities);
  return quantities;
}
