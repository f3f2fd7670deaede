import type { ComponentType } from 'react';
import { useMatches } from 'react-router';

/** What a route tells the frame around it: `export const handle: PageHandle = { … }`. */
export type PageHandle = {
  /** The search page's input, in the place of the header's search; it comes with that page. */
  SearchInput?: ComponentType;
  /** This page has a bar of its own along the bottom of phones, or wants none. */
  ownBar?: boolean;
};

/** The handle of the innermost route. */
export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {};
}
