import type { Browser, BrowserContext, Page } from 'playwright-core';

export const SIZES = [
  { name: 'a phone', width: 360, height: 740, isPhone: true },
  { name: 'a laptop', width: 1440, height: 900, isPhone: false },
] as const;

export type Size = (typeof SIZES)[number];

export type Visit = { readonly context: BrowserContext; readonly page: Page; readonly faults: string[] };

/** A new visitor with an empty browser of this size. What the console and the network complain of is noted. */
export async function visitAt(browser: Browser, { width, height }: Size, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: url,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  // The first visit of a page draws its pictures, which takes long on a busy machine.
  context.setDefaultNavigationTimeout(45_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${page.url()})`);
  });
  return { context, page, faults };
}

/** Goes to a page and waits until its script has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}
