/** This tab's session storage; null on the server, and if the browser refuses it. */
export function tabStorage(): Storage | null {
  return attempt(() => window.sessionStorage);
}

/** Stores a text in this tab's session storage; has no effect if the storage is full or refused. */
export function storeInTab(key: string, text: string): void {
  attempt(() => tabStorage()?.setItem(key, text));
}

/** The value that was stored as JSON in this tab's session storage; null if there is none, or it can't be parsed. */
export function parsedFromTab(key: string): unknown {
  return attempt(() => JSON.parse(tabStorage()?.getItem(key) ?? 'null') as unknown);
}

/** What `work` returns; null if it throws. What is stored here is convenient, but nothing depends on it. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
