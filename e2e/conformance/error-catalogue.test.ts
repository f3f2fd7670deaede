import type { Page } from '@playwright/test';
import { expect, places, test, url } from '../support/journey.ts';
import { ADMIN } from '../support/start-store.ts';
import { logInByApi, newShopper, type Shopper } from '../support/api.ts';
import { bodiesOf, refuseRoute } from '../support/held-route.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { LAPTOP, openHydrated, type Visit } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';
import { stopTime } from '../support/stop-time.ts';

let shopper: Shopper;
test.beforeAll(async () => {
  shopper = await newShopper(url);
});

const toasts = (page: Page) => page.locator('.toast');

/** All toasts so far, including those that have disappeared. */
async function recordToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof Element && node.matches('.toast')) noted.push(node.textContent ?? '');
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { noted: string[] }).noted);
}

test.describe('toasts', () => {
  test.describe.configure({ mode: 'serial' });

  let visit: Visit;
  test.beforeAll(async () => {
    visit = await visitAgain(LAPTOP, shopper.tokens);
    await visit.page.clock.install();
    await openHydrated(visit.page, '/dashboard/address');
    await visit.page
      .getByRole('main')
      .getByRole('button', { name: /^Remove / })
      .waitFor();
    await stopTime(visit.page);
  });
  test.afterAll(() => visit.context.close());

  test('a failed call shows the server’s message for four seconds', async () => {
    const { page } = visit;
    await refuseRoute(page, '**/api/address/disable', 409, 'This address is on its way');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove / })
      .click();
    const message = page.getByText('This address is on its way');
    await message.waitFor();
    await saveScreenshot(page, 'toast-error');
    await page.clock.runFor(3_900);
    expect(await message.count()).toBe(1);
    await page.clock.runFor(200);
    await message.waitFor({ state: 'detached' });
    await page.unroute('**/api/address/disable');
  });

  test('without a message in the response, the toast adds no text of its own', async () => {
    const { page } = visit;
    await refuseRoute(page, '**/api/address/disable', 409, '');
    const answered = page.waitForResponse('**/api/address/disable');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove / })
      .click();
    await answered;
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByRole('button', { name: /^Remove / })
          .isEnabled(),
      )
      .toBe(true);
    expect(await toasts(page).count()).toBe(0);
    await page.unroute('**/api/address/disable');
  });

  test('a success shows the server’s message for two seconds: Item added, Item remove', async () => {
    const { page } = visit;
    // A random text that can't be in the code.
    const json = { success: true, error: false, message: 'It is off your list', data: null };
    await page.route('**/api/address/disable', (route) => route.fulfill({ json }));
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove / })
      .click();
    await toasts(page).getByText(json.message).waitFor();
    await page.unroute('**/api/address/disable');
    await page.clock.resume();
    await openHydrated(page, places.product);
    const add = page.getByRole('button', { name: /^Add / }).locator('visible=true').first();
    await add.waitFor();
    await stopTime(page);
    await add.click();
    const added = page.getByText('Item added', { exact: true });
    await added.waitFor();
    await page.clock.runFor(1_900);
    expect(await added.count()).toBe(1);
    await page.clock.runFor(200);
    await added.waitFor({ state: 'detached' });
    await page.clock.resume();
    await page
      .getByRole('button', { name: /^Remove / })
      .locator('visible=true')
      .first()
      .click();
    await page.getByText('Item remove', { exact: true }).waitFor();
    await add.waitFor();
  });
});

test('a failed query shows the server’s message too', async () => {
  const { context, page } = await visitAgain(LAPTOP);
  await refuseRoute(page, '**/api/product/get-product-by-category', 429, 'A little slower, please');
  await openHydrated(page, '/');
  await page.getByRole('main').locator('section.sec').nth(6).scrollIntoViewIfNeeded();
  await toasts(page).getByText('A little slower, please').waitFor();
  await context.close();
});

test('a 401 of the cart is silent, and requested once: cards that come into view don’t request it again', async () => {
  const { context, page } = await visitAgain(LAPTOP, shopper.tokens);
  const noted = await recordToasts(page);
  const carts = bodiesOf(page, '/api/cart/get');
  await refuseRoute(page, '**/api/cart/get', 401, 'Please login again');
  const answered = page.waitForResponse('**/api/cart/get');
  await openHydrated(page, '/');
  await answered;
  const row = page.getByRole('main').locator('section.sec').nth(6);
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('button', { name: /^Add / }).first().waitFor();
  expect(await noted()).toEqual([]);
  expect(carts).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe('/');
  await context.close();
});

test('failures of addresses and categories are ignored; those of orders are only logged to the console', async () => {
  const { context, page, faults } = await visitAgain(LAPTOP, shopper.tokens);
  const noted = await recordToasts(page);
  await refuseRoute(page, '**/api/address/get', 429, 'No addresses today');
  await refuseRoute(page, '**/api/order/order-list*', 429, 'No orders today');
  await openHydrated(page, '/dashboard/address');
  await page.getByText('We couldn’t load your addresses').waitFor();
  expect(await noted()).toEqual([]);
  await openHydrated(page, '/dashboard/myorders');
  await page.getByText('We couldn’t load your orders').waitFor();
  expect(await noted()).toEqual([]);
  expect(faults.some((fault) => fault.includes('429') && fault.includes('/dashboard/myorders'))).toBe(true);
  await context.close();
  // Shoppers get the categories with the page; only the admin's screens request them.
  const { tokens } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const admin = await visitAgain(LAPTOP, tokens);
  const toldAdmin = await recordToasts(admin.page);
  await refuseRoute(admin.page, '**/api/category/get', 429, 'No categories today');
  await openHydrated(admin.page, '/dashboard/category');
  await admin.page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor();
  expect(await toldAdmin()).toEqual([]);
  await admin.context.close();
});

test('no more than twenty are shown', async () => {
  const { context, page } = await visitAgain(LAPTOP, shopper.tokens);
  await page.clock.install();
  await openHydrated(page, '/dashboard/address');
  let refusals = 0;
  await page.route('**/api/address/disable', (route) => {
    refusals += 1;
    return route.fulfill({ status: 409, json: { success: false, error: true, message: `No. ${refusals}` } });
  });
  const remove = page.getByRole('main').getByRole('button', { name: /^Remove / });
  await remove.waitFor();
  await stopTime(page);
  for (let n = 1; n <= 22; n += 1) {
    await remove.click();
    await toasts(page).getByText(`No. ${n}`, { exact: true }).waitFor();
  }
  expect(await toasts(page).count()).toBe(20);
  expect(await toasts(page).getByText('No. 1', { exact: true }).count()).toBe(0);
  await context.close();
});
