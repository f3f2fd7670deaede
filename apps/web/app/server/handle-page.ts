import { loadPage, type LoadedPage } from '#platform/routing/loaded-page.ts';
import { matchRoute, type RouteMatch } from '#platform/routing/match-route.ts';
import { readDataPath } from '#platform/routing/page-data.ts';
import { PageError, statusOfFailure } from '#platform/routing/page-error.ts';
import { statusOf } from '#platform/status-of.ts';
import { routeTable } from '../routes.ts';
import { crawlerFiles } from './crawler-files.ts';
import { createPageFiles } from './page-files.ts';
import type { PageServices } from './page-services.ts';
import { renderPage } from './render-page.tsx';
import { readFrameData, readPageData, shownVersions } from './route-data.ts';

const filesOf = createPageFiles();

/**
 * Renders one page, or responds with the data of a page that the browser navigates to. The response depends only on the
 * URL and on `services.api`, never on cookies or headers, so it can be cached until the catalogue changes.
 */
export async function handlePage(request: Request, services: PageServices): Promise<Response> {
  const url = new URL(request.url);
  const file = crawlerFiles[url.pathname];
  if (file) return file(url, services);
  return (await respondWithData(url, services)) ?? respondWithPage(url, services);
}

/**
 * The version of all products that the response to a URL shows: the response stays the same while this and the content
 * of the catalogue do. Empty if it shows none.
 */
export function pageVersion(url: URL, services: Pick<PageServices, 'listVersions'>): string {
  if (crawlerFiles[url.pathname]) return '';
  const asked = readDataPath(url.pathname);
  if (asked !== null && 'frame' in asked) return shownVersion(asked.frame, services);
  const { route, params } = matchRoute(routeTable, asked?.pathname ?? url.pathname);
  const args = { ...services, url, params, isInDocument: asked === null };
  const parts = asked === null ? [...route.frames, route] : [route];
  return parts.map(({ name }) => shownVersion(name, args)).join(' ');
}

function shownVersion(name: string, args: object): string {
  if (!Object.hasOwn(shownVersions, name)) return '';
  // The type of the table ensures that each reader belongs to its page.
  return (shownVersions as Record<string, ((args: object) => string) | null>)[name]?.(args) ?? '';
}

/** The data that a path asks for, or null if it isn't a data path. */
async function respondWithData(url: URL, services: PageServices): Promise<Response | null> {
  const asked = readDataPath(url.pathname);
  if (asked === null) return null;
  try {
    if ('frame' in asked) return Response.json(await readFrame(asked.frame, services));
    const match = matchRoute(routeTable, asked.pathname);
    return Response.json(await readPage(match, { ...services, url, isInDocument: false }));
  } catch (error) {
    return Response.json(null, { status: statusOfFailure(error) });
  }
}

async function respondWithPage(url: URL, services: PageServices): Promise<Response> {
  const match = matchRoute(routeTable, url.pathname);
  const { route } = match;
  const files = filesOf([...route.frames, route].map(({ name }) => name));
  const loaded = await loadPage(({ load }) => load(), match, {
    readData: (name, of) =>
      of === 'frame' ? readFrame(name, services) : readPage(match, { ...services, url, isInDocument: true }),
  });
  const { page } = loaded;
  if ('error' in page) return documentOf(await renderPage(url, loaded, files), statusOfFailure(page.error));
  try {
    return documentOf(await renderPage(url, loaded, files), route.status ?? 200);
  } catch (error) {
    services.reportBug(error);
    const failed: LoadedPage = { ...loaded, page: { error: new PageError(500) } };
    return documentOf(await renderPage(url, failed, files), 500);
  }
}

/** The data of a frame. Throws only PageError. */
function readFrame(name: string, services: PageServices): Promise<unknown> {
  return readBy(readFrameData, name, services);
}

/** The data of the page that a URL matches. Throws only PageError. */
function readPage(
  { route, params }: RouteMatch,
  args: PageServices & { readonly url: URL; readonly isInDocument: boolean },
): Promise<unknown> {
  return readBy(readPageData, route.name, { ...args, params });
}

async function readBy<Args extends PageServices>(
  readers: object,
  name: string,
  args: Args,
): Promise<unknown> {
  if (!Object.hasOwn(readers, name)) throw new PageError(404);
  try {
    // The type of the table ensures that each reader belongs to its page.
    return await (readers as Record<string, (args: Args) => Promise<unknown>>)[name]?.(args);
  } catch (error) {
    if (error instanceof PageError) throw error;
    args.reportBug(error);
    throw new PageError(statusOf(error) === 503 ? 503 : 500);
  }
}

function documentOf(html: Uint8Array<ArrayBuffer>, status: number): Response {
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
