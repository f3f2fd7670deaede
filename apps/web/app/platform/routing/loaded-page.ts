import type { RouteMatch } from './match-route.ts';
import type { RouteModule, RouteParams, RoutePart } from './route.ts';

/** A page or a frame with its code and its data, ready to be rendered. */
export type LoadedPart = { readonly name: string; readonly module: RouteModule; readonly data: unknown };

/** If a page failed, its frames are still rendered; if a frame failed, there are none. */
export type LoadedPage = {
  readonly frames: readonly LoadedPart[];
  /** The page, the error that prevents it, or a marker that its code is still loading. */
  readonly page: LoadedPart | { readonly error: unknown } | typeof CODE_LOADING;
  readonly params: RouteParams;
};

/** Stands for a page whose code is still loading. */
export const CODE_LOADING = { isCodeLoading: true } as const;

/** A navigation whose target still needs code or data. */
export type LoadingPage = {
  /** Never rejects: an error becomes part of the page. */
  readonly loaded: Promise<LoadedPage>;
  /** Placeholders for the page, with what has loaded so far; null if the present page should stay. */
  readonly placeholder: () => LoadedPage | null;
  /** Resolves when the code of page and frames has loaded, so that `placeholder` can return the page's own. */
  readonly codeLoaded: Promise<unknown>;
};

export type Sources = {
  /** The data of a frame or of the page, by its name; rejects if it can't be loaded. */
  readonly readData: (name: string, of: 'frame' | 'page') => unknown;
  /** What a page shows if its data can't be loaded; throws `error` if it needs the data. */
  readonly withoutData?: (page: RouteModule, error: unknown) => unknown;
};

/**
 * Loads everything that a match needs, code and data at the same time. Never rejects: an error becomes part of the
 * page.
 */
export async function loadPage(
  load: (part: RoutePart) => Promise<RouteModule>,
  { route, params }: RouteMatch,
  { readData, withoutData }: Sources,
): Promise<LoadedPage> {
  const loadPart = async (part: RoutePart, of: 'frame' | 'page'): Promise<LoadedPart> => {
    const { name, hasData } = part;
    const [module, read] = await Promise.allSettled([load(part), hasData ? readData(name, of) : undefined]);
    if (module.status === 'rejected') throw module.reason;
    if (read.status === 'fulfilled') return { name, module: module.value, data: read.value };
    if (of === 'frame' || !withoutData) throw read.reason;
    return { name, module: module.value, data: withoutData(module.value, read.reason) };
  };
  const page = loadPart(route, 'page').catch((error: unknown) => ({ error }));
  try {
    const frames = await Promise.all(route.frames.map((frame) => loadPart(frame, 'frame')));
    return { frames, page: await page, params };
  } catch (error) {
    return { frames: [], page: { error }, params };
  }
}
