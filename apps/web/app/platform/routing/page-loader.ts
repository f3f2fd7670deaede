import { serverResponds } from '../server-responds.ts';
import { fetchData } from './fetch-data.ts';
import { CODE_LOADING, type LoadedPage, type LoadedPart, loadPage } from './loaded-page.ts';
import type { Location } from './location.ts';
import { matchRoute, type RouteMatch } from './match-route.ts';
import { frameDataPath, type PageData, pageDataPath } from './page-data.ts';
import { PageError, statusOfFailure } from './page-error.ts';
import type { LoadVisit, Visit } from './page-navigator.ts';
import type { RouteModule, RoutePart, RouteTable } from './route.ts';

/** How long prefetched data is considered current. */
const PREFETCH_MAX_AGE_MS = 15_000;

export type PageLoader = {
  /** The page in the document, from the document's data; if it has none, from the server. */
  readonly loadFromDocument: (location: Location, carried: PageData | null) => Promise<LoadedPage>;
  /** The page of a location. Returned synchronously if it is the same page, or if nothing must be loaded. */
  readonly load: LoadVisit;
  /**
   * Refetches the data of a location and its frames; null if any of it can't be read. If the page no longer exists, such
   * as that of a deleted product, it is returned with its error.
   */
  readonly refetch: (location: Location) => Promise<LoadedPage | null>;
  /** Loads the code of a location's page and frames. Rejects on failure; another call tries again. */
  readonly loadCode: (location: Location) => Promise<unknown>;
  /**
   * Prefetches code and data of the page that is likely next. Errors are ignored: the navigation itself tries again.
   */
  readonly prefetch: (location: Location) => void;
};

