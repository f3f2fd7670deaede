import { listingPath, productPath } from '@jhola/domain';
import { apiOf, newShopper, orderCart } from '../support/api.ts';
import { holdRoute } from '../support/held-route.ts';
import { expect, places, test, url } from '../support/journey.ts';
import { LAPTOP, openHydrated, PHONE } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';

test('home begins with everyday essentials, which are also in the bag', async () => {
  const { context, page } = await visitAgain(LAPTOP);
  await openHydrated(page, '/');
  const row = page.locator('section.sec').first();
  expect(await row.getByRole('heading', { level: 2 }).textContent()).toBe('Everyday essentials');
  const { data: best } = await apiOf(url)('getBestSellers', { limit: 7 });
  const shown = await row.getByRole('article').getByRole('heading').allTextContents();
  expect(shown.slice(0, 7)).toEqual(best.map(({ name }) => name));
  const bag = await page
    .locator('.promise .bagpic img')
    .evaluateAll((all) => all.map((img) => img.getAttribute('src')));
  const pictureOf = (address: string) => /images\/(\w+)\//.exec(address)?.[1];
  const inBag = bag.map((source) => pictureOf(source ?? '')).filter((id) => id !== undefined);
  expect(inBag).toEqual(best.slice(0, 5).map(({ image }) => pictureOf(image[0] ?? '')));
  await context.close();
});

test('a row of home has all its products: on a laptop at once, on a phone when it is scrolled', async () => {
  const { data: best } = await apiOf(url)('getBestSellers');
  for (const size of [LAPTOP, PHONE]) {
    const { context, page } = await visitAgain(size);
    await openHydrated(page, '/');
    const row = page.locator('section.sec').first();
    const cards = row.getByRole('article');
    if (size === PHONE) {
      await page.waitForLoadState('networkidle');
      expect(await cards.count()).toBeLessThan(best.length);
      await cards.last().scrollIntoViewIfNeeded();
    }
    await expect(cards).toHaveCount(best.length);
    await context.close();
  }
});

test('a returning shopper finds their most frequent purchases first, in place of that row', async () => {
  const shopper = await newShopper(url);
  const { data: best } = await apiOf(url)('getBestSellers', { limit: 15 });
  const usual = best.slice(10, 14);
  for (const times of [4, 3, 1]) {
    for (const { _id } of usual.slice(0, times)) await shopper.api('addToCart', { productId: _id });
    await orderCart(shopper);
  }
  const { context, page } = await visitAgain(PHONE, shopper.tokens);
  await openHydrated(page, '/');
  const row = page.locator('section.sec').first();
  await row.getByRole('heading', { name: 'Buy again', exact: true }).waitFor();
  const names = await row.getByRole('article').getByRole('heading').allTextContents();
  expect(names[0]).toBe(usual[0]?.name);
  expect(names.at(-1)).toBe(usual[3]?.name);
  expect(new Set(names)).toEqual(new Set(usual.map(({ name }) => name)));
  await context.close();
  // The page itself is the same for everybody.
  expect(await (await fetch(url)).text()).not.toContain('Buy again');
});

