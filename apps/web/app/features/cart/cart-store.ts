import { useSyncExternalStore } from 'react';

const quantities = new Map<string, number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many of a product are in the cart; none in the server's markup. */
export function useQuantity(productId: string): number {
  return useSyncExternalStore(
    subscribe,
    () => quantities.get(productId) ?? 0,
    () => 0,
  );
}

/** How many pieces are in the cart in all. */
export function useItemCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0),
    () => 0,
  );
}

/** Sets a product's quantity; 0 takes it out. */
export function changeQuantity(productId: string, quantity: number): void {
  if (quantity > 0) quantities.set(productId, quantity);
  else quantities.delete(productId);
  for (const listener of listeners) listener();
}
