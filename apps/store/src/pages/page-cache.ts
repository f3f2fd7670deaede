import type { CompressedPage } from './compressed-page.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Only successful responses are cached: pages never redirect, and failures should be retried. */
const KEPT_STATUSES = new Set([200, 404]);

export type PageCache = {
  /** The page of a key: from the cache, being rendered, or rendered now. */
  get(key: string, make: () => Promise<CompressedPage>): Promise<CompressedPage>;
};

/**
 * Caches rendered pages of the current catalogue version; evicts the least recently used. Concurrent requests for a
 * page share one rendering. Failures are not cached.
 */
export function createPageCache(version: () => string, maxBytes: number = MAX_BYTES): PageCache {
  const pages = new Map<string, CompressedPage>();
  const making = new Map<string, Promise<CompressedPage>>();
  let cachedVersion = version();
  let bytes = 0;

  function keep(key: string, page: CompressedPage): void {
    pages.set(key, page);
    bytes += page.bytes;
    for (const [oldest, { bytes: size }] of pages) {
      if (bytes <= maxBytes) break;
      pages.delete(oldest);
      bytes -= size;
    }
  }

  return {
    async get(key, make) {
      const present = version();
      if (present !== cachedVersion) {
        cachedVersion = present;
        pages.clear();
        making.clear();
        bytes = 0;
      }
      const kept = pages.get(key);
      if (kept !== undefined) {
        // Moves it to the end of the map, whose order is the order of use.
        pages.delete(key);
        pages.set(key, kept);
        return kept;
      }
      const begun = making.get(key);
      if (begun !== undefined) return begun;
      const begin = make();
      making.set(key, begin);
      try {
        const page = await begin;
        // The catalogue has changed during the rendering: the result is returned but not cached.
        if (KEPT_STATUSES.has(page.status) && present === version() && !pages.has(key)) keep(key, page);
        return page;
      } finally {
        if (making.get(key) === begin) making.delete(key);
      }
    },
  };
}