test('a listing is sorted and filtered by its URL, with correct counts', async () => {
  const api = apiOf(url);
  const { data: subCategories } = await api('getSubCategories');
  const bread = subCategories.find(({ name }) => name === 'Bread');
  const [category] = bread?.category ?? [];
  if (!bread || !category) throw new Error('The demo shop has no bread');
  const { context, page } = await visitAgain(PHONE);
  await openHydrated(page, listingPath(category, bread));
  const [products, heading] = [page.getByRole('article'), page.getByRole('heading', { level: 1 })];
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: low to high' });
  await page.waitForURL(/[?&]sort=price$/);
  const prices = async () =>
    (await products.locator('.price b').allTextContents()).map((text) =>
      Number(text.replaceAll(/[₹,]/g, '')),
    );
  const isSorted = async () => {
    const shown = await prices();
    return shown.length > 4 && shown.slice(0, 5).every((price, place) => price >= (shown[place - 1] ?? 0));
  };
  await expect.poll(isSorted).toBe(true);

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const value = sheet.getByRole('button', { name: /^Under ₹50 \d+$/ });
  const count = Number((await value.textContent())?.match(/\d+$/)?.[0]);
  expect(count).toBeGreaterThan(0);
  await value.click();
  await page.waitForURL(/[?&]price=0-50/);
  await sheet.getByRole('button', { name: `Show ${count} ${count === 1 ? 'product' : 'products'}` }).click();
  await sheet.waitFor({ state: 'hidden' });
  await page.getByText(`${count} ${count === 1 ? 'product' : 'products'}`, { exact: true }).waitFor();
  for (const price of await prices()) expect(price).toBeLessThan(50);
  // A reload shows the same: the server reads the URL too.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await heading.waitFor();
  await page.getByText(`${count} ${count === 1 ? 'product' : 'products'}`, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
  await context.close();
});

test('on a slow network a chosen sort and filters are shown at once, and none of them is lost', async () => {
  const { context, page } = await visitAgain(LAPTOP);
  await openHydrated(page, places.listing);
  const held = await holdRoute(page, '**/*.data?*diet=veg*');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const vegetarian = sheet.getByRole('button', { name: /^Vegetarian / });
  await vegetarian.click();
  await expect(vegetarian).toHaveAttribute('aria-pressed', 'true');
  await sheet.getByRole('button', { name: /^In stock / }).click();
  await page.waitForURL(/stock=in&diet=veg/);
  await page.keyboard.press('Escape');
  await sort.selectOption({ label: 'Price: high to low' });
  await expect(sort).toHaveValue('price-desc');
  held.release();
  await page.waitForURL(/sort=price-desc&stock=in&diet=veg/);
  await page.getByRole('button', { name: 'Filters (2)' }).waitFor();
  await expect(sort).toHaveValue('price-desc');
  await context.close();
});

test('a search whose filters leave nothing offers to clear them', async () => {
  const { context, page } = await visitAgain(PHONE);
  await openHydrated(page, '/search?q=milk&brand=Nobody');
  await page.getByText('Nothing matches these filters').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForURL(/\/search\?q=milk$/);
  await page.getByRole('article').first().waitFor();
  await context.close();
});

test('a product shows its packs as a choice, its unit price, and related products', async () => {
  const { data: found } = await apiOf(url)('searchProducts', { search: 'toned milk', limit: 1 });
  const [milk] = found;
  if (!milk) throw new Error('The demo shop has no milk');
  const { context, page } = await visitAgain(LAPTOP);
  await openHydrated(page, productPath(milk));
  const packs = page.getByRole('navigation', { name: 'Pack size' });
  const chosen = packs.locator('[aria-current]');
  expect(await chosen.textContent()).toContain(milk.unit);
  expect(await packs.textContent()).toMatch(/₹[\d.,]+\/litre/);
  const other = packs.getByRole('link').filter({ hasNotText: milk.unit }).first();
  const unit = await other.locator('b').textContent();
  await other.click();
  await expect.poll(() => chosen.locator('b').textContent()).toBe(unit);
  expect(await page.getByText('Vegetarian', { exact: true }).count()).toBeGreaterThan(0);
  await page.getByRole('heading', { name: 'Similar products' }).scrollIntoViewIfNeeded();
  const beside = page.locator('.related').getByRole('article');
  await expect.poll(() => beside.count()).toBeGreaterThan(5);
  await expect(beside.getByText('Veg', { exact: true }).first()).toBeVisible();
  await context.close();
});

test('a line of the cart shows its total', async () => {
  const shopper = await newShopper(url);
  const { data: best } = await apiOf(url)('getBestSellers', { limit: 1 });
  const [milk] = best;
  if (!milk) throw new Error('Nothing is sold');
  await shopper.api('addToCart', { productId: milk._id, quantity: 3 });
  const { context, page } = await visitAgain(PHONE, shopper.tokens);
  await openHydrated(page, '/cart');
  const line = page.getByRole('listitem').filter({ hasText: milk.name });
  const each = Number((await line.locator('.price b').textContent())?.replace('₹', ''));
  expect(await line.getByText(/^Total/).textContent()).toBe(`Total ₹${each * 3}`);
  await context.close();
});

test('a small phone shows two results side by side, with the diet at the end of its line', async () => {
  const { context, page } = await visitAgain({ width: 320, height: 700 });
  await openHydrated(page, '/search?q=milk');
  const cards = page.locator('.grid > .card, .grid > * > .card');
  await cards.nth(1).waitFor();
  const gaps = await cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const diet = card.querySelector('.per > span');
      return diet ? [card.getBoundingClientRect().right - diet.getBoundingClientRect().right] : [];
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.max(...gaps)).toBeLessThan(1);
  const tops = await cards.evaluateAll((all) =>
    all.slice(0, 2).map((card) => card.getBoundingClientRect().y),
  );
  expect(tops[1]).toBe(tops[0]);
  await context.close();
});

test('the cards of a small phone have unit price and diet in one line', async () => {
  const { context, page } = await visitAgain({ width: 320, height: 700 });
  await openHydrated(page, places.listing);
  const heights = await page
    .locator('.card .per', { hasText: 'Veg' })
    .evaluateAll((all) =>
      all.map((per) => per.clientHeight / Number.parseFloat(getComputedStyle(per).lineHeight)),
    );
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.max(...heights.map(Math.round))).toBe(1);
  await context.close();
});
