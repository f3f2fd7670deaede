import { productPath } from '@jhola/domain';
import type { Page, Route } from '@playwright/test';
import { logInByApi, newShopper } from '../support/api.ts';
import { findCutOffContent } from '../support/cut-off-content.ts';
import { holdRoute } from '../support/held-route.ts';
import { expect, places, test, url } from '../support/journey.ts';
import { sendLogin } from '../support/log-in.ts';
import { productFields } from '../support/product-fields.ts';
import { openHydrated, PHONE, untilHydrated, type Visit } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';
import { ADMIN } from '../support/start-store.ts';

/** A sold-out product, and a function that deletes it. */
async function addSoldOut() {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const own = { name: `Alphonso of ${Date.now()}`, unit: '1 kg', stock: 0, price: 400 };
  const { data: product } = await admin('createProduct', await productFields(admin, places.productId, own));
  return {
    product,
    name: `${product.name} 1 kg`,
    remove: () => admin('deleteProduct', { _id: product._id }),
  };
}

/** The code that a first tap on Notify me loads. */
const ON_DEMAND = /\/assets\/on-demand/;

const notifyButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Notify me when ${name} is back in stock` });
const alertOnButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Alert on: remove the stock alert for ${name}` });

/** A visitor taps Notify me on the product's page, which leads to the login. */
async function tapAsVisitor({ product, name }: Awaited<ReturnType<typeof addSoldOut>>): Promise<Visit> {
  const visit = await visitAgain(PHONE);
  await openHydrated(visit.page, productPath(product));
  const code = await holdRoute(visit.page, ON_DEMAND);
  await notifyButton(visit.page, name).click();
  // On a slow network the tap is acknowledged while the code is loading.
  await notifyButton(visit.page, name).locator('.spin').waitFor();
  code.release();
  await visit.page.unroute(ON_DEMAND);
  await visit.page.waitForURL('**/login');
  return visit;
}

test('a visitor taps Notify me, logs in, and finds the alert set and in the account', async () => {
  const soldOut = await addSoldOut();
  const { product, name, remove } = soldOut;
  const shopper = await newShopper(url);
  const { context, page } = await tapAsVisitor(soldOut);
  await page.getByText('Log in, and we’ll tell you when it’s back').waitFor();
  await sendLogin(page, shopper);
  await page.waitForURL(`**${productPath(product)}`);
  await alertOnButton(page, name).waitFor();
  await openHydrated(page, '/dashboard/profile');
  await page.getByRole('region', { name: 'Stock alerts' }).getByRole('link', { name: 'See all' }).click();
  const row = page.getByRole('listitem').filter({ hasText: product.name });
  await row.waitFor();
  expect(await findCutOffContent(page)).toEqual([]);
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('heading', { name: 'No stock alerts' }).waitFor();
  expect((await shopper.api('getBackInStock')).data).toEqual([]);
  await remove();
  await context.close();
});

test('a visitor’s alert is set after the login, also if its code and its requests fail at first', async () => {
  const soldOut = await addSoldOut();
  const { product, name, remove } = soldOut;
  const shopper = await newShopper(url);
  const { context, page } = await tapAsVisitor(soldOut);
  // The code was loaded for the button.
  await page.reload();
  await untilHydrated(page);
  const failures: string[] = [];
  const fail = async (route: Route) => {
    failures.push(new URL(route.request().url()).pathname);
    await route.abort('connectionfailed');
  };
  await context.route(ON_DEMAND, fail, { times: 1 });
  await page.route('**/api/stockalert/request', fail, { times: 2 });
  await sendLogin(page, shopper);
  await page.waitForURL(`**${productPath(product)}`);
  await alertOnButton(page, name).waitFor({ timeout: 30_000 });
  expect(failures).toHaveLength(3);
  expect(await page.evaluate(() => localStorage.getItem('pendingStockAlert'))).toBeNull();
  await remove();
  await context.close();
});

test('an alert that is turned on in another tab is shown when one comes back to this one', async () => {
  const { product, name, remove } = await addSoldOut();
  const { api, tokens } = await newShopper(url);
  const { context, page } = await visitAgain(PHONE, tokens);
  await openHydrated(page, productPath(product));
  await notifyButton(page, name).waitFor();
  await api('requestBackInStock', { productId: product._id as never });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await alertOnButton(page, name).waitFor();
  await remove();
  await context.close();
});
