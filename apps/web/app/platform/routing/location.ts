import type { PagePath } from '@jhola/domain';

/** An address in the shop: an entry of the history, or one that a navigation will add. */
export type Location = {
  /** Percent-encoded, as in the address bar. */
  readonly pathname: string;
  /** Empty, or the query with its question mark. */
  readonly search: string;
  /** Empty, or the fragment with its number sign. */
  readonly hash: string;
  /** Identifies the history entry; the entries of a page's layers share it. */
  readonly key: string;
  /** State that the navigation passed to the page. It survives reloads, so it may come from an older version. */
  readonly state: unknown;
};

export type NavigateOptions = {
  /** Replaces the current history entry instead of adding one. */
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
  /** Keeps the scroll position instead of going to the top. */
  readonly preventScrollReset?: boolean | undefined;
};

/** The path of a location, with query and fragment. */
export function pathOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): PagePath {
  return (pathname + search + hash) as PagePath;
}
