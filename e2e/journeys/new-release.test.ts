import { productPath } from '@jhola/domain';
import type { BrowserContext } from '@playwright/test';
import { apiOf, logInByApi, newShopper, orderCart } from '../support/api.ts';
import { browser, expect, places, test, url } from '../support/journey.ts';
import { LAPTOP, open, openHydrated, PHONE, untilHydrated, visitAt } from '../support/page-at.ts';
import { productFields } from '../support/product-fields.ts';
import { ADMIN } from '../support/start-store.ts';
import { visitAsAdmin } from '../support/visit-as-admin.ts';

/** A younger document isn't loaded again: it can't belong to an older release. */
const YOUNG_MS = 10_000;

/**
 * From now on the scripts of the open page don't exist any more, as after a new release, until a document is loaded.
 * Returns whether the page has ever shown this text since.
 */
async function release(context: BrowserContext, text: string): Promise<() => Promise<boolean>> {
  const [page] = context.pages();
  if (!page) throw new Error('No page is open');
  let isOld = true;
  await page.route('**/assets/*.js', (route) =>
    isOld ? route.fulfill({ status: 404, contentType: 'text/plain', body: '' }) : route.fallback(),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.evaluate((watched) => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes(watched)) sessionStorage.setItem('was-shown', '1');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, text);
  return async () => (await page.evaluate(() => sessionStorage.getItem('was-shown'))) !== null;
}

test('under a new release, a link of an open page loads the next page as a document, without an error', async () => {
  const { context, page } = await visitAt(browser, PHONE, url);
  await openHydrated(page, '/privacy');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const hasFailed = await release(context, 'No network');
  await page.getByRole('link', { name: 'Search for atta dal and more.' }).click();
  await page.waitForFunction(() => !('stayed' in window));
  await page.waitForURL('**/search');
  await page.getByRole('heading', { name: 'What do you need?' }).waitFor();
  expect(await hasFailed()).toBe(false);
  // before-hydration.test.ts is about Back before that.
  await untilHydrated(page);
  await page.goBack();
  await page.getByRole('heading', { name: 'Privacy' }).waitFor();
  await context.close();
});

test('under a new release, a button whose dialog can’t be loaded loads the document again, and then opens it', async () => {
  const { context, page } = await visitAt(browser, PHONE, url);
  await page.clock.install();
  await openHydrated(page, places.listing);
  await page.clock.fastForward(YOUNG_MS);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await release(context, 'No network');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.waitForFunction(() => !('stayed' in window));
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  await context.close();
});

test('under a new release, an order of an open checkout is followed as usual', async () => {
  const shopper = await newShopper(url);
  await shopper.api('addToCart', { productId: places.productId });
  const { context, page } = await visitAt(browser, PHONE, url, shopper.tokens);
  await open(page, '/checkout');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await release(context, 'No network');
  await page.getByRole('button', { name: 'Cash on Delivery' }).click();
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await context.close();
});

test('under a new release, Notify me loads the document again, and then works', async () => {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const own = { name: `Mogra of ${Date.now()}`, unit: '1 pc', stock: 0, price: 30 };
  const { data: product } = await admin('createProduct', await productFields(admin, places.productId, own));
  const { tokens } = await newShopper(url);
  const { context, page } = await visitAt(browser, PHONE, url, tokens);
  await page.clock.install();
  await openHydrated(page, productPath(product));
  await page.clock.fastForward(YOUNG_MS);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await release(context, 'No network');
  await page.getByRole('button', { name: /^Notify me when/ }).click();
  await page.waitForFunction(() => !('stayed' in window));
  await page.getByRole('button', { name: /^Notify me when/ }).click();
  await page.getByRole('button', { name: /^Alert on/ }).waitFor();
  await admin('deleteProduct', { _id: product._id });
  await context.close();
});

test('under a new release, the order desk’s dialog loads the document again, and then opens', async () => {
  const shopper = await newShopper(url);
  const { data: products } = await apiOf(url)('getBestSellers', { limit: 1 });
  await shopper.api('addToCart', { productId: products[0]?._id ?? '' });
  const { data: order } = await orderCart(shopper);
  const { context, page } = await visitAsAdmin(LAPTOP);
  await page.clock.install();
  await openHydrated(page, `/dashboard/orders/${order._id}`);
  const button = page.getByRole('button', { name: 'Cancel order' });
  await button.waitFor();
  await page.clock.fastForward(YOUNG_MS);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const hasFailed = await release(context, 'No network');
  await button.click();
  await page.waitForFunction(() => !('stayed' in window));
  expect(await hasFailed()).toBe(false);
  await button.click();
  await page.getByRole('dialog', { name: `Cancel order ${order.orderId}?` }).waitFor();
  await context.close();
});
