import type { Page, Route } from '@playwright/test';
import { browser, expect, places, test, url } from '../support/journey.ts';
import { ADMIN } from '../support/start-store.ts';
import { apiOf, logInByApi } from '../support/api.ts';
import { holdRoute } from '../support/held-route.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { LAPTOP, openHydrated, PHONE, visitAt } from '../support/page-at.ts';
import { pictureOf } from '../support/pictures-to-upload.ts';

const PAGE_DATA = /\.data(\?|$)/;
const OLDEST_MS = 30_000;

const box = (page: Page) => page.getByRole('search').getByRole('combobox');
const caretOf = (page: Page) =>
  box(page).evaluate((input) => {
    const { selectionStart, value } = input as HTMLInputElement;
    return input === document.activeElement ? { before: selectionStart, value } : null;
  });
const eventually = <Seen>(look: () => Promise<Seen>, expected: Seen) =>
  expect.poll(look, { timeout: 20_000 }).toEqual(expected);
/** The query in the page's own location: Playwright sees a changed URL a moment later. */
const queryOf = (page: Page) => page.evaluate(() => new URLSearchParams(location.search).get('q'));
const termsOf = async (page: Page) => [await queryOf(page), await box(page).inputValue()];
const cardPlaceholders = (page: Page) => page.getByRole('main').locator('.card[aria-hidden="true"]');

test.describe('search on a slow network', () => {
  test('changes the URL with each letter, keeps the last results, and a reload keeps the text', async () => {
    const { context, page } = await visitAt(browser, PHONE, url);
    await openHydrated(page, '/search?q=mil');
    expect(await caretOf(page)).toEqual({ before: 3, value: 'mil' });
    const steps = await page.evaluate(() => history.length);
    await holdRoute(page, PAGE_DATA);
    for (const [key, term] of [
      ['k', 'milk'],
      [' ', 'milk '],
      ['1', 'milk 1'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await queryOf(page)).toBe(term);
    }
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.getByRole('heading', { level: 1, name: 'mil', exact: true }).waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    await page.unroute(PAGE_DATA);
    await openHydrated(page, page.url());
    expect(await caretOf(page)).toEqual({ before: 6, value: 'milk 1' });
    await page.getByRole('heading', { level: 1, name: 'milk 1', exact: true }).waitFor();
    await context.close();
  });

  test('shows the response for the typed text, however late older ones arrive', async () => {
    const { context, page } = await visitAt(browser, PHONE, url);
    await openHydrated(page, '/search');
    const late: (() => Promise<void>)[] = [];
    await page.route(/\.data(\?|$)|\/suggestions\?/, async (route) => {
      const answer = await route.fetch().catch(() => null);
      const send = async () => {
        if (answer) await route.fulfill({ response: answer }).catch(() => undefined);
      };
      if (route.request().url().endsWith('q=doodh')) await send();
      else late.push(send);
    });
    await page.keyboard.type('doodh');
    const heading = page.getByRole('main').getByRole('heading', { level: 1, name: 'doodh', exact: true });
    await heading.waitFor();
    const suggested = page.getByRole('grid', { name: 'Suggestions' }).locator('.suggested-name');
    const { data } = await apiOf(url)('getSuggestions', { q: 'doodh' });
    const names = data.products.slice(0, 4).map(({ name }) => name);
    await expect.poll(() => suggested.allTextContents()).toEqual(names);
    for (const send of late.reverse()) await send();
    await page.waitForTimeout(200);
    expect(await suggested.allTextContents()).toEqual(names);
    expect(await heading.count()).toBe(1);
    expect(await termsOf(page)).toEqual(['doodh', 'doodh']);
    await context.close();
  });

  test('follows Back and Forward between terms, in input, URL and results', async () => {
    const { context, page } = await visitAt(browser, PHONE, url);
    await openHydrated(page, '/search');
    await page.keyboard.type('doodh');
    await page.getByRole('heading', { level: 1, name: 'doodh', exact: true }).waitFor();
    // A link to another term adds a history entry.
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('footer a[href="/"], a[href="/"]')?.click();
    });
    await page.waitForURL(`${url}/`);
    await page.getByRole('link', { name: 'Search for atta dal and more.' }).click();
    await box(page).waitFor();
    await page.keyboard.type('atta');
    await page.getByRole('heading', { level: 1, name: 'atta', exact: true }).waitFor();
    await page.evaluate(() => history.go(-2));
    await page.getByRole('heading', { level: 1, name: 'doodh', exact: true }).waitFor();
    expect(await caretOf(page)).toEqual({ before: 5, value: 'doodh' });
    await page.evaluate(() => history.go(2));
    await page.getByRole('heading', { level: 1, name: 'atta', exact: true }).waitFor();
    expect(await termsOf(page)).toEqual(['atta', 'atta']);
    await context.close();
  });

  test('doesn’t disturb a Hindi keyboard while it composes', async () => {
    const { context, page } = await visitAt(browser, PHONE, url);
    await openHydrated(page, '/search');
    const held = await holdRoute(page, PAGE_DATA);
    const keyboard = await context.newCDPSession(page);
    for (const text of ['d', 'du', 'दू', 'दूध']) {
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      expect(await termsOf(page)).toEqual([text, text]);
    }
    await keyboard.send('Input.insertText', { text: 'दूध' });
    held.release();
    await page.getByRole('heading', { level: 1, name: 'दूध' }).waitFor();
    expect(await caretOf(page)).toEqual({ before: 3, value: 'दूध' });
    await context.close();
  });

  test('keeps text typed before hydration, after the existing text', async () => {
    const { context, page, faults } = await visitAt(browser, PHONE, url);
    const held = await holdRoute(page, '**/assets/*.js');
    await page.goto('/search?q=mil', { waitUntil: 'commit' });
    await eventually(() => caretOf(page), { before: 3, value: 'mil' });
    await page.keyboard.type('k 1');
    held.release();
    await page.waitForURL('**/search?q=milk+1');
    await page.getByRole('heading', { level: 1, name: 'milk 1', exact: true }).waitFor();
    expect(await caretOf(page)).toEqual({ before: 6, value: 'milk 1' });
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is a focused input before its data has loaded, and keeps the typed text', async () => {
    const { context, page } = await visitAt(browser, PHONE, url);
    await openHydrated(page, '/');
    const held = await holdRoute(page, PAGE_DATA);
    await page.getByRole('link', { name: 'Search for atta dal and more.' }).click();
    await eventually(() => caretOf(page), { before: 0, value: '' });
    await page.keyboard.type('atta');
    expect(await queryOf(page)).toBe('atta');
    await eventually(() => cardPlaceholders(page).count(), 10);
    held.release();
    await page.getByRole('heading', { level: 1, name: 'atta', exact: true }).waitFor();
    expect(await box(page).inputValue()).toBe('atta');
    await page.goBack();
    await page.waitForURL(`${url}/`);
    await context.close();
  });
});

