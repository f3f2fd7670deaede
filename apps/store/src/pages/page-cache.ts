import { RecentlyUsed } from '@jhola/api';
import type { CompressedPage } from './compressed-page.ts';

/** More than a thousand pages that are compressed. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Only successful responses are cached: pages never redirect, and failures should be retried. */
const KEPT_STATUSES = new Set([200, 404]);

export type PageCache = {
  /**
   * The page of a key: from the cache, being rendered, or rendered now. `versionOf` is the version of the products that
   * it shows; called only if one has changed.
   */
  get(key: string, versionOf: () => string, make: () => Promise<CompressedPage>): Promise<CompressedPage>;
};

type Versions = {
  /** Changes whenever any page could look different. */
  any(): string;
  /** Changes when all pages could. */
  content(): string;
};

type Kept = {
  readonly page: CompressedPage;
  /** Of the products that the page shows. */
  readonly version: string;
  /** The version of everything when the page was last known to be current. */
  currentAt: string;
};

/**
 * Caches rendered pages while they are current; evicts the least recently used. Concurrent requests for a page share
 * one rendering. Failures are not cached.
 */
export function createPageCache(versions: Versions, maxBytes: number = MAX_BYTES): PageCache {
  const pages = new RecentlyUsed<Kept>(maxBytes, ({ page }) => page.bytes);
  const making = new Map<string, { readonly page: Promise<CompressedPage>; readonly version: string }>();
  let content = versions.content();

  function clearIfOutdated(): void {
    const present = versions.content();
    if (present === content) return;
    content = present;
    pages.clear();
    making.clear();
  }

  return {
    async get(key, versionOf, make) {
      clearIfOutdated();
      const any = versions.any();
      const kept = pages.get(key);
      if (kept !== undefined && (kept.currentAt === any || kept.version === versionOf())) {
        kept.currentAt = any;
        return kept.page;
      }
      pages.delete(key);
      const version = versionOf();
      const begun = making.get(key);
      if (begun?.version === version) return begun.page;
      const begin = { page: make(), version };
      making.set(key, begin);
      try {
        const page = await begin.page;
        // The catalogue has changed during the rendering: the result is returned but not cached.
        if (KEPT_STATUSES.has(page.status) && any === versions.any())
          pages.set(key, { page, version, currentAt: any });
        return page;
      } finally {
        if (making.get(key) === begin) making.delete(key);
      }
    },
  };
}
