import { listingPath, PAGE_SIZES, productPath } from '@jhola/domain';
import type { Page, Route } from '@playwright/test';
import { browser, expect, places, test, url } from '../support/journey.ts';
import { ADMIN } from '../support/start-store.ts';
import { logInByApi, newShopper } from '../support/api.ts';
import { bodiesOf, holdRoute } from '../support/held-route.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { LAPTOP, openHydrated, PHONE, visitAt } from '../support/page-at.ts';
import { productFields } from '../support/product-fields.ts';
import { pictureOf } from '../support/pictures-to-upload.ts';

const PAGE_DATA = '**/*.data*';
const OLDEST_MS = 30_000;

const eventually = <Seen>(look: () => Promise<Seen>, expected: Seen) =>
  expect.poll(look, { timeout: 20_000 }).toEqual(expected);
const cardPlaceholders = (page: Page) => page.getByRole('main').locator('.card[aria-hidden="true"]');

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
    const failed: string[] = [];
    const fail = (route: Route) => {
      failed.push(route.request().url());
      return route.fulfill({ status: 503, body: 'busy' });
    };
    await page.route(`**/assets/${pattern}.js`, fail);
    await page.goto('/');
    // A file was requested again.
    await expect.poll(() => failed.length - new Set(failed).size).toBeGreaterThan(0);
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

test('the drawer shows that its code is loading, has placeholders, and doesn’t call a cart empty that is still loading', async () => {
  const shopper = await newShopper(url);
  await shopper.api('addToCart', { productId: places.productId });
  const { context, page } = await visitAt(browser, LAPTOP, url, shopper.tokens);
  const held = await holdRoute(page, '**/api/cart/get');
  const code = await holdRoute(page, '**/assets/cart-drawer-*.js');
  await openHydrated(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'My Cart' }).click();
  await page.getByRole('progressbar', { name: 'Loading…' }).waitFor();
  code.release();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await cart.locator('[aria-busy="true"]').or(cart.getByText('Your cart is empty')).waitFor();
  expect(await cart.getByText('Your cart is empty').count()).toBe(0);
  held.release();
  await cart.getByRole('listitem').waitFor();
  expect(await cart.locator('[aria-busy="true"]').count()).toBe(0);
  await context.close();
});

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

test('an open listing shows changed prices, also after a visit elsewhere', async () => {
  const { api } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const own = { name: `Refreshed ${Date.now()}`, unit: '1 kg', stock: 9, price: 1 };
  const fields = await productFields(api, places.productId, own);
  const { data: product } = await api('createProduct', fields);
  const { context, page } = await visitAt(browser, LAPTOP, url);
  await page.clock.install();
  await openHydrated(page, `${places.listing}?sort=price`);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: fields.name });
  await card.getByText('₹1', { exact: true }).waitFor();
  await api('updateProduct', { ...fields, _id: product._id, price: 2 });
  await page.clock.fastForward(OLDEST_MS);
  await card.getByText('₹2', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Jhola' }).first().click();
  await page.getByRole('region', { name: 'Categories' }).waitFor();
  await api('updateProduct', { ...fields, _id: product._id, price: 3 });
  await page.goBack();
  await page.clock.fastForward(OLDEST_MS);
  await card.getByText('₹3', { exact: true }).waitFor();
  await api('deleteProduct', { _id: product._id });
  await context.close();
});

/** A new category with one sub-category, and functions to add products to it and to delete everything again. */
async function addCategory(name: string) {
  const { api } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const image = '/share.png';
  const { data: category } = await api('addCategory', { name, image });
  const { data: subCategory } = await api('createSubCategory', { name, image, category: [category._id] });
  const ids: string[] = [];
  const add = async (product: string, price: number) => {
    const own = { name: product, unit: '1 kg', stock: 9, price };
    const placed = { category: [category._id], subCategory: [subCategory._id] };
    const fields = { ...(await productFields(api, places.productId, own)), ...placed };
    const { _id } = (await api('createProduct', fields)).data;
    ids.push(_id);
    return { ...fields, _id };
  };
  const remove = async () => {
    for (const _id of ids) await api('deleteProduct', { _id });
    await api('deleteSubCategory', { _id: subCategory._id });
    await api('deleteCategory', { _id: category._id });
  };
  return { api, category, path: listingPath(category, subCategory), ids, add, remove };
}

test('an open listing has every product once after one was added, also after a visit elsewhere', async () => {
  const { path, ids, add, remove } = await addCategory(`Lanterns ${Date.now()}`);
  for (let place = 1; place <= 2 * PAGE_SIZES.listing - 2; place += 1) await add(`${place}`, 9);
  const { context, page } = await visitAt(browser, LAPTOP, url);
  await page.clock.install();
  await openHydrated(page, `${path}?sort=newest`);
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const shownIds = () =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('-').at(-1)));
  await page.mouse.wheel(0, 10_000);
  await eventually(shownIds, ids.toReversed());
  await add('Added', 9);
  await page.clock.fastForward(OLDEST_MS);
  await eventually(shownIds, ids.toReversed());
  await page.getByRole('link', { name: 'Jhola' }).first().click();
  await page.getByRole('region', { name: 'Categories' }).waitFor();
  await add('Added later', 9);
  await page.goBack();
  await eventually(shownIds, ids.toReversed());
  await remove();
  await context.close();
});

