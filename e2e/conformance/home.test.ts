import type { Locator, Page } from '@playwright/test';
import { expect, test, url } from '../support/journey.ts';
import { apiOf } from '../support/api.ts';
import { holdRoute } from '../support/held-route.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { openHydrated, SIZES, type Visit } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';

const columnsOf = (page: Page) =>
  page.locator('.cats').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

/** The names of a row's products in the server's HTML, before the browser fetches the whole row. */
const renderedCards = (page: Page, category: string) =>
  page.evaluate(async (heading) => {
    const html = await (await fetch('/')).text();
    const rows = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('section.sec');
    const row = [...rows].find((section) => section.querySelector('h2')?.textContent === heading);
    return [...(row?.querySelectorAll('article h3') ?? [])].map((name) => name.textContent);
  }, category);

for (const size of SIZES) {
  test.describe(`home on ${size.name}`, () => {
    let visit: Visit;
    test.beforeAll(async () => {
      visit = await visitAgain(size);
      await openHydrated(visit.page, '/');
    });
    test.afterAll(() => visit.context.close());

    test('begins with a grid of category pictures, each a link to its products', async () => {
      const { page } = visit;
      const { data: categories } = await apiOf(url)('getCategories');
      const grid = page.getByRole('region', { name: 'Categories' });
      for (const { _id, name } of categories) {
        const tile = grid.getByRole('link', { name, exact: true });
        expect(await tile.getAttribute('href')).toMatch(new RegExp(`^/[^/]+-${_id}/[^/]+$`));
        const picture = tile.locator('img');
        expect(await picture.getAttribute('src')).toMatch(/\/images\//);
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
      const bottomOf = async (box: Locator) =>
        ((await box.boundingBox())?.y ?? 0) + ((await box.boundingBox())?.height ?? 0);
      const firstRow = page.getByRole('main').locator('section.sec').first();
      expect(await bottomOf(grid)).toBeLessThanOrEqual((await firstRow.boundingBox())?.y ?? 0);
      await saveScreenshot(page, 'home');
    });

    test('has a row of products for each category below the grid, with See All', async () => {
      const { page } = visit;
      const { data: categories } = await apiOf(url)('getCategories');
      const names = categories.map(({ name }) => name);
      const rows = page.getByRole('main').getByRole('heading', { level: 2 });
      expect((await rows.allTextContents()).filter((text) => names.includes(text))).toEqual(names);
      for (const { _id, name } of categories) {
        const row = page
          .getByRole('main')
          .locator('section.sec')
          .filter({ has: page.getByRole('heading', { name, exact: true }) });
        const seeAll = row.getByRole('link', { name: `See All ${name}`, exact: true });
        expect(await seeAll.textContent()).toBe('See All');
        expect(await seeAll.getAttribute('href')).toMatch(new RegExp(`^/[^/]+-${_id}/[^/]+$`));
      }
      const [first] = categories;
      if (first === undefined) throw new Error('No category');
      const { data: products } = await apiOf(url)('getProductsByCategory', { id: first._id });
      const row = page
        .getByRole('main')
        .locator('section.sec')
        .filter({ has: page.getByRole('heading', { name: first.name, exact: true }) });
      const cards = row.getByRole('article');
      await expect.poll(() => cards.count()).toBeGreaterThan(2);
      const shown = await cards.getByRole('heading').allTextContents();
      const ofCategory = new Set(products.map(({ name }) => name));
      expect(shown.filter((name) => !ofCategory.has(name))).toEqual([]);
      const rendered = await renderedCards(page, first.name);
      expect(rendered.length).toBeGreaterThan(2);
      expect(rendered.filter((name) => !ofCategory.has(name))).toEqual([]);
      const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    });

    test('says 10 min on each card', async () => {
      const { page } = visit;
      const cards = await page.getByRole('article').all();
      expect(cards.length).toBeGreaterThan(5);
      for (const card of cards) expect(await card.getByText('10 min', { exact: true }).count()).toBe(1);
    });
  });
}

test('the grid has 5 columns on phones, 8 on middle screens, 9 on large ones', async () => {
  const { context, page } = await visitAgain({ width: 360, height: 740 });
  await openHydrated(page, '/');
  for (const [width, columns] of [
    [360, 5],
    [767, 5],
    [768, 8],
    [1023, 8],
    [1024, 9],
    [1440, 9],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await columnsOf(page), `${width} px`).toBe(columns);
  }
  await context.close();
});

test('a row shows six placeholder cards until its products are loaded', async () => {
  const { context, page } = await visitAgain({ width: 1440, height: 900 });
  const held = await holdRoute(page, '**/api/product/get-product-by-category');
  await openHydrated(page, '/');
  const row = page.getByRole('main').locator('section.sec').nth(6);
  await row.scrollIntoViewIfNeeded();
  const placeholders = row.locator('.card[aria-hidden="true"]');
  await expect.poll(() => placeholders.count()).toBe(6);
  expect(await row.getByRole('article').count()).toBe(0);
  held.release();
  await row.getByRole('article').first().waitFor();
  expect(await placeholders.count()).toBe(0);
  await context.close();
});
