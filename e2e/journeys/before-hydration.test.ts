import type { Locator, Page } from '@playwright/test';
import { productPath } from '@jhola/domain';
import { logInByApi, newShopper } from '../support/api.ts';
import { bodiesOf, holdRoute } from '../support/held-route.ts';
import { browser, expect, places, test, url } from '../support/journey.ts';
import { openHydrated, PHONE, untilHydrated, visitAt } from '../support/page-at.ts';
import { productFields } from '../support/product-fields.ts';
import { ADMIN } from '../support/start-store.ts';

/** All scripts of a page but the first, which carries out taps on Add before React runs. */
const ALL_BUT_THE_FIRST = /\/assets\/(?!early-)[^/]+\.js$/;

/** Opens a page of which only the first script loads until `release` is called. */
async function openBeforeHydration(page: Page, path: string) {
  const scripts = await holdRoute(page, ALL_BUT_THE_FIRST);
  await page.goto(path, { waitUntil: 'commit' });
  return scripts;
}

const addIn = (row: Locator) => row.getByRole('button', { name: /^Add / }).first();
const stepperIn = (row: Locator) => row.getByRole('group', { name: /^Quantity of / }).first();
const numberIn = (row: Locator) => stepperIn(row).locator('b');
const htmlOf = (stepper: Locator) => stepper.evaluate((element) => element.outerHTML);
const nameOf = async (stepper: Locator) =>
  ((await stepper.getAttribute('aria-label')) ?? '').replace(/^Quantity of /, '');
const cartBar = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first();

const deletions: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const deleteProduct of deletions.splice(0)) await deleteProduct();
});

/** Creates a product, which `sellOut` sells out. It is deleted after the test. */
async function createProduct(name: string, stock: number) {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const own = { name: `${name} of ${Date.now()}`, unit: '1 kg', stock, price: 80 };
  const fields = await productFields(admin, places.productId, own);
  const { data } = await admin('createProduct', fields);
  deletions.push(() => admin('deleteProduct', { _id: data._id }));
  const sellOut = () => admin('updateProduct', { ...fields, _id: data._id, stock: 0 });
  return { product: data, path: productPath(data), sellOut };
}

test('a visitor’s taps on Add, plus and minus before hydration are shown at once and stay', async () => {
  const { context, page, faults } = await visitAt(browser, PHONE, url);
  const scripts = await openBeforeHydration(page, '/');
  const [first, second] = [0, 2].map((row) => page.locator('main section.sec').nth(row)) as [
    Locator,
    Locator,
  ];
  await addIn(first).focus();
  await page.keyboard.press('Enter');
  await expect(numberIn(first)).toHaveText('1');
  const stepper = stepperIn(first);
  // The focus has moved to plus, as after hydration.
  await expect(stepper.getByRole('button', { name: /^One more / })).toBeFocused();
  await expect(stepper.getByRole('button', { name: /^Remove / })).toBeVisible();
  await page.keyboard.press('Enter');
  await stepper.getByRole('button', { name: /^One more / }).click();
  await stepper.getByRole('button', { name: /^One less / }).click();
  await expect(numberIn(first)).toHaveText('2');
  await addIn(second).click();
  await expect(numberIn(second)).toHaveText('1');
  const shown = await Promise.all([first, second].map((row) => htmlOf(stepperIn(row))));
  const kept = await stepper.elementHandle();
  expect(scripts.seen).toBeGreaterThan(0);

  scripts.release();
  await cartBar(page, '3 items').waitFor();
  await page.getByText('Item added').first().waitFor();
  // Hydrated as they were: React has neither replaced nor changed them.
  expect(await kept?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await Promise.all([first, second].map((row) => htmlOf(stepperIn(row))))).toEqual(shown);
  await stepper.getByRole('button', { name: /^One more / }).click();
  await cartBar(page, '4 items').waitFor();
  const names = await Promise.all([first, second].map((row) => nameOf(stepperIn(row))));
  await page.goto('/cart');
  const lines = page.getByRole('main').getByRole('group', { name: /^Quantity of / });
  await expect(lines.locator('b')).toHaveText(['3', '1']);
  expect([await nameOf(lines.nth(0)), await nameOf(lines.nth(1))]).toEqual(names);
  expect(faults).toEqual([]);
  await context.close();
});

