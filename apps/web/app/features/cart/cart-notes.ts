import { useSyncExternalStore } from 'react';
import { toast } from '#ui/toast.ts';

const KEY = 'cart-notes';
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let notes: readonly string[] | undefined;

/** Shows the shopper a message about their cart: as a toast, and in the cart until they have seen it. */
export function showCartNote(text: string): void {
  if (!current().includes(text)) change([...current(), text]);
  toast.error(text, { id: text });
}

/** Removes the notes, because the shopper has seen them. */
export function dismissCartNotes(): void {
  change(NONE);
}

/** The notes that the shopper hasn't seen yet; empty in the server's HTML. */
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
    // Storage is forbidden: the notes last as long as the page.
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
