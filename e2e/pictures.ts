/** npm run pictures: takes the README's screenshots of the running demo shop, into docs/pictures. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { joinSideBySide, saveWebp } from './support/compose-pictures.ts';
import { logInByApi } from './support/api.ts';
import { demoPlaces } from './support/demo-places.ts';
import { openBrowser } from './support/open-browser.ts';
import { open, visitAt } from './support/page-at.ts';
import { ADMIN, makeDataDir, startStore } from './support/start-store.ts';
import { takeOrders } from './support/take-orders.ts';

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const THINGS_IN_THE_CART = 3;

type Sight = {
  readonly path: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
};

/** A screenshot of a page as PNG, with a few products in the visitor's cart. */
async function photograph(browser: Browser, url: string, sight: Sight): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: sight.size,
    colorScheme: sight.colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('response', (response) => {
    // A screenshot with missing content is useless, so it fails.
    if (response.status() >= 400) throw new Error(`${response.status()} for ${response.url()}`);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await fillCart(page);
  await page.goto(sight.path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function fillCart(page: Page): Promise<void> {
  for (let n = 0; n < THINGS_IN_THE_CART; n += 1) {
    await page.getByRole('button', { name: /^Add / }).first().click();
  }
  await page.getByText(`${THINGS_IN_THE_CART} items`).filter({ visible: true }).first().waitFor();
}

/** A screenshot of a dashboard page as PNG. */
async function photographDesk(browser: Browser, url: string, path: string): Promise<Buffer> {
  const { tokens } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const { context, page, faults } = await visitAt(browser, LAPTOP, url, tokens);
  await open(page, path);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await context.close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return picture;
}

const { dataDir, remove } = await makeDataDir();
const store = await startStore({ dataDir });
const browser = await openBrowser();
try {
  await mkdir(FOLDER, { recursive: true });
  const { listing, product } = await demoPlaces(store.url);
  const laptop = (path: string, colorScheme: Sight['colorScheme']) =>
    photograph(browser, store.url, { path, size: LAPTOP, colorScheme });
  const phone = (path: string) => photograph(browser, store.url, { path, size: PHONE, colorScheme: 'light' });

  await saveWebp(await laptop('/', 'light'), `${FOLDER}home-light.webp`);
  await saveWebp(await laptop('/', 'dark'), `${FOLDER}home-dark.webp`);
  await saveWebp(await laptop(listing, 'light'), `${FOLDER}listing-light.webp`);
  await saveWebp(await laptop(product, 'dark'), `${FOLDER}product-dark.webp`);
  const phones = [];
  for (const path of ['/', listing, product, '/search?q=doodh']) phones.push(await phone(path));
  await saveWebp(await joinSideBySide(phones, PHONE), `${FOLDER}phones.webp`);

  await takeOrders(store.url);
  for (const [name, path] of [
    ['orders', '/dashboard/orders'],
    ['products', '/dashboard/product'],
  ] as const)
    await saveWebp(await photographDesk(browser, store.url, path), `${FOLDER}${name}.webp`);
} finally {
  await browser.close();
  await store.end('SIGTERM');
  await remove();
}
