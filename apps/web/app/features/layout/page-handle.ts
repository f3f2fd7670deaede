import type { ComponentType } from 'react';

/** What a page tells the frame of the shop around it: `export const handle: PageHandle = { … }`. */
export type PageHandle = {
  /** The search page's input, in the place of the header's search; it comes with that page. */
  SearchInput?: ComponentType;
  /** This page has a bar of its own along the bottom of phones, or wants none. */
  ownBar?: boolean;
};