test.describe('a page with slow data', () => {
  test('shows placeholders: another listing in the sidebar, a product, home, and a listing', async () => {
    const { context, page } = await visitAt(browser, PHONE, url);
    await openHydrated(page, places.listing);
    const main = page.getByRole('main');
    const rail = main.locator('nav.rail');
    let held = await holdRoute(page, PAGE_DATA);
    const next = async () => {
      held.release();
      await page.unroute(PAGE_DATA);
      await main.getByRole('article').or(page.locator('.pdp h1')).first().waitFor({ timeout: 30_000 });
      held = await holdRoute(page, PAGE_DATA);
    };

    const other = rail.locator('a:not([aria-current])').first();
    const path = (await other.getAttribute('href')) ?? '';
    await other.click();
    await eventually(() => cardPlaceholders(page).count(), 8);
    expect(await main.getByRole('article').count()).toBe(0);
    expect(await rail.locator('[aria-current]').getAttribute('href')).toBe(path);
    expect(new URL(page.url()).pathname).toBe(path);
    await next();

    await main.getByRole('article').first().getByRole('link').click();
    await page.locator('main [aria-busy="true"] .pdp').waitFor();
    await saveScreenshot(page, 'product-loading');
    await next();

    await page.getByRole('link', { name: 'Jhola, home' }).first().click();
    const row = page.locator('main section.sec').first();
    await eventually(() => row.locator('.card[aria-hidden="true"]').count(), 6);
    await saveScreenshot(page, 'home-loading');
    await next();

    await page
      .getByRole('link', { name: /^See All/ })
      .first()
      .click();
    await eventually(() => cardPlaceholders(page).count(), 8);
    await saveScreenshot(page, 'listing-loading');
    await next();
    await context.close();
  });

  test('shows them within 100 ms of the tap', async () => {
    const { context, page } = await visitAt(browser, PHONE, url);
    // The page's own clock, which the test moves, so that a busy machine doesn't matter.
    await page.clock.install();
    const main = page.getByRole('main');
    for (const [link, placeholder] of [
      [main.getByRole('article').first().getByRole('link'), main.locator('[aria-busy="true"] .pdp')],
      [main.getByRole('region', { name: 'Categories' }).getByRole('link').first(), cardPlaceholders(page)],
    ] as const) {
      await openHydrated(page, '/');
      const held = await holdRoute(page, PAGE_DATA);
      await page.clock.pauseAt(Date.now() + OLDEST_MS);
      await link.click();
      await page.clock.runFor(100);
      await placeholder.first().waitFor();
      await page.clock.resume();
      held.release();
      await page.unroute(PAGE_DATA);
    }
    await context.close();
  });

  test('home has twelve placeholder tiles while the categories are loading', async () => {
    const { context, page } = await visitAt(browser, PHONE, url);
    await openHydrated(page, '/login');
    const held = await holdRoute(page, PAGE_DATA);
    await page.getByRole('link', { name: 'Jhola, home' }).first().click();
    await page.waitForURL(`${url}/`);
    const tiles = page.getByRole('region', { name: 'Categories' }).locator('.cat');
    await eventually(() => tiles.count(), 12);
    expect(await tiles.locator('.sk').count()).toBe(24);
    held.release();
    await page.getByRole('article').first().waitFor();
    expect(await tiles.locator('.sk').count()).toBe(0);
    await context.close();
  });
});

