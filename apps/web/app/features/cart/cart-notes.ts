import { useSyncExternalStore } from 'react';
import { toast } from '#ui/toast.ts';

const KEY = 'cart-notes';
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let notes: readonly string[] | undefined;

/** Tells the shopper of something that happened to their cart: at once, and beside the cart until they have seen it. */
export function noteCart(text: string): void {
  if (!current().includes(text)) change([...current(), text]);
  toast.error(text, { id: text });
}

/** The shopper has seen the notes. */
export function dismissCartNotes(): void {
  change(NONE);
}

/** What the shopper is yet to see; nothing in the server's markup. */
export function useCartNotes(): readonly string[] {
  return useSyncExternalStore(subscribe, current, () => NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): readonly string[] {
  notes ??= read();
  return notes;
}

function change(to: readonly string[]): void {
  notes = to;
  try {
    if (to.length === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify(to));
  } catch {
    // A browser that keeps nothing: the notes last as long as the page.
  }
  for (const listener of listeners) listener();
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : NONE;
  } catch {
    return NONE;
  }
}
