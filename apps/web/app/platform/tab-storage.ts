/** This tab's session storage; null on the server, and if the browser refuses it. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Stores a text in this tab's session storage; has no effect if the storage is full or refused. */
export function storeInTab(key: string, text: string): void {
  try {
    tabStorage()?.setItem(key, text);
  } catch {
    // Full: what the shop stores here is convenient, but nothing depends on it.
  }
}

/** The value that was stored as JSON in this tab's session storage; null if there is none, or it can't be parsed. */
export function parsedFromTab(key: string): unknown {
  try {
    return JSON.parse(tabStorage()?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
