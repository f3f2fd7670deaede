type Entry = { readonly url: URL; readonly state: unknown };

/**
 * A fake browser tab with a history, at a page of the shop. As in a browser, `history.go` takes effect a moment later,
 * and adding an entry drops the entries ahead of it.
 */
export function fakeTab(path: string) {
  const entries: Entry[] = [{ url: new URL(path, 'https://jhola.test'), state: null }];
  let at = 0;
  let refuses = false;
  const listeners = new Set<() => void>();
  const write = (index: number, state: unknown, path: string) => {
    if (refuses) throw new DOMException('Too many calls', 'SecurityError');
    entries.splice(index, index > at ? Number.POSITIVE_INFINITY : 1, {
      url: new URL(path, entries[at]?.url),
      state: structuredClone(state),
    });
    at = index;
  };
  const press = (delta: number) => {
    if (entries[at + delta] === undefined) return;
    at += delta;
    for (const listener of listeners) listener();
  };
  const tab = {
    get location() {
      return entries[at]?.url;
    },
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState: (state: unknown, _: string, path: string) => write(at + 1, state, path),
      replaceState: (state: unknown, _: string, path: string) => write(at, state, path),
      go: (delta: number) => void setTimeout(press, 0, delta),
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  return {
    tab: tab as unknown as Window,
    /** The addresses of all entries, the first one first. */
    addresses: () => entries.map(({ url: { pathname, search, hash } }) => pathname + search + hash),
    /** Index of the current entry. */
    at: () => at,
    /** The browser's own buttons: -1 is Back. */
    press,
    /** Follows a link to a fragment: the browser adds an entry without state. */
    jump(hash: string) {
      write(at + 1, null, hash);
      press(0);
    },
    refuse: () => {
      refuses = true;
    },
    /** Resolves when all traversals, and what follows from them, are over. */
    async quiet() {
      for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