/** Loads pages in the browser; each code file and each frame's data only once. */
export function createPageLoader(table: RouteTable): PageLoader {
  const modules = new Map<string, RouteModule>();
  const loadingModules = new Map<string, Promise<RouteModule>>();
  const frameData = new Map<string, unknown>();
  /** The number of requests for frames, and the number of the one whose data each frame has. */
  let frameRequests = 0;
  const frameTurns = new Map<string, number>();
  /** Why code couldn't be loaded: these errors, unlike those of data, may come from a new release. */
  const codeFailures = new WeakSet<object>();
  const prefetched = new Map<string, { readonly data: Promise<unknown>; readonly until: number }>();

  async function loadModule({ name, load }: RoutePart): Promise<RouteModule> {
    const cached = modules.get(name);
    if (cached) return cached;
    const loading = loadingModules.get(name) ?? load();
    loadingModules.set(name, loading);
    try {
      const module = await loading;
      modules.set(name, module);
      return module;
    } catch (error) {
      if (error instanceof Error) codeFailures.add(error);
      throw error;
    } finally {
      loadingModules.delete(name);
    }
  }

  async function readFrame(name: string): Promise<unknown> {
    return frameData.has(name) ? frameData.get(name) : refetchFrame(name);
  }

  async function refetchFrame(name: string): Promise<unknown> {
    frameRequests += 1;
    const turn = frameRequests;
    const data = await fetchData(frameDataPath(name));
    // A later request has newer data, and may have been faster.
    if (turn > (frameTurns.get(name) ?? 0)) {
      frameTurns.set(name, turn);
      frameData.set(name, data);
    }
    return frameData.get(name);
  }

  function readPage(url: string, signal?: AbortSignal): Promise<unknown> {
    const fetched = prefetched.get(url);
    prefetched.delete(url);
    return fetched && fetched.until > Date.now() ? fetched.data : fetchData(url, signal);
  }

  /**
   * Loads the document of a page whose code a new release has replaced; the promise then stays pending, and with it the
   * present page. Resolves with the page and its error if the shop can't be reached. Calls `onDocument` just before.
   */
  async function orDocument(
    page: LoadedPage,
    { pathname, search, hash }: Location,
    signal: AbortSignal,
    onDocument: () => void,
  ) {
    const failure = 'error' in page.page ? page.page.error : undefined;
    if (!(failure instanceof Error) || !codeFailures.has(failure)) return page;
    if (!(await serverResponds(pathname + search)) || signal.aborted) return page;
    onDocument();
    window.location.assign(pathname + search + hash);
    return new Promise<never>(() => {});
  }

  const matchOf = ({ pathname }: Location) => matchRoute(table, pathname);

  /** A part whose code, and data if it has any, are loaded. */
  function loadedPart({ name, hasData }: RoutePart): LoadedPart | null {
    const module = modules.get(name);
    if (!module || (hasData && !frameData.has(name))) return null;
    return { name, module, data: frameData.get(name) };
  }

  /** A page without data of its own whose code and frames are loaded. */
  function loadedPageOf({ route, params }: RouteMatch): LoadedPage | null {
    const page = route.hasData ? null : loadedPart(route);
    const frames = route.frames.map(loadedPart).filter((frame) => frame !== null);
    return page && frames.length === route.frames.length ? { frames, page, params } : null;
  }

  function loadCode({ route }: RouteMatch): Promise<unknown> {
    return Promise.all([...route.frames, route].map(loadModule));
  }

  /** A frame as it can be rendered now: with its data, or as its placeholders; null if neither is possible. */
  function frameNow(frame: RoutePart, location: Location): LoadedPart | null {
    return loadedPart(frame) ?? partWhileLoading(frame.name, modules.get(frame.name), location, undefined);
  }

  function placeholderOf({ route, params }: RouteMatch, location: Location, shown: Visit): LoadedPage | null {
    const frames = route.frames.map((frame) => frameNow(frame, location)).filter((frame) => frame !== null);
    if (frames.length < route.frames.length) return null;
    const module = modules.get(route.name);
    const left = shown.page.page;
    const shownData = 'data' in left && left.name === route.name ? left.data : undefined;
    if (!module) return route.hasData ? { frames, page: CODE_LOADING, params } : null;
    const page = loadedPart(route) ?? partWhileLoading(route.name, module, location, shownData);
    return page && { frames, page, params };
  }

  return {
    async loadFromDocument(location, carried) {
      const match = matchOf(location);
      const { frames } = match.route;
      if (carried && carried.frames.length < frames.length)
        return { frames: [], page: { error: failureOf(carried) }, params: match.params };
      frames.forEach(({ name, hasData }, index) => {
        if (hasData && carried) frameData.set(name, carried.frames[index]);
      });
      return loadPage(loadModule, match, {
        readData(name, of) {
          if (of === 'frame') return readFrame(name);
          if (!carried) return fetchData(dataUrl(location));
          if ('status' in carried.page) throw failureOf(carried);
          return carried.page.data;
        },
      });
    },
    load(next, present, signal) {
      if (isSamePlace(next, present.location)) return present.page;
      const match = matchOf(next);
      const cached = loadedPageOf(match);
      if (cached) return cached;
      const loaded = loadPage(loadModule, match, {
        readData: (name, of) => (of === 'frame' ? readFrame(name) : readPage(dataUrl(next), signal)),
        withoutData(page, error) {
          if (!page.fallbackData) throw error;
          return page.fallbackData(next);
        },
      });
      let isDocumentLoading = false;
      const onDocument = () => {
        isDocumentLoading = true;
      };
      return {
        loaded: loaded.then((page) => orDocument(page, next, signal, onDocument)),
        // The document gets a history entry; placeholders must not add another one.
        placeholder: () => (isDocumentLoading ? null : placeholderOf(match, next, present)),
        codeLoaded: loadCode(match).catch(() => loaded),
      };
    },
    async refetch(location) {
      const loaded = await loadPage(loadModule, matchOf(location), {
        readData: (name, of) => (of === 'frame' ? refetchFrame(name) : fetchData(dataUrl(location))),
      });
      const { frames, page } = loaded;
      if (!('error' in page)) return loaded;
      return frames.length > 0 && statusOfFailure(page.error) === 404 ? loaded : null;
    },
    loadCode: (location) => loadCode(matchOf(location)),
    prefetch(location) {
      const { route } = matchOf(location);
      for (const part of [...route.frames, route]) loadModule(part).catch(() => undefined);
      const url = dataUrl(location);
      if (!route.hasData || (prefetched.get(url)?.until ?? 0) > Date.now()) return;
      const data = fetchData(url);
      data.catch(() => prefetched.delete(url));
      prefetched.set(url, { data, until: Date.now() + PREFETCH_MAX_AGE_MS });
    },
  };
}

function partWhileLoading(
  name: string,
  module: RouteModule | undefined,
  location: Location,
  shown: unknown,
): LoadedPart | null {
  if (!module?.dataWhileLoading) return null;
  return { name, module, data: module.dataWhileLoading(location, shown) };
}

function dataUrl({ pathname, search }: Location): string {
  return pageDataPath(pathname) + search;
}

/** Whether `next` is a fragment of the present page. */
function isSamePlace(next: Location, present: Location): boolean {
  return next.pathname === present.pathname && next.search === present.search && next.hash !== present.hash;
}

function failureOf({ page }: PageData): PageError {
  return new PageError('status' in page ? page.status : 500);
}
