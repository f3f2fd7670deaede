import type { Page, Route } from 'playwright-core';
import { gate } from '../../tools/testing/gate.ts';

/** The shop's response when it can't carry a request out now. */
export const BUSY = {
  status: 503,
  headers: { 'retry-after': '1' },
  json: { success: false, error: true, message: 'The shop is very busy. Please try again', data: null },
};

/**
 * Holds back every matching request until `release` is called; `seen` counts them. Resolves when the page has begun to
 * send its requests through the route: `page.route` resolves before, and a key that is pressed then is handled first.
 */
export async function holdRoute(page: Page, pattern: string | RegExp) {
  const released = gate();
  const held = { release: released.resolve, seen: 0 };
  await page.route(pattern, async (route) => {
    held.seen += 1;
    await released.promise;
    // The page may have aborted the request, or the route may have been removed.
    await route.continue().catch(() => undefined);
  });
  // Fails while another document is opened, which has the route from its beginning.
  await page.evaluate(() => undefined).catch(() => undefined);
  return held;
}

/** Responds to every matching request with an error, like the shop. */
export async function refuseRoute(page: Page, pattern: string | RegExp, status: number, message: string) {
  await page.route(pattern, (route) =>
    route.fulfill({ status, json: { success: false, error: true, message, data: null } }),
  );
}

/** For `route`: the shop carries the request out, but its response is lost. */
export async function loseResponse(route: Route): Promise<void> {
  await route.fetch();
  // A test may have removed the route in the meantime.
  await route.abort('connectionreset').catch(() => undefined);
}

/** For `route`: the shop carries the request out, and responds as after a commit that the database didn't confirm. */
export async function respondBusyAfterwards(route: Route): Promise<void> {
  await route.fetch();
  await route.fulfill(BUSY);
}

/** The JSON bodies of the requests to a call, in the order in which they were sent. */
export function bodiesOf(page: Page, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON() ?? {});
  });
  return bodies;
}
