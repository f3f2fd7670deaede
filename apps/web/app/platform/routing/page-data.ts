/** The element that carries what a page was rendered from. */
export const PAGE_DATA_ID = 'page-data';

/** What the server has read for a page, in the page itself: of its frames, in their order, and its own. */
export type PageData = {
  readonly frames: readonly unknown[];
  readonly page: { readonly data?: unknown } | { readonly status: number };
};

const SUFFIX = '.data';
const OF_FRAMES = '/_frame/';
const OF_HOME = '/_home';

/** Where the data of a page is asked for. */
export function pageDataPath(pathname: string): string {
  return (pathname === '/' ? OF_HOME : pathname.replace(/\/+$/, '')) + SUFFIX;
}

/** Where the data of a frame is asked for, by its name for it. */
export function frameDataPath(name: string): string {
  return OF_FRAMES + name + SUFFIX;
}

/** Whose data is asked for at a path: a frame's, a page's, or nobody's. */
export function readDataPath(path: string): { frame: string } | { pathname: string } | null {
  if (!path.endsWith(SUFFIX)) return null;
  const rest = path.slice(0, -SUFFIX.length);
  if (rest.startsWith(OF_FRAMES)) return { frame: rest.slice(OF_FRAMES.length) };
  return { pathname: rest === OF_HOME ? '/' : rest };
}
