import type { Browser, CDPSession, Page } from 'playwright-core';

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** A slow mobile network: 1.6 Mb/s down, 0.75 up, round trip 150 ms. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** CPU slowdown that makes this machine as slow as a cheap phone. */
const TIMES_SLOWER = 4;
const LOAD_LIMIT_MS = 90_000;
/** Longer than any pause on these pages before a larger element is painted. */
const QUIET_MS = 1_000;

/** Milliseconds from the start of the navigation; `usableMs` is null if nothing reacts to a tap. */
export type PageTimes = { fcpMs: number; lcpMs: number; usableMs: number | null };

type Watched = { fcp: number; lcp: number; usable: number | null };

/**
 * Opens a page in an empty browser on a simulated slow phone; returns the times of its paints and of the first Add's
 * reaction.
 */
export async function loadPage(
  browser: Browser,
  url: string,
  { answersTaps }: { answersTaps: boolean },
): Promise<PageTimes> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LOAD_LIMIT_MS);
    const cdp = await context.newCDPSession(page);
    await slowDown(cdp);
    await page.addInitScript(watchPage);
    await page.goto(url, { waitUntil: 'load', timeout: LOAD_LIMIT_MS });
    if (answersTaps) await page.waitForFunction(() => window.watched.usable !== null);
    await quiet(page);
    if (answersTaps) await checkCart(page, url);
    const { fcp, lcp, usable } = await page.evaluate(() => window.watched);
    return { fcpMs: fcp, lcpMs: lcp, usableMs: usable };
  } finally {
    await context.close();
  }
}

/** Opens a page once without measuring, so that its pictures are drawn and the server has cached it. */
export async function warmUp(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle', timeout: LOAD_LIMIT_MS });
  } finally {
    await context.close();
  }
}

async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
}

/** Throws unless the tap has put one of the product into the cart, and the page still shows it. */
async function checkCart(page: Page, url: string): Promise<void> {
  const [shown, kept] = await page.evaluate(() => [
    document.querySelector('main [role="group"].step b')?.textContent,
    localStorage.getItem('cart'),
  ]);
  const { lines } = JSON.parse(kept ?? '{"lines":[]}') as { lines: { quantity: number }[] };
  if (shown !== '1' || lines.length !== 1 || lines[0]?.quantity !== 1)
    throw new Error(`A tap on Add in ${url} shows ${shown ?? 'nothing'} and keeps ${kept ?? 'nothing'}`);
}

async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page before its scripts: records the paints, clicks the first Add button once it is painted. */
function watchPage(): void {
  const watched: Watched = { fcp: Number.NaN, lcp: Number.NaN, usable: null };
  window.watched = watched;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') watched.fcp = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) watched.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  let pressed = false;
  const look = setInterval(() => {
    const add = document.querySelector<HTMLElement>('main button.add');
    if (!pressed && add && !Number.isNaN(watched.fcp)) {
      pressed = true;
      // A click by script doesn't count as user input, so the browser keeps reporting larger paints.
      add.click();
    }
    if (!pressed || !document.querySelector('main [role="group"].step')) return;
    watched.usable = performance.now();
    clearInterval(look);
  }, 10);
}
