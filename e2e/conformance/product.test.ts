import type { WireProduct } from '@jhola/contract/client';
import { productPath } from '@jhola/domain';
import { expect, test, url } from '../support/journey.ts';
import { ADMIN } from '../support/start-store.ts';
import { apiOf, logInByApi } from '../support/api.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { isRed, paintOf } from '../support/paint-of.ts';
import { LAPTOP, openHydrated, SIZES, type Visit } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';

const MOST_PICTURES = 12;
let admin: Awaited<ReturnType<typeof logInByApi>>;
let product: WireProduct;

test.beforeAll(async () => {
  admin = await logInByApi(url, ADMIN.email, ADMIN.password);
  const { data: others } = await apiOf(url)('getProducts', { limit: 40 });
  const [first] = others;
  if (first === undefined) throw new Error('The shop is empty');
  const pictures = new Set(others.flatMap(({ image }) => image));
  const { data } = await admin.api('createProduct', {
    name: `Sampler ${Date.now()}`,
    description: 'A little of everything.',
    image: [...pictures].slice(0, MOST_PICTURES),
    category: first.category.map(({ _id }) => _id),
    subCategory: first.subCategory.map(({ _id }) => _id),
    unit: '1 box',
    stock: 9,
    price: 1999,
    discount: 15,
    more_details: { Brand: 'Jhola', 'Shelf life': 'Nine days' },
  });
  product = data;
});
test.afterAll(async () => {
  await admin.api('deleteProduct', { _id: product._id });
});

for (const size of SIZES) {
  test.describe(`a product on ${size.name}`, () => {
    let visit: Visit;
    test.beforeAll(async () => {
      visit = await visitAgain(size);
      await openHydrated(visit.page, productPath(product));
    });
    test.afterAll(() => visit.context.close());

    test('has a large picture, a dot for each picture, and thumbnails that select one', async () => {
      const { page } = visit;
      await saveScreenshot(page, 'product');
      // The price is visible without scrolling, and on a phone above the bar.
      const price = await page.locator('.bigprice').boundingBox();
      const bar = await page.locator('.buybar').boundingBox();
      expect(price && price.y + price.height).toBeLessThanOrEqual(bar?.y ?? size.height);
      const large = page.getByRole('img', { name: `${product.name}, 1 box` });
      const pictureFolder = (address: string | null) =>
        new URL(address ?? '', url).pathname.replace(/[^/]+$/, '');
      const folders = product.image.map(pictureFolder);
      expect(pictureFolder(await large.getAttribute('src'))).toBe(folders[0]);
      const thumbnails = page.locator('.strip img');
      expect(
        await thumbnails.evaluateAll((all) => all.map((image) => image.getAttribute('src'))),
      ).toHaveLength(MOST_PICTURES);
      expect(await page.locator('.dots i').count()).toBe(MOST_PICTURES);
      await page.getByRole('button', { name: 'Picture 3', exact: true }).click();
      expect(pictureFolder(await large.getAttribute('src'))).toBe(folders[2]);
      expect(
        await page.locator('.dots i').evaluateAll((dots) => dots.findIndex((dot) => dot.className === 'on')),
      ).toBe(2);
    });

    test('its thumbnails scroll by 100 px to either side', async () => {
      const { page } = visit;
      const left = () => page.locator('.strip ul').evaluate((strip) => strip.scrollLeft);
      const start = await left();
      for (const [side, place] of [
        ['right', 100],
        ['right', 200],
        ['left', 100],
      ] as const) {
        await page.getByRole('button', { name: `Scroll pictures ${side}` }).click();
        await expect.poll(left).toBe(start + place);
      }
    });

    test('shows name, unit, both prices, the Discount, and 10 Min', async () => {
      const { page } = visit;
      const main = page.getByRole('main');
      await main.getByRole('heading', { level: 1, name: product.name }).waitFor();
      await main.getByText('₹1,699', { exact: true }).first().waitFor();
      const struck = main.locator('.bigprice s');
      expect(await struck.textContent()).toBe('₹1,999');
      expect(await struck.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe(
        'line-through',
      );
      await main.getByText('15% Discount').waitFor();
      await main.getByText('10 Min', { exact: true }).waitFor();
      await main.getByText('1 box').first().waitFor();
      // Outside the rows of similar products, which have buttons of the same name.
      const own = page.locator('.pdp, .buybar');
      await own.getByRole('button', { name: /^Add/ }).locator('visible=true').first().waitFor();
    });

    test('shows three claims: superfast delivery, best prices and offers, 5000+ products', async () => {
      const claims = visit.page.getByRole('main').locator('.claims');
      for (const claim of [
        'Superfast Delivery',
        'Best Prices & Offers',
        'Wide Assortment',
        '5000+ products',
      ]) {
        expect(await claims.getByText(claim).count()).toBeGreaterThan(0);
      }
    });

    test('shows description, unit and every detail with its name', async () => {
      const main = visit.page.getByRole('main');
      await main.getByRole('heading', { name: 'Description' }).waitFor();
      await main.getByText('A little of everything.').waitFor();
      const facts = await main.locator('dl.dl > div').allTextContents();
      expect(facts).toEqual(['Unit1 box', 'BrandJhola', 'Shelf lifeNine days']);
    });
  });
}

test('a product without stock says Out of Stock in red, and has no control to add it', async () => {
  const { name, description, image, category, subCategory, unit, price, discount } = product;
  await admin.api('updateProduct', {
    name,
    description,
    image,
    unit,
    price,
    discount,
    _id: product._id,
    category: category.map(({ _id }) => _id),
    subCategory: subCategory.map(({ _id }) => _id),
    stock: 0,
  });
  const { context, page } = await visitAgain(LAPTOP);
  await openHydrated(page, productPath(product));
  const message = page.getByRole('main').getByText('Out of Stock').locator('visible=true').first();
  await message.waitFor();
  expect(isRed(await paintOf(message, 'color'))).toBe(true);
  expect(await page.locator('.pdp, .buybar').getByRole('button', { name: /^Add/ }).count()).toBe(0);
  await saveScreenshot(page, 'product-out-of-stock');
  await context.close();
});