test('an open listing shows changes of its later pages: prices, sold-out and deleted products', async () => {
  const { api, path, ids, add, remove } = await addCategory(`Diyas ${Date.now()}`);
  const oldest = [await add('Brass', 3), await add('Clay', 4), await add('Silver', 5)] as const;
  for (let place = 1; place <= 2 * PAGE_SIZES.listing - 3; place += 1) await add(`${place}`, 9);
  const { context, page } = await visitAt(browser, LAPTOP, url);
  await page.clock.install();
  await openHydrated(page, `${path}?sort=newest`);
  const cards = page.getByRole('main').getByRole('article');
  await page.mouse.wheel(0, 10_000);
  await expect(cards).toHaveCount(2 * PAGE_SIZES.listing);
  const [brass, clay, silver] = oldest;
  await api('updateProduct', { ...brass, price: 7 });
  await page.clock.fastForward(OLDEST_MS);
  await cards.getByText('₹7', { exact: true }).waitFor();
  await api('updateProduct', { ...clay, stock: 0 });
  await page.clock.fastForward(OLDEST_MS);
  await expect(cards.filter({ hasText: 'Clay' })).toContainText('Out of Stock');
  await api('deleteProduct', { _id: silver._id });
  ids.splice(ids.indexOf(silver._id), 1);
  await page.clock.fastForward(OLDEST_MS);
  await expect(cards).toHaveCount(2 * PAGE_SIZES.listing - 1);
  await remove();
  await context.close();
});

test('an open product keeps the chosen picture when another one is removed, and shows the first if it is', async () => {
  const { api, add, remove } = await addCategory(`Torans ${Date.now()}`);
  const [toran, like] = [await add('Toran', 5), await add('Toran like it', 5)];
  const [front = '', back = ''] = like.image;
  const image = [front, '/share.png', back];
  await api('updateProduct', { ...toran, image });
  const { context, page } = await visitAt(browser, LAPTOP, url);
  await page.clock.install();
  await openHydrated(page, productPath(toran));
  const chosen = page.locator('.strip button[aria-current="true"]');
  const position = (place: number, count: number) =>
    page.getByRole('img', { name: `Picture ${place} of ${count}`, exact: true });
  await page.getByRole('button', { name: 'Picture 3', exact: true }).click();
  await position(3, 3).waitFor();
  await api('updateProduct', { ...toran, image: [front, back] });
  await page.clock.fastForward(OLDEST_MS);
  await position(2, 2).waitFor();
  await expect(chosen).toHaveAccessibleName('Picture 2');
  await api('updateProduct', { ...toran, image: [front, '/share.png'] });
  await page.clock.fastForward(OLDEST_MS);
  await position(1, 2).waitFor();
  await expect(chosen).toHaveAccessibleName('Picture 1');
  await remove();
  await context.close();
});

test('the rows below an open product show changed prices, and are asked for only then', async () => {
  const { api, add, remove } = await addCategory(`Kites ${Date.now()}`);
  const [shown, similar] = [await add('Kite', 5), await add('Kite String', 6)];
  const { context, page } = await visitAt(browser, LAPTOP, url);
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/product/related')) asked += 1;
  });
  await openHydrated(page, productPath(shown));
  await page.getByRole('heading', { name: 'Similar products' }).scrollIntoViewIfNeeded();
  const cards = page.locator('.related').getByRole('article');
  await cards.getByText('₹6', { exact: true }).waitFor();
  const data = page.waitForResponse((response) => response.url().endsWith('.data'));
  await page.clock.fastForward(OLDEST_MS);
  await (await data).finished();
  await api('updateProduct', { ...similar, price: 8 });
  await page.clock.fastForward(OLDEST_MS);
  await cards.getByText('₹8', { exact: true }).waitFor();
  expect(asked).toBe(2);
  await remove();
  await context.close();
});

test('an open home page shows changed prices and additions in its rows, and asks for them only then', async () => {
  // The last row, which isn't part of the page's data.
  const { api, category, add, remove } = await addCategory(`Zari ${Date.now()}`);
  const ribbon = await add('Ribbon', 1);
  const { context, page } = await visitAt(browser, LAPTOP, url);
  await page.clock.install();
  const asked = bodiesOf(page, '/api/product/get-product-by-category');
  const refresh = async () => {
    const data = page.waitForResponse((response) => response.url().endsWith('/_home.data'));
    await page.clock.fastForward(OLDEST_MS);
    await (await data).finished();
  };
  await openHydrated(page, '/');
  const heading = page.getByRole('heading', { name: category.name, exact: true });
  await heading.scrollIntoViewIfNeeded();
  const cards = page.getByRole('main').locator('section.sec').filter({ has: heading }).getByRole('article');
  await cards.getByText('₹1', { exact: true }).waitFor();
  // The document doesn't say which row has changed, so all of them are asked for. What is read from now on does.
  await api('updateProduct', { ...ribbon, price: 2 });
  await refresh();
  await cards.getByText('₹2', { exact: true }).waitFor();
  const before = asked.length;
  await add('Tassel', 3);
  await refresh();
  await cards.getByText('₹3', { exact: true }).waitFor();
  // The rows above it, which the page was scrolled past, stay as they are.
  expect(asked.slice(before).map(({ id }) => id)).toEqual([category._id]);
  await remove();
  await context.close();
});

test('a row of home that was empty has all its products once there are some', async () => {
  // The first row, of which the page's data has three products.
  const { category, add, remove } = await addCategory(`Aaa ${Date.now()}`);
  const { context, page } = await visitAt(browser, LAPTOP, url);
  await page.clock.install();
  await openHydrated(page, '/');
  for (let place = 1; place <= 5; place += 1) await add(`Lamp ${place}`, 9);
  await page.clock.fastForward(OLDEST_MS);
  const heading = page.getByRole('heading', { name: category.name, exact: true });
  await heading.scrollIntoViewIfNeeded();
  const row = page.getByRole('main').locator('section.sec').filter({ has: heading });
  await expect(row.getByRole('article')).toHaveCount(5);
  await remove();
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
