import type { RouteMatch } from './match-route.ts';
import type { RouteModule, RouteParams, RoutePart } from './route.ts';

/** A page or a frame with its code and its data, ready to be drawn. */
export type LoadedPart = { readonly name: string; readonly module: RouteModule; readonly data: unknown };

/** Where a page failed, its frames still stand; where one of them failed, there are none. */
export type LoadedPage = {
  readonly frames: readonly LoadedPart[];
  /** The page, why it can't be shown, or that not even its code is there yet. */
  readonly page: LoadedPart | { readonly error: unknown } | typeof CODE_LOADING;
  readonly params: RouteParams;
};

/** In the place of a page whose code is still loading. */
export const CODE_LOADING = { isCodeLoading: true } as const;

/** A navigation whose target still needs code or data. */
export type LoadingPage = {
  /** Never rejects: what went wrong is in the page. */
  readonly loaded: Promise<LoadedPage>;
  /** Placeholders for the page, with as much of it as is there already; null where the present page should stay. */
  readonly placeholder: () => LoadedPage | null;
  /** Fulfilled when the code of page and frames is there, so that `placeholder` gives the page's own ones. */
  readonly codeLoaded: Promise<unknown>;
};

export type Sources = {
  /** The data of a frame, or of the page, by its name; rejects where there is none to be had. */
  readonly readData: (name: string, of: 'frame' | 'page') => unknown;
  /** What a page shows where its data isn't to be had; throws `error` on where it can't show anything. */
  readonly withoutData?: (page: RouteModule, error: unknown) => unknown;
};

/**
 * Has all that a match needs, code and data at the same time. Never rejects: what went wrong is in the answer.
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
