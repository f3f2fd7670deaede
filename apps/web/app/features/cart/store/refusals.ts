const listeners = new Set<() => void>();

/** Tells the page that the shop refused a change of the cart: what it shows of the product may be out of date. */
export function announceRefusal(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` at each refusal in this tab; returns a function that stops it. */
export function onRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
