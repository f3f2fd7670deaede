/** The id of the element with the data that a page was rendered from. */
export const PAGE_DATA_ID = 'page-data';

/** The data that the server has read for a page, embedded in the page: of its frames, in their order, and its own. */
export type PageData = {
  readonly frames: readonly unknown[];
  readonly page: { readonly data?: unknown } | { readonly status: number };
};

const SUFFIX = '.data';
const OF_FRAMES = '/_frame/';
const OF_HOME = '/_home';

/** The URL of a page's data. */
export function pageDataPath(pathname: string): string {
  return (pathname === '/' ? OF_HOME : pathname.replace(/\/+$/, '')) + SUFFIX;
}

/** The URL of a frame's data. */
export function frameDataPath(name: string): string {
  return OF_FRAMES + name + SUFFIX;
}

/** Parses a data URL: the frame's name or the page's path; null if it isn't one. */
export function readDataPath(path: string): { frame: string } | { pathname: string } | null {
  if (!path.endsWith(SUFFIX)) return null;
  const rest = path.slice(0, -SUFFIX.length);
  if (rest.startsWith(OF_FRAMES)) return { frame: rest.slice(OF_FRAMES.length) };
  return { pathname: rest === OF_HOME ? '/' : rest };
}
