import { listingPath, productPath } from '@jhola/domain';
import { gate } from '../../tools/testing/gate.ts';
import { ADMIN } from '../support/start-store.ts';
import { apiOf, logInByApi } from '../support/api.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { LAPTOP, openHydrated, PHONE, SIZES, type Visit, visitAt } from '../support/page-at.ts';
import { productFields } from '../support/product-fields.ts';
import { browser, expect, places, test, url } from '../support/journey.ts';

for (const size of SIZES) {
  test.describe(`browsing on ${size.name}`, () => {
    let visit: Visit;
    test.beforeAll(async () => {
      visit = await visitAt(browser, size, url);
    });
    test.afterAll(() => visit.context.close());

    test('home shows every category in the grid, and again in the footer', async () => {
      const { page } = visit;
      await openHydrated(page, '/');
      const { data: categories } = await apiOf(url)('getCategories');
      const grid = page.getByRole('region', { name: 'Categories' });
      const footer = page.getByRole('navigation', { name: 'All categories' });
      for (const { name } of categories) {
        expect(await grid.getByText(name, { exact: true }).count()).toBe(1);
        expect(await footer.getByText(name, { exact: true }).count()).toBe(1);
      }
      expect(await page.getByText('All Rights Reserved 2025').count()).toBe(1);
    });

    test('a row of the home page links to its listing by See All', async () => {
      const { page } = visit;
      await openHydrated(page, '/');
      const seeAll = page.getByRole('link', { name: /^See All / }).first();
      const path = await seeAll.getAttribute('href');
      await seeAll.click();
      await page.waitForURL(`**${path}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    });

    // Phones have no such buttons; shoppers swipe.
    if (!size.isPhone) {
      test('the buttons of a row scroll it by 200 px', async () => {
        const { page } = visit;
        await openHydrated(page, '/');
        // Each row gets its buttons once it is hydrated, the first row not always first.
        const row = page.locator('.scroller').first();
        const next = row.getByRole('button', { name: 'Scroll on' });
        const left = () => row.evaluate(({ firstElementChild }) => firstElementChild?.scrollLeft);
        expect(await left()).toBe(0);
        for (const place of [200, 400]) {
          await next.click();
          await expect.poll(left).toBe(place);
        }
        await row.getByRole('button', { name: 'Scroll back' }).click();
        await expect.poll(left).toBe(200);
        // Tablets with a mouse have them too.
        await page.setViewportSize({ width: 800, height: 900 });
        await next.click();
        await expect.poll(left).toBe(400);
        await page.setViewportSize(size);
      });
    }

    test('Back restores the scroll position, and a new page begins at its top', async () => {
      const { page } = visit;
      await openHydrated(page, '/');
      const scrolled = () => page.evaluate(() => Math.round(scrollY));
      const seeAll = page.getByRole('link', { name: /^See All / }).nth(2);
      await seeAll.scrollIntoViewIfNeeded();
      const left = await scrolled();
      expect(left).toBeGreaterThan(200);
      await seeAll.click();
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(scrolled).toBe(0);
      await page.goBack();
      await page.waitForURL(`${url}/`);
      await expect.poll(scrolled).toBe(left);
      await page.reload({ waitUntil: 'load' });
      await expect.poll(scrolled).toBe(left);
    });

    test('a listing highlights its sub-category in the sidebar and shows each product once', async () => {
      const { page } = visit;
      // Other tests add products to this shop.
      const { totalCount } = await apiOf(url)('getListing', { ...places.listed, page: 1, limit: 1 });
      await openHydrated(page, places.listing);
      const current = page.getByRole('main').locator('nav [aria-current="page"]');
      expect(await current.getAttribute('href')).toBe(places.listing);
      // The space reserved for products that aren't loading yet stands still.
      const space = page.locator('.grid > .card[aria-hidden] > .sk');
      expect(await space.count()).toBeGreaterThan(0);
      await expect
        .poll(() => space.evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length))
        .toBe(0);
      const cards = page.getByRole('article');
      await expect
        .poll(
          async () => {
            await page.mouse.wheel(0, 3_000);
            return cards.count();
          },
          { timeout: 30_000 },
        )
        .toBe(totalCount);
      const links = await cards
        .getByRole('link')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(new Set(links).size).toBe(totalCount);
      expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0);
    });

    test('a search for one very long word fits the screen', async () => {
      const { page } = visit;
      for (const word of ['x'.repeat(200), `milk ${'m'.repeat(190)}`]) {
        await openHydrated(page, `/search?q=${word}`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(word.slice(-20));
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways).toBe(0);
      }
    });

    test('causes no console or network errors', () => {
      expect(visit.faults).toEqual([]);
    });
  });
}

test.describe('browsing', () => {
  let visit: Visit;
  test.beforeAll(async () => {
    visit = await visitAt(browser, PHONE, url);
  });
  test.afterAll(() => visit.context.close());

  test('a product shows its pictures, its price and the price before the discount', async () => {
    const { page } = visit;
    const { data: product } = await apiOf(url)('getProduct', { productId: places.productId });
    await openHydrated(page, places.product);
    await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
    await page.getByText(`${product.discount}% Discount`).waitFor();
    await page.getByRole('button', { name: 'Picture 2', exact: true }).click();
    await page.getByRole('img', { name: `Picture 2 of ${product.image.length}` }).waitFor();
    const off = Math.ceil((product.price * product.discount) / 100);
    const rupees = new Intl.NumberFormat('en-IN').format(product.price - off);
    expect(await page.getByRole('main').getByText(`₹${rupees}`, { exact: true }).count()).toBeGreaterThan(0);
  });

  test('a sold-out product says so, and can’t be added', async () => {
    const { page } = visit;
    const { data: products } = await apiOf(url)('getProducts', { limit: 100 });
    const soldOut = products.find(({ stock }) => stock === 0);
    if (soldOut === undefined) throw new Error('The demo shop has everything');
    const [[category], [subCategory]] = [soldOut.category, soldOut.subCategory];
    if (category === undefined || subCategory === undefined) throw new Error('It is in no listing');
    await openHydrated(page, listingPath(category, subCategory));
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="${productPath(soldOut)}"]`) });
    // It is one of the last, and the listing grows while it is scrolled.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 4_000);
        return card.count();
      })
      .toBe(1);
    await expect(card.getByText('Out of Stock')).toBeVisible();
    expect(await card.getByRole('button', { name: /^Add / }).count()).toBe(0);
    await openHydrated(page, `/product/x-${soldOut._id}`);
    await page.getByText('Out of Stock').locator('visible=true').first().waitFor();
    expect(await page.locator('.pdp, .buybar').getByRole('button', { name: /^Add / }).count()).toBe(0);
  });

  test('search updates while typing, in one history entry, and finds milk for doodh', async () => {
    const { page } = visit;
    await openHydrated(page, '/');
    await page.getByRole('link', { name: 'Search for atta dal and more.' }).click();
    const box = page.getByRole('search').getByRole('combobox');
    await box.waitFor();
    await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
    const steps = await page.evaluate(() => history.length);
    await box.pressSequentially('doodh', { delay: 40 });
    await page.waitForURL('**/search?q=doodh');
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.getByRole('article').filter({ hasText: /milk/i }).first().waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('heading', { name: 'What do you need?' }).waitFor();
    await saveScreenshot(page, 'search-blank');
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await page.waitForURL(`${url}/`);
  });

  test('causes no console or network errors', () => {
    expect(visit.faults).toEqual([]);
  });

  test('an unknown URL has status 404', async () => {
    const { page } = visit;
    const response = await page.goto('/product/nothing-01aaaaaaaaaaaaaaaaaaaaaaaa');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'We couldn’t find this page' }).waitFor();
    await saveScreenshot(page, 'not-found');
    expect((await page.goto('/no/such-place/at-all'))?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go To Home' }).click();
    await page.waitForURL(`${url}/`);
  });
});

