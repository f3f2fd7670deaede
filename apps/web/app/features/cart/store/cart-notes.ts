import { useSyncExternalStore } from 'react';
import { parsedFromTab, storeInTab, tabStorage } from '#platform/tab-storage.ts';
import { toast } from '#ui/toast.ts';

/** What the tab stores: the notes, and the id of the session they are for; null for a visitor. */
type Kept = { readonly session: string | null; readonly notes: readonly string[] };

const KEY = 'cart-notes';
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let kept: Kept | undefined;

/** Shows the shopper a message about their cart: as a toast, and in the cart until they have seen it. */
export function showCartNote(text: string): void {
  if (!cartNotes().includes(text)) change({ ...current(), notes: [...cartNotes(), text] });
  toast.error(text, { id: text });
}

/** Removes the notes, because the shopper has seen them. */
export function dismissCartNotes(): void {
  change({ ...current(), notes: NONE });
}

/**
 * Call it with each session that this tab shows (null for a visitor): a visitor's notes become those of the login that
 * follows, and nobody else sees the notes of a session.
 */
export function passCartNotesTo(session: string | null): void {
  const before = current();
  if (before.session === session) return;
  change({ session, notes: before.session === null ? before.notes : NONE });
}

/** The notes that the shopper hasn't seen yet. */
export function cartNotes(): readonly string[] {
  return current().notes;
}

/** The notes that the shopper hasn't seen yet; empty in the server's HTML. */
export function useCartNotes(): readonly string[] {
  return useSyncExternalStore(subscribe, cartNotes, () => NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): Kept {
  kept ??= read();
  return kept;
}

function change(to: Kept): void {
  kept = to;
  if (to.notes.length === 0) tabStorage()?.removeItem(KEY);
  else storeInTab(KEY, JSON.stringify(to));
  for (const listener of listeners) listener();
}

function read(): Kept {
  return (parsedFromTab(KEY) ?? { session: null, notes: NONE }) as Kept;
}
