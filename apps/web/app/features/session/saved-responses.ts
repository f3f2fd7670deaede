import { type CallName, type ContractClient, NoResponseError } from '@jhola/contract/client';
import type { TextStore } from '#platform/browser-store.ts';

const KEY = 'savedResponses';
const MOST_RESPONSES = 20;
const MOST_CHARACTERS = 100_000;

/** The calls whose responses are available offline: cart, orders, addresses, and the user. */
const SAVED_CALLS: ReadonlySet<CallName> = new Set([
  'userDetails',
  'getCart',
  'getOrders',
  'getOrder',
  'getAddresses',
  'getBuyAgain',
] as const);

type Saved = { readonly savedAt: number; readonly response: unknown };
/** Oldest first. */
type SavedOfSession = { readonly session: string; readonly responses: readonly (readonly [string, Saved])[] };

export type SavedResponsesOptions = {
  readonly store: () => TextStore;
  /** The id of this browser's session; null without one. */
  readonly session: () => string | null;
  readonly now?: () => number;
};

/**
 * Saves the last responses of some calls in this browser. If such a call gets no response in a page that has had none
 * yet (opened offline), it resolves to the saved one. Responses of another session are never used; they are deleted
 * with the session.
 */
export function withSavedResponses(
  call: ContractClient,
  { store, session, now = Date.now }: SavedResponsesOptions,
): ContractClient {
  const answered = new Set<string>();
  return (async (...sent: Parameters<ContractClient>) => {
    const [name, input = null] = sent;
    const id = session();
    if (id === null || !SAVED_CALLS.has(name)) return call(...sent);
    const key = JSON.stringify([id, name, input]);
    try {
      const response: unknown = await call(...sent);
      answered.add(key);
      if (session() === id) save(store(), id, key, { savedAt: now(), response });
      return response;
    } catch (error) {
      if (!(error instanceof NoResponseError) || answered.has(key)) throw error;
      const saved = read(store(), id).find(([one]) => one === key)?.[1];
      if (saved === undefined) throw error;
      return withTimePassed(saved.response, now() - saved.savedAt);
    }
  }) as ContractClient;
}

/** Deletes the saved responses of all sessions except this one. */
export function deleteOtherResponses(store: TextStore, session: string | null): void {
  if (session === null || read(store, session).length === 0) store.removeItem(KEY);
}

function read(store: TextStore, session: string): SavedOfSession['responses'] {
  const text = store.getItem(KEY);
  if (text === null) return [];
  const saved = JSON.parse(text) as SavedOfSession;
  return saved.session === session ? saved.responses : [];
}

function save(store: TextStore, session: string, key: string, saved: Saved): void {
  const others = read(store, session).filter(([one]) => one !== key);
  const responses = [...others, [key, saved] as const].slice(-MOST_RESPONSES);
  const text = JSON.stringify({ session, responses } satisfies SavedOfSession);
  try {
    if (text.length <= MOST_CHARACTERS) store.setItem(KEY, text);
    else store.removeItem(KEY);
  } catch {
    // The browser's storage is full; saved responses are optional.
    store.removeItem(KEY);
  }
}

/** Advances the server's time in a saved response by its age, so that countdowns are right. */
function withTimePassed(response: unknown, passedMs: number): unknown {
  if (typeof response !== 'object' || response === null) return response;
  if (!('now' in response) || typeof response.now !== 'string') return response;
  return { ...response, now: new Date(Date.parse(response.now) + passedMs).toISOString() };
}
