import type { FinishedPage } from './finished-page.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Pages redirect nobody; what failed is tried again. */
const KEPT_STATUSES = new Set([200, 404]);

export type PageCache = {
  /** The page of a key: kept, being made, or made now. */
  get(key: string, make: () => Promise<FinishedPage>): Promise<FinishedPage>;
};

/**
 * Finished pages of the catalogue's present version, the least recently asked for dropped first. A page is
 * made once however many ask for it at once, and failures are not kept.
 */
export function createPageCache(version: () => string, maxBytes: number = MAX_BYTES): PageCache {
  const pages = new Map<string, FinishedPage>();
  const making = new Map<string, Promise<FinishedPage>>();
  let keptVersion = version();
  let bytes = 0;

  function keep(key: string, page: FinishedPage): void {
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
      if (present !== keptVersion) {
        keptVersion = present;
        pages.clear();
        making.clear();
        bytes = 0;
      }
      const kept = pages.get(key);
      if (kept !== undefined) {
        // To the end of the map: the order of a map is the order of use.
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
        // Rendered from a catalogue that has moved meanwhile: good enough for who asked, not to be kept.
        if (KEPT_STATUSES.has(page.status) && present === version() && !pages.has(key)) keep(key, page);
        return page;
      } finally {
        if (making.get(key) === begin) making.delete(key);
      }
    },
  };
}