test('breadcrumbs can be hit with a finger, and take no more room than their text', async () => {
  const { context, page } = await visitAt(browser, PHONE, url);
  await openHydrated(page, places.product);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  const links = await crumbs.getByRole('link').all();
  expect(links.length).toBeGreaterThan(1);
  const boxes = await Promise.all(links.map((link) => link.boundingBox()));
  for (const box of boxes) {
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  const lines = new Set(boxes.map((box) => box?.y));
  expect((await crumbs.boundingBox())?.height).toBeLessThanOrEqual(36 * lines.size);
  await context.close();
});

test('breadcrumbs of equal names are replaced by those of the next product', async () => {
  const { api } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const name = `Kites ${Date.now()}`;
  const own = { name, unit: '1 kg', stock: 9, price: 10 };
  const fields = await productFields(api, places.productId, own);
  const { data: category } = await api('addCategory', { name, image: '/share.png' });
  const { data: other } = await api('addCategory', { name: `Other ${name}`, image: '/share.png' });
  const both = [category._id, other._id];
  const { data: subCategory } = await api('createSubCategory', { name, image: '/share.png', category: both });
  // Two packs of one product, in different categories.
  const inBoth = { ...fields, subCategory: [subCategory._id] };
  const { data: small } = await api('createProduct', { ...inBoth, category: [category._id] });
  const { data: big } = await api('createProduct', { ...inBoth, unit: '2 kg', category: [other._id] });
  const { context, page } = await visitAt(browser, LAPTOP, url);
  await openHydrated(page, productPath(small));
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(crumbs).toHaveText(['Home', name, name]);
  const pack = page.getByRole('navigation', { name: 'Pack size' }).getByRole('link', { name: '2 kg' });
  // Once the next page has been prefetched, no placeholders come between.
  const prefetched = page.waitForResponse((response) => response.url().includes('.data'));
  await pack.hover();
  await (await prefetched).finished();
  await pack.click();
  await page.waitForURL(`**${productPath(big)}`);
  await expect(crumbs).toHaveText(['Home', other.name, name]);
  for (const { _id } of [small, big]) await api('deleteProduct', { _id });
  await api('deleteSubCategory', { _id: subCategory._id });
  for (const _id of both) await api('deleteCategory', { _id });
  await context.close();
});

test('a link in the footer has prefetched its page when it is pressed', async () => {
  const { context, page } = await visitAt(browser, LAPTOP, url);
  await openHydrated(page, '/');
  const link = page.getByRole('navigation', { name: 'All categories' }).getByRole('link').first();
  const path = (await link.getAttribute('href')) ?? '';
  const prefetched = page.waitForResponse((response) => response.url().includes(`${path}.data`));
  await link.focus();
  await (await prefetched).finished();
  await context.close();
});

test('a product’s page says how long the last orders took, and nothing moves when that is known', async () => {
  for (const size of SIZES) {
    const { context, page } = await visitAt(browser, size, url);
    const held = gate();
    await page.route('**/api/order/delivery-times', async (route) => {
      await held.promise;
      const data = { medianMinutes: 9, deliveries: 3, last: [8, 9, 9.5] };
      await route.fulfill({ json: { success: true, error: false, message: '', data } });
    });
    await openHydrated(page, places.product);
    const claims = page.getByRole('listitem').filter({ hasText: 'At your door in about 10 minutes.' });
    const before = await claims.boundingBox();
    held.resolve();
    await claims.getByText('Last 3 orders: 9 minutes on average').waitFor();
    expect(await claims.boundingBox()).toEqual(before);
    await context.close();
  }
});
