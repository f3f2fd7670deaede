import { onRestored } from '#platform/on-restored.ts';

const CHANNEL = 'jhola-cart';

/** This tab's channel: it doesn't receive what it sends itself. */
let channel: BroadcastChannel | undefined;

/** Tells the shop's other tabs that the stored cart has changed. */
export function announceCartChange(): void {
  channel?.postMessage('changed');
}

/**
 * Joins the shop's other tabs, and calls `listener` when one of them has changed the stored cart, or may have while this
 * page was in the back/forward cache; returns a function that leaves them. Join once at a time.
 */
export function onCartChangedElsewhere(listener: () => void): () => void {
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  const stopWatching = onRestored(listener);
  return () => {
    channel?.close();
    channel = undefined;
    stopWatching();
  };
}
