const CHANNEL = 'jhola-cart';

/** Tells the shop's other tabs that the stored cart has changed. */
export function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Calls `listener` when another tab has changed the stored cart; returns a function that unsubscribes. */
export function onCartChangedElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
