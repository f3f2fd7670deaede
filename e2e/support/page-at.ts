/// <reference lib="dom" />
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Tokens } from './api.ts';
import { makeRoutesOfCallsCheap } from './call-routes.ts';

export const SIZES = [
  { name: 'a phone', width: 360, height: 740, isPhone: true },
  { name: 'a laptop', width: 1440, height: 900, isPhone: false },
] as const;

export const [PHONE, LAPTOP] = SIZES;

export type Size = (typeof SIZES)[number];

export type Viewport = { readonly width: number; readonly height: number };

/**
 * How long an action waits for its element, in ms. Shorter where most runs are expected to fail
 * (tools/conformance/prove).
 */
const PATIENCE_MS = Number(process.env.JOURNEY_PATIENCE_MS ?? 15_000);
const HYDRATED_WITHIN_MS = 20_000;
const LOOK_EVERY_MS = 20;
/** The router times out its own history traversal after 3 s. */
const LAYERS_WITHIN_MS = 4_000;

/** Chromium's messages about a failed request, of a page or for a new service worker: many tests cause them on purpose. */
const FAILED_REQUEST = /^(Failed to load resource: |An unknown error occurred when fetching the script\.)/;

/** What the next call of `takeFaults` returns. */
const faultsOfPages: string[] = [];

/** Returns the uncaught and console errors of all pages since the last call, except failed requests. */
export function takeFaults(): string[] {
  return faultsOfPages.splice(0);
}

export type Visit = { readonly context: BrowserContext; readonly page: Page; readonly faults: string[] };

/**
 * Opens a new browser context of this size, empty or with a user's tokens. Records console and network errors. Without
 * the service worker by default: its requests can't be intercepted, and its cache would hide what tests do to the
 * network.
 */
export async function visitAt(
  browser: Browser,
  { width, height }: Viewport,
  url: string,
  tokens?: Tokens,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: url,
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  // The first visit of a page draws its pictures, which takes long on a busy machine.
  context.setDefaultNavigationTimeout(45_000);
  const page = await context.newPage();
  makeRoutesOfCallsCheap(context, page);
  const faults: string[] = [];
  page.on('pageerror', (error) => {
    faults.push(error.message);
    faultsOfPages.push(error.message);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const fault = `${message.text()} (${page.url()})`;
    faults.push(fault);
    if (!FAILED_REQUEST.test(fault)) faultsOfPages.push(fault);
  });
  if (tokens) await signIn(page, url, tokens);
  return { context, page, faults };
}

/** Goes to a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await goTo(page, path, 'networkidle');
}

/**
 * A closed dialog removes its history entry a moment later. A navigation started before that would be aborted, or
 * undone by it, so this waits for the page's own entry. A dialog that stays open keeps its entry.
 */
async function goTo(page: Page, path: string, waitUntil: 'networkidle' | 'domcontentloaded'): Promise<void> {
  await leaveClosedLayers(page);
  await page.goto(path, { waitUntil });
}

async function leaveClosedLayers(page: Page): Promise<void> {
  const deadline = performance.now() + LAYERS_WITHIN_MS;
  const isWaiting = () =>
    page.evaluate(() => {
      const { layers = 0 } = (history.state ?? {}) as { layers?: number };
      return layers > 0 && document.querySelector('[role="dialog"], dialog[open]') === null;
    });
  while ((await isWaiting()) && performance.now() < deadline) await page.waitForTimeout(LOOK_EVERY_MS);
}

/** Goes to a page and waits until it is hydrated; before that the page only stores taps. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await goTo(page, path, 'domcontentloaded');
  await untilHydrated(page);
}

/** Waits until the page's document is hydrated. The page reports it: asking again and again would cost CPU time. */
export async function untilHydrated(page: Page): Promise<void> {
  const isTooLate = wait(HYDRATED_WITHIN_MS, true, { ref: false });
  for (;;) {
    const report = page.evaluate(whenTapsAreReplayed).then(
      () => 'hydrated' as const,
      (error: unknown) => (isOfReplacedDocument(error) ? ('replaced' as const) : Promise.reject(error)),
    );
    const outcome = await Promise.race([report, isTooLate]);
    if (outcome === 'hydrated') return;
    if (outcome === true) {
      report.catch(() => undefined);
      throw new Error(`${page.url()} wasn’t hydrated`);
    }
  }
}

const isOfReplacedDocument = (error: unknown) => String(error).includes('Execution context was destroyed');

/** Runs in the page: resolves when it stops recording taps, which is the end of hydration (early-taps.ts). */
function whenTapsAreReplayed(): Promise<void> {
  const page = globalThis as { earlyTaps?: unknown };
  return new Promise((resolve) => {
    let kept = page.earlyTaps;
    if (kept === undefined) resolve();
    else {
      Object.defineProperty(page, 'earlyTaps', {
        configurable: true,
        get: () => kept,
        set: (taps) => {
          kept = taps;
          if (taps === undefined) resolve();
        },
      });
    }
  });
}

const HALF_AN_HOUR_MS = 1_800_000;

/** A document of the shop without scripts. */
const BARE_PAGE = '/healthz';

/** Stores a user's tokens like the shop's pages. With `storageState` the browser would open another page for it. */
export async function signIn(page: Page, url: string, { access, refresh }: Tokens): Promise<void> {
  // A page of `visitAgain` shows this document already.
  if (page.url() !== url + BARE_PAGE) await page.goto(url + BARE_PAGE);
  await page.evaluate((entries) => Object.assign(localStorage, entries), {
    session: '1-1',
    accesstoken: access,
    refreshToken: refresh,
    accesstokenUntil: String(Date.now() + HALF_AN_HOUR_MS),
  });
  await forgetHistory(page);
}

/** Leaves the page, and deletes its storage, cookies and history. */
export async function empty(page: Page): Promise<void> {
  await page.goto(BARE_PAGE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.mouse.move(0, 0);
  await forgetHistory(page);
}

async function forgetHistory(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
}

/** Scrolls down repeatedly until an element is visible. */
export async function scrollUntil(page: Page, isReached: () => boolean): Promise<void> {
  const deadline = performance.now() + HYDRATED_WITHIN_MS;
  while (!isReached()) {
    if (performance.now() > deadline) throw new Error('Scrolling led nowhere');
    await page.mouse.wheel(0, 4_000);
    await page.waitForTimeout(100);
  }
}
