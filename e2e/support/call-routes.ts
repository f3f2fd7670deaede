import type { BrowserContext, CDPSession, Page, Request, Route } from 'playwright-core';
import { callRoute, type PausedRequest } from './call-route.ts';

type Handler = Parameters<Page['route']>[1];
type Added = { readonly pattern: string; readonly handler: Handler; left: number };
type Running = { readonly handled: Promise<unknown>; areErrorsIgnored: boolean };

/** Whether a pattern is of requests that no cache of the browser answers: calls of the API, and data of pages. */
const isOfCalls = (pattern: unknown): pattern is string =>
  typeof pattern === 'string' && /^\*\*\/(api\/|[^/]*\.data)/.test(pattern);

/**
 * Makes `page.route` cheap for calls of the API and for data of pages. Playwright stops every request of a page that
 * has a route, also those for scripts and pictures, and switches the browser's cache off: a page load then takes more
 * than twice the CPU time. Here Chromium stops only the requests that fit. Routes of other patterns stay Playwright's.
 */
export function makeRoutesOfCallsCheap(context: BrowserContext, page: Page): void {
  const calls = createCallRoutes(context, page);
  const route = page.route.bind(page);
  const unroute = page.unroute.bind(page);
  const unrouteAll = page.unrouteAll.bind(page);
  Object.assign(page, {
    route: (...[pattern, handler, options]: Parameters<Page['route']>) =>
      isOfCalls(pattern) ? calls.add(pattern, handler, options?.times) : route(pattern, handler, options),
    unroute: (...[pattern, handler]: Parameters<Page['unroute']>) =>
      isOfCalls(pattern) ? calls.remove(pattern, handler) : unroute(pattern, handler),
    unrouteAll: async (...[options]: Parameters<Page['unrouteAll']>) => {
      await calls.removeAll(options?.behavior);
      await unrouteAll(options);
    },
  });
}

function createCallRoutes(context: BrowserContext, page: Page) {
  // Bound now, because a visit that is used again counts new sessions as a change of its page.
  const openSession = context.newCDPSession.bind(context);
  let opening: Promise<CDPSession> | undefined;
  let routes: Added[] = [];
  const running = new Set<Running>();

  const open = async () => {
    const session = await openSession(page);
    session.on('Fetch.requestPaused', (paused) => run(session, paused));
    return session;
  };

  /** Hands a request to the newest route that fits. */
  const handle = async (session: CDPSession, paused: PausedRequest): Promise<unknown> => {
    const { url } = paused.request;
    const added = routes.findLast(({ pattern, left }) => left > 0 && toExpression(pattern).test(url));
    const route = callRoute(session, context, paused);
    if (added === undefined) return route.continue();
    added.left -= 1;
    return added.handler(route as unknown as Route, route.request() as unknown as Request);
  };

  const run = (session: CDPSession, paused: PausedRequest) => {
    const entry = { handled: handle(session, paused), areErrorsIgnored: false };
    running.add(entry);
    void entry.handled
      .catch((error: unknown) => {
        // Otherwise it is unhandled, which fails the test.
        if (!entry.areErrorsIgnored && !page.isClosed()) throw error;
      })
      .finally(() => {
        running.delete(entry);
        if (routes.length === 0) void stopIfIdle().catch(() => undefined);
      });
  };

  /** Tells Chromium which requests to stop. */
  const update = async () => {
    opening ??= open();
    const session = await opening;
    await session.send('Fetch.enable', {
      patterns: routes.map(({ pattern }) => ({ urlPattern: toUrlPattern(pattern) })),
    });
  };
  /** Requests that are stopped would be continued, so it waits for their handlers. */
  const stopIfIdle = async () => {
    if (routes.length === 0 && running.size === 0) await (await opening)?.send('Fetch.disable');
  };

  return {
    async add(pattern: string, handler: Handler, times = Infinity) {
      routes.push({ pattern, handler, left: times });
      await update();
    },
    async remove(pattern: string, handler?: Handler) {
      routes = routes.filter(
        (added) => added.pattern !== pattern || (handler !== undefined && added.handler !== handler),
      );
      await (routes.length === 0 ? stopIfIdle() : update());
    },
    async removeAll(behavior?: 'wait' | 'ignoreErrors' | 'default') {
      routes = [];
      if (behavior === 'wait') await Promise.allSettled([...running].map(({ handled }) => handled));
      if (behavior === 'ignoreErrors') for (const entry of running) entry.areErrorsIgnored = true;
      await stopIfIdle();
    },
  };
}

/** Playwright's pattern as a regular expression: `**` is any text, `*` any without a slash. */
function toExpression(pattern: string): RegExp {
  const parts = pattern.split(/(\*+)/).map((part) => {
    if (part === '*') return '[^/]*';
    return part.startsWith('**') ? '.*' : RegExp.escape(part);
  });
  return new RegExp(`^${parts.join('')}$`);
}

/** Playwright's pattern as Chromium's, which may fit more URLs: `*` is any text there, and `?` any character. */
const toUrlPattern = (pattern: string): string => pattern.replaceAll(/\*+/g, '*').replaceAll('?', '\\?');
