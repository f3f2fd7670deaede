import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apiOf } from '../support/api.ts';
import { browser } from '../support/browser.ts';
import { holdRoute } from '../support/held-route.ts';
import { keepScreen } from '../support/keep-screen.ts';
import { openAlive, SIZES, type Visit, visitAt } from '../support/page-at.ts';

const { url } = inject('store');

const columnsOf = (page: Page) =>
  page.locator('.cats').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

describe.each(SIZES)('home on $name', (size) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await visitAt(browser, size, url);
    await openAlive(visit.page, '/');
  });
  afterAll(() => visit.context.close());

  it('begins with a grid of category pictures, each leading to its products', async () => {
    const { page } = visit;
    const { data: categories } = await apiOf(url)('getCategories');
    const grid = page.getByRole('region', { name: 'Categories' });
    for (const { _id, name } of categories) {
      const tile = grid.getByRole('link', { name, exact: true });
      expect(await tile.getAttribute('href')).toMatch(new RegExp(`^/[^/]+-${_id}/[^/]+$`));
      expect(await tile.locator('img').getAttribute('src')).toMatch(/\/images\//);
    }
    await keepScreen(page, 'home');
  });

  it('has below it a row of products for each category, with See All', async () => {
    const { page } = visit;
    const { data: categories } = await apiOf(url)('getCategories');
    const names = categories.map(({ name }) => name);
    const rows = page.getByRole('main').getByRole('heading', { level: 2 });
    expect((await rows.allTextContents()).filter((text) => names.includes(text))).toEqual(names);
    expect(await page.getByRole('link', { name: /^See All / }).count()).toBe(names.length);
  });

  it('says 10 min on each card', async () => {
    const { page } = visit;
    const card = page.getByRole('article').first();
    expect(await card.getByText('10 min', { exact: true }).count()).toBe(1);
  });
});

it('the grid has 5 columns on phones, 8 on middle screens, 9 on large ones', async () => {
  const { context, page } = await visitAt(browser, { width: 360, height: 740 }, url);
  await openAlive(page, '/');
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

it('a row shows six placeholder cards until its products are there', async () => {
  const { context, page } = await visitAt(browser, { width: 1440, height: 900 }, url);
  const held = await holdRoute(page, '**/api/product/get-product-by-category');
  await openAlive(page, '/');
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
