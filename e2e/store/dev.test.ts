import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { copyTree, listFiles } from '../../tools/conformance/prove/copy-tree.ts';
import { copySmallShop } from '../support/data-folder.ts';
import { expect, testOfStarts as test } from '../support/journey.ts';
import { LAPTOP, visitAt } from '../support/page-at.ts';
import { type RunningStore, startStore } from '../support/start-store.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Long, because a busy machine needs time to restart the shop, and to serve a page in hundreds of modules. */
const PATIENCE_MS = 120_000;
/** The first visit may make Vite bundle a library and reload the page, once for each round of libraries. */
const ATTEMPTS = 3;

/** A copy of the sources, which the tests change. */
let copy: string;
let dev: RunningStore;

test.beforeAll(async () => {
  test.setTimeout(2 * PATIENCE_MS);
  copy = await mkdtemp(join(tmpdir(), 'jhola-dev-'));
  copyTree(ROOT, listFiles(ROOT), copy);
  const dataDir = join(copy, 'data');
  copySmallShop(dataDir);
  dev = await startStore({ dataDir, program: join(copy, 'tools/dev.mjs') });
});
test.afterAll(async () => {
  await dev.end('SIGTERM');
  await rm(copy, { recursive: true, force: true, maxRetries: 5 });
});

test('a changed style sheet is applied to an open page without a reload', async ({ browser }) => {
  test.setTimeout(4 * PATIENCE_MS);
  const { context, page } = await visitAt(browser, LAPTOP, dev.url);
  context.setDefaultTimeout(PATIENCE_MS);
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await page.goto('/');
  await connected;
  // In the style sheet that is inlined in every page, and in one that is loaded with a page's code.
  await changeSheet(page, 'features/layout/hero.css', '.promise');
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await changeSheet(page, 'features/sign-in/auth-frame.css', 'h1');
  await context.close();
});

test('a new migration is applied', async () => {
  test.setTimeout(2 * PATIENCE_MS);
  const name = 'Named by a migration';
  await writeFile(
    join(copy, 'apps/api/migrations/9999_rename_a_category.sql'),
    `update categories set name = '${name}' where id = (select min(id) from categories);\n`,
  );
  await expect.poll(categories, { timeout: PATIENCE_MS, intervals: [500] }).toContain(name);
});

/**
 * Changes a style sheet of `apps/web/app`, and resolves when the element has the new style without a reload of the
 * page.
 */
async function changeSheet(page: Page, sheet: string, selector: string): Promise<void> {
  const path = join(copy, 'apps/web/app', sheet);
  const text = await readFile(path, 'utf8');
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await writeFile(path, `${text}\n${selector} {\n  outline-offset: ${attempt}px;\n}\n`);
    const offset = () =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineOffset);
    await expect.poll(offset, { timeout: PATIENCE_MS }).toBe(`${attempt}px`);
    if (await page.evaluate(() => 'isKept' in window)) return;
  }
  throw new Error(`Each change of ${sheet} loaded the page again`);
}

/** The names of the categories in the API's response; empty while the shop restarts. */
async function categories(): Promise<string> {
  const response = await fetch(`${dev.url}/api/category/get`).catch(() => null);
  return response?.ok ? response.text() : '';
}
