import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newShopper } from '../support/api.ts';
import { barriersByDayAndNight, bringAxe } from '../support/barriers.ts';
import { type DemoPlaces, demoPlaces } from '../support/demo-places.ts';
import { openBrowser } from '../support/open-browser.ts';
import { open, SIZES, type Visit, visitAt } from '../support/page-at.ts';

const { url } = inject('store');
/** A little above what they are: nothing may get heavier unnoticed. We aim at 14,000 and 110,000. */
const LARGEST_HTML = 15_000;
const LARGEST_SCRIPTS = 130_000;
const MOST_NODES = 600;
const MOST_SHIFT = 0.02;

let browser: Browser;
let places: DemoPlaces;
beforeAll(async () => {
  browser = await openBrowser();
  places = await demoPlaces(url);
});
afterAll(() => browser.close());

const PAGES = [
  ['home', () => '/'],
  ['a listing', () => places.listing],
  ['a product', () => places.product],
  ['search', () => '/search?q=doodh'],
  ['the cart', () => '/cart'],
  ['checkout', () => '/checkout'],
  ['addresses', () => '/dashboard/address'],
  ['My Orders', () => '/dashboard/myorders'],
  ['login', () => '/login'],
  ['register', () => '/register'],
] as const;

describe.each(SIZES)('each page on $name', (size) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await visitAt(browser, size, url);
    const { email, password, api } = await newShopper(url);
    await api('addToCart', { productId: places.productId });
    const { page } = visit;
    await open(page, '/login');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL((at) => at.pathname !== '/login');
    await bringAxe(visit.context);
    page.on('response', (answer) => {
      if (answer.status() >= 400) visit.faults.push(`${answer.status()} ${answer.url()}`);
    });
  });
  afterAll(() => visit.context.close());

  it.each(PAGES)('%s is open to all by day and by night, and without a fault', async (_name, path) => {
    const { page, faults } = visit;
    faults.length = 0;
    await open(page, path());
    expect(await barriersByDayAndNight(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('Add can be reached and pressed by keyboard', async () => {
    const { context, page } = await visitAt(browser, size, url);
    await open(page, '/');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (let n = 0; n < 60 && !(await focused()).startsWith('Add '); n += 1) await page.keyboard.press('Tab');
    expect(await focused()).toMatch(/^Add /);
    await page.keyboard.press('Enter');
    await page.getByText('1 item').locator('visible=true').first().waitFor();
    await context.close();
  });

  it('nothing moves on home while it fills in', async () => {
    const { context, page } = await visitAt(browser, size, url);
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/');
    const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
    expect(sum).toBeLessThanOrEqual(MOST_SHIFT);
    await context.close();
  });
});

const compressedSize = async (path: string): Promise<number> => {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(new URL(path, url), { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
};

describe('what a first visit costs', () => {
  it.each(PAGES.slice(0, 4))('%s: no more HTML, elements and script than agreed', async (_name, path) => {
    expect(await compressedSize(path())).toBeLessThanOrEqual(LARGEST_HTML);
    const html = await (await fetch(new URL(path(), url))).text();
    // Every element begins with a letter behind its bracket; scripts hold no markup.
    expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(MOST_NODES);
    const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
    let sum = 0;
    for (const script of scripts) sum += await compressedSize(script);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(LARGEST_SCRIPTS);
  });
});
