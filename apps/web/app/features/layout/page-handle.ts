import type { ComponentType } from 'react';

/** What a page, or a frame, tells what is around it: `export const handle: PageHandle = { … }`. */
export type PageHandle = {
  /** The search page's input, shown instead of the header's search link; its code is loaded with that page. */
  SearchInput?: ComponentType;
  /** This page has its own bar at the bottom of phones, or needs none. */
  ownBar?: boolean;
  /** This frame has the document's main element, beside a menu. */
  ownMain?: boolean;
  /** What the banner says on this page, or this frame's pages, while the browser is offline. */
  offlineText?: string;
};