test('a product taken out again before hydration isn’t in the cart', async () => {
  const { context, page, faults } = await visitAt(browser, PHONE, url);
  const scripts = await openBeforeHydration(page, places.listing);
  const grid = page.locator('.grid');
  await addIn(grid).click();
  await stepperIn(grid)
    .getByRole('button', { name: /^Remove / })
    .focus();
  await page.keyboard.press('Enter');
  await expect(stepperIn(grid)).toHaveCount(0);
  await expect(addIn(grid)).toBeFocused();
  scripts.release();
  await page.waitForLoadState('networkidle');
  await expect(addIn(grid)).toBeFocused();
  await expect(page.locator('.cartbar')).toHaveCount(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('the stepper on a product’s page stays under the thumb when the page is hydrated and the cart is known', async () => {
  const { context, page, faults } = await visitAt(browser, PHONE, url);
  const scripts = await openBeforeHydration(page, places.product);
  const bar = page.locator('.buybar');
  await addIn(bar).click();
  const before = await stepperIn(bar).boundingBox();
  scripts.release();
  await bar.getByText('1 item').waitFor();
  expect(await stepperIn(bar).boundingBox()).toEqual(before);
  expect(faults).toEqual([]);
  await context.close();
});

test('in Hindi the stepper before hydration is the one after it, on a product’s page and on a search', async () => {
  const { width, height } = PHONE;
  for (const path of [places.product, '/search?q=doodh']) {
    const context = await browser.newContext({
      viewport: { width, height },
      baseURL: url,
      locale: 'hi-IN',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const scripts = await openBeforeHydration(page, path);
    await page.getByRole('main').getByRole('button', { name: /जोड़ें$/ }).first().click();
    const stepper = page.getByRole('main').getByRole('group').filter({ visible: true }).first();
    await expect(stepper.locator('b')).toHaveText('1');
    const once = await htmlOf(stepper);
    await stepper.getByRole('button').last().click();
    const twice = await htmlOf(stepper);
    scripts.release();
    await page.waitForLoadState('networkidle');
    expect(await htmlOf(stepper)).toBe(twice);
    await stepper.getByRole('button').first().click();
    await expect(stepper.locator('b')).toHaveText('1');
    // Announced since it changed.
    expect((await htmlOf(stepper)).replace(' aria-live="polite"', '')).toBe(once);
    expect(once).toMatch(/[\u0900-\u097F]/);
    expect(faults).toEqual([]);
    await context.close();
  }
});

test('a member’s taps before hydration are sent once and stored', async () => {
  const { tokens, api } = await newShopper(url);
  await api('addToCart', { productId: places.productId, quantity: 2 });
  const { context, page, faults } = await visitAt(browser, PHONE, url, tokens);
  const sent = bodiesOf(page, '/api/cart/create');
  const scripts = await openBeforeHydration(page, places.product);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Add / }).click();
  await main.getByRole('button', { name: /^One more / }).click();
  await expect(main.getByRole('group', { name: /^Quantity of / }).locator('b')).toHaveText('2');
  scripts.release();
  // Two were in the cart, which the page can't know before hydration.
  await cartBar(page, '4 items').waitFor();
  await page.waitForLoadState('networkidle');
  expect(sent).toHaveLength(1);
  expect((await api('getCart')).data.map(({ quantity }) => quantity)).toEqual([4]);
  await expect(main.getByRole('group', { name: /^Quantity of / }).locator('b')).toHaveText('4');
  expect(faults).toEqual([]);
  await context.close();
});

for (const who of ['visitor', 'member'] as const) {
  test(`a ${who} who follows a link before hydration finds the tapped product in the cart`, async () => {
    const { tokens, api } = await newShopper(url);
    const { context, page, faults } = await visitAt(
      browser,
      PHONE,
      url,
      who === 'member' ? tokens : undefined,
    );
    const scripts = await openBeforeHydration(page, '/');
    const row = page.locator('main section.sec').first();
    await addIn(row).click();
    await expect(numberIn(row)).toHaveText('1');
    const name = await nameOf(stepperIn(row));
    await page.getByRole('link', { name: 'Privacy' }).click();
    await page.waitForURL('**/privacy', { waitUntil: 'commit' });
    scripts.release();
    await cartBar(page, '1 item').waitFor();
    await page.goto('/cart');
    const line = page.getByRole('main').getByRole('group', { name: `Quantity of ${name}` });
    await expect(line.locator('b')).toHaveText('1');
    if (who === 'member') {
      await expect.poll(async () => (await api('getCart')).data.map(({ quantity }) => quantity)).toEqual([1]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
}

test('before hydration plus ends at the stock, and the message follows', async () => {
  const { path, product } = await createProduct('Last mangoes', 2);
  const { context, page, faults } = await visitAt(browser, PHONE, url);
  const scripts = await openBeforeHydration(page, path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Add / }).click();
  const more = main.getByRole('button', { name: /^One more / });
  await more.click();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await more.click({ force: true });
  const stepper = main.getByRole('group', { name: /^Quantity of / });
  await expect(stepper.locator('b')).toHaveText('2');
  scripts.release();
  await page.getByText(`Only 2 left of ${product.name}`).first().waitFor();
  await expect(stepper.locator('b')).toHaveText('2');
  expect(faults).toEqual([]);
  await context.close();
});

test('a member learns that a product sold out before the tap reached the shop', async () => {
  const { product, path, sellOut } = await createProduct('Sold mangoes', 5);
  const { tokens, api } = await newShopper(url);
  const { context, page } = await visitAt(browser, PHONE, url, tokens);
  const scripts = await openBeforeHydration(page, path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Add / }).click();
  await expect(main.getByRole('group', { name: /^Quantity of / }).locator('b')).toHaveText('1');
  await sellOut();
  scripts.release();
  await page
    .getByText(/out of stock/i)
    .filter({ visible: true })
    .first()
    .waitFor();
  await expect(main.getByRole('group', { name: /^Quantity of / })).toHaveCount(0);
  // The page doesn’t offer it again.
  await main
    .getByRole('button', { name: /^Notify me / })
    .first()
    .waitFor();
  expect((await api('getCart')).data).toEqual([]);
  expect(product.stock).toBe(5);
  await context.close();
});

test('a visitor finds a product that sold out after the tap marked in the cart', async () => {
  const { path, sellOut } = await createProduct('Gone mangoes', 5);
  const { context, page } = await visitAt(browser, PHONE, url);
  const scripts = await openBeforeHydration(page, path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Add / }).click();
  await expect(main.getByRole('group', { name: /^Quantity of / }).locator('b')).toHaveText('1');
  await sellOut();
  scripts.release();
  await page.waitForLoadState('networkidle');
  await page.goto('/cart');
  await main
    .getByText(/out of stock/i)
    .first()
    .waitFor();
  await context.close();
});

test('a press that begins before hydration and ends after it leads from a cancelled payment to the checkout', async () => {
  const { context, page } = await visitAt(browser, PHONE, url);
  const scripts = await openBeforeHydration(page, '/cancel');
  await page.getByRole('link', { name: 'Back to checkout' }).hover();
  await page.mouse.down();
  scripts.release();
  await untilHydrated(page);
  await page.mouse.up();
  // A visitor has to log in first.
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await context.close();
});

test('Back before hydration, in a document that was reloaded, shows the page of the address', async () => {
  const { context, page } = await visitAt(browser, PHONE, url);
  await openHydrated(page, '/privacy');
  await page.getByRole('link', { name: 'Search for atta dal and more.' }).click();
  await page.getByRole('heading', { name: 'What do you need?' }).waitFor();
  const scripts = await holdRoute(page, /\/assets\/[^/]+\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'What do you need?' }).waitFor();
  await page.evaluate(() => window.history.back());
  await page.waitForURL('**/privacy', { waitUntil: 'commit' });
  scripts.release();
  await page.getByRole('heading', { name: 'Privacy' }).waitFor();
  await context.close();
});
