/** The part of `Storage` that the shop uses. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

let found: TextStore | undefined;

/** Local storage; if the browser refuses it, a store in memory that lasts as long as the page. Not for the server. */
export function browserStore(): TextStore {
  found ??= usableLocalStorage() ?? memoryStore();
  return found;
}

function usableLocalStorage(): TextStore | null {
  try {
    const store = window.localStorage;
    store.setItem('probe', '');
    store.removeItem('probe');
    return store;
  } catch {
    return null;
  }
}

/** A store in memory, also for tests. */
export function memoryStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}