for (const [what, pattern] of [
  ['the page’s code', 'home-*'],
  ['the entry', 'entry*'],
]) {
  test(`a first visit on which ${what} fails keeps the server’s page, and hydrates when the code has loaded`, async () => {
    const { context, page, faults } = await visitAt(browser, PHONE, url);
    const fail = (route: Route) => route.fulfill({ status: 503, body: 'busy' });
    await page.route(`**/assets/${pattern}.js`, fail);
    await page.goto('/');
    await page.waitForTimeout(1_500);
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    expect(await page.getByRole('heading', { name: 'No network' }).count()).toBe(0);
    await page.getByRole('main').getByRole('button', { name: /^Add / }).first().click();
    await page.unroute(`**/assets/${pattern}.js`);
    // An earlier tap isn't lost either.
    await page
      .getByRole('group', { name: /^Quantity of / })
      .first()
      .waitFor();
    expect(faults.filter((fault) => !/503|Failed to fetch/.test(fault))).toEqual([]);
    await context.close();
  });
}

test('without scripts the links of the server’s page work', async () => {
  const { context, page } = await visitAt(browser, PHONE, url);
  await page.route('**/assets/home-*.js', (route) => route.abort('connectionfailed'));
  await page.goto('/');
  await page
    .getByRole('link', { name: /^See All/ })
    .first()
    .click();
  await page.getByRole('main').locator('nav.rail').waitFor();
  await openHydrated(page, page.url());
  await context.close();
});

test('additions to the catalogue appear without a reload, also in a tab that was in the background', async () => {
  const { api } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const { context, page } = await visitAt(browser, LAPTOP, url);
  await page.clock.install();
  await openHydrated(page, '/');
  const image = '/share.png';
  const { data: category } = await api('addCategory', { name: `Festival ${Date.now()}`, image });
  const grid = page.getByRole('region', { name: 'Categories' });
  const footer = page.getByRole('navigation', { name: 'All categories' });
  expect(await grid.getByText(category.name).count()).toBe(0);
  await page.clock.fastForward(OLDEST_MS);
  await grid.getByText(category.name).waitFor();
  await footer.getByText(category.name).waitFor();
  // Without a sub-category it isn't a link.
  expect(await footer.getByRole('link', { name: category.name }).count()).toBe(0);

  const away = await context.newPage();
  await away.goto(places.listing);
  const { data: subCategory } = await api('createSubCategory', {
    name: `Diyas ${Date.now()}`,
    image,
    category: [category._id],
  });
  await page.clock.setFixedTime(Date.now() + 10 * OLDEST_MS);
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await footer.getByRole('link', { name: category.name }).waitFor();
  await api('deleteSubCategory', { _id: subCategory._id });
  await api('deleteCategory', { _id: category._id });
  await context.close();
});

test('a picture that is still being drawn appears when it is ready, without a reload', async () => {
  const { context, page, faults } = await visitAt(browser, PHONE, url);
  const { buffer: drawn } = await pictureOf('#0a7f4f');
  const asked: string[] = [];
  await page.route('**/images/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const isFirst = !asked.includes(pathname);
    asked.push(pathname);
    if (!isFirst) return route.fulfill({ contentType: 'image/png', body: drawn });
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
    return route.fulfill({ status: 202, contentType: 'image/svg+xml', body });
  });
  await openHydrated(page, places.product);
  const picture = page.getByRole('main').getByRole('img').first();
  await eventually(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth > 1), true);
  expect(faults).toEqual([]);
  await context.close();
});
