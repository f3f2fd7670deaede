import type { Page } from 'playwright-core';

/** Holds back every request that matches until `release` is called; `seen` counts them. */
export async function holdRoute(page: Page, pattern: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = { release, seen: 0 };
  await page.route(pattern, async (route) => {
    held.seen += 1;
    await released;
    // The page may have given the request up meanwhile, or the route may be gone.
    await route.continue().catch(() => undefined);
  });
  return held;
}

/** Answers every request that matches as the shop would refuse it. */
export async function refuseRoute(page: Page, pattern: string | RegExp, status: number, message: string) {
  await page.route(pattern, (route) =>
    route.fulfill({ status, json: { success: false, error: true, message, data: null } }),
  );
}

/** The JSON bodies of the requests to a call, in their order. */
export function bodiesOf(page: Page, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON() ?? {});
  });
  return bodies;
}
