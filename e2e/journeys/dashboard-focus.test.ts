import type { Page } from '@playwright/test';
import { expect, test, url } from '../support/journey.ts';
import { apiOf, logInByApi, newShopper, orderCart } from '../support/api.ts';
import { tabTo } from '../support/keyboard.ts';
import { showHeldPayments } from '../support/held-payments.ts';
import { BUSY } from '../support/held-route.ts';
import { LAPTOP, openHydrated } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';
import { ADMIN } from '../support/start-store.ts';
import { pictureOf } from '../support/pictures-to-upload.ts';
import { visitAsAdmin } from '../support/visit-as-admin.ts';

/** A page of the dashboard in a browser of its own. */
async function openDashboard(path: string): Promise<Page> {
  const { page } = await visitAsAdmin(LAPTOP);
  await openHydrated(page, path);
  return page;
}

const main = (page: Page) => page.getByRole('main');

/** Skips the header and the menu; `first` is the name of the page's first button. */
async function skipToThePage(page: Page, first: string): Promise<void> {
  await button(page, first).first().waitFor();
  await tabTo(page, /^link "Skip to the page"/);
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, first).first()).toBeFocused();
}

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

test('“Skip to the page” jumps over the menu of the account’s pages', async () => {
  const { tokens } = await newShopper(url);
  const { context, page } = await visitAgain(LAPTOP, tokens);
  await openHydrated(page, '/dashboard/address');
  await page.getByRole('navigation', { name: 'Dashboard' }).waitFor();
  await skipToThePage(page, 'Add Address');
  await context.close();
});

test('“Skip to the page” jumps over the admin’s menu', async () => {
  const page = await openDashboard('/dashboard/category');
  await skipToThePage(page, 'Add Category');
  await page.context().close();
});

test('a pager’s buttons keep the focus on the first and last page', async () => {
  const page = await openDashboard('/dashboard/product?view=table');
  await page.getByText(/^1\/\d\d+$/).waitFor();
  const last = (await page.getByText(/^1\/\d\d+$/).textContent())?.split('/')[1] ?? '';
  await openHydrated(page, `/dashboard/product?view=table&page=${Number(last) - 1}`);
  await page.getByText(`${Number(last) - 1}/${last}`).waitFor();
  await button(page, 'Next').press('Enter');
  await page.getByText(`${last}/${last}`).waitFor();
  await expect(button(page, 'Next')).toBeFocused();
  await expect(button(page, 'Next')).toBeDisabled();
  await button(page, 'Next').press('Enter');
  await page.getByText(`${last}/${last}`).waitFor();
  await openHydrated(page, '/dashboard/product?view=table&page=2');
  await button(page, 'Previous').press('Enter');
  await page.getByText(`1/${last}`).waitFor();
  await expect(button(page, 'Previous')).toBeFocused();
  await page.context().close();
});

test('“Select all” of the product table returns the focus to the page', async () => {
  const page = await openDashboard('/dashboard/product?view=table');
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  // From here, Tab would lead through all rows first.
  await page.keyboard.press('b');
  await expect(button(page, /^Select all /)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('all that match').waitFor();
  await expect(main(page)).toBeFocused();
  await page.context().close();
});

test('“Show older changes” returns the focus to the page once everything is shown', async () => {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const [like] = (await apiOf(url)('getCategories')).data;
  const { data: category } = await admin('addCategory', {
    name: `Lamps ${Date.now()}`,
    image: like?.image ?? '',
  });
  await admin('deleteCategory', { _id: category._id });
  const page = await openDashboard('/dashboard/changes');
  await page.route('**/api/people/changes*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const isFirst = !new URL(route.request().url()).searchParams.has('after');
    await route.fulfill({ response, json: { ...json, next: isFirst ? json.data.at(-1)._id : null } });
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await button(page, 'Show older changes').press('Enter');
  await expect(button(page, 'Show older changes')).toHaveCount(0);
  await expect(main(page)).toBeFocused();
  await page.context().close();
});

test('“What it changed” returns the focus to the page once that is shown', async () => {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const [product] = (await apiOf(url)('getProducts', { limit: 1 })).data;
  const ids = [product?._id ?? ''];
  const { data } = await admin('discountProducts', {
    ids,
    count: 1,
    discount: product?.discount === 7 ? 8 : 7,
  });
  const page = await openDashboard('/dashboard/changes');
  await main(page).getByRole('link', { name: 'What it changed' }).first().press('Enter');
  await expect(main(page)).toBeFocused();
  await main(page).getByRole('link', { name: 'All changes' }).waitFor();
  await admin('restoreDiscounts', { undo: data.undo ?? '' });
  await page.context().close();
});

test('“Try again” returns the focus to the page when the content is loaded', async () => {
  const page = await openDashboard('/dashboard/product');
  await page.route('**/api/product/table', (route) => route.fulfill(BUSY));
  await page.clock.install();
  await page.reload({ waitUntil: 'domcontentloaded' });
  const again = button(page, 'Try again');
  await expect
    .poll(async () => {
      await page.clock.fastForward(2_000);
      return again.count();
    })
    .toBe(1);
  await page.unroute('**/api/product/table');
  await again.press('Enter');
  await page.getByText(/^1\/\d+$/).waitFor();
  await expect(main(page)).toBeFocused();
  await page.context().close();
});

test('a picture whose upload is tried again leaves the focus in the page', async () => {
  const page = await openDashboard('/dashboard/upload-product');
  await page.route('**/api/file/upload', (route) => route.abort());
  await main(page)
    .getByLabel('Image', { exact: true })
    .setInputFiles(await pictureOf('#123456', 'lost.png'));
  const again = button(page, 'Try lost.png again');
  await again.waitFor();
  await page.unroute('**/api/file/upload');
  await again.press('Enter');
  await button(page, 'Enlarge picture 1').waitFor();
  await expect(main(page)).toBeFocused();
  await page.context().close();
});

test('an order’s last step leaves the focus in its page', async () => {
  const shopper = await newShopper(url);
  const { data: products } = await apiOf(url)('getProducts', { limit: 50 });
  const product = products.find(({ stock }) => stock >= 10);
  await shopper.api('addToCart', { productId: product?._id ?? '', quantity: 1 });
  const { data: order } = await orderCart(shopper);
  const page = await openDashboard(`/dashboard/orders/${order._id}`);
  for (const step of ['Start packing', 'Hand to rider', 'Mark delivered']) {
    // Until a double click would be over, the next step can't be taken.
    await expect(button(page, step)).not.toHaveAttribute('aria-busy');
    await button(page, step).press('Enter');
  }
  await button(page, 'Mark delivered').waitFor({ state: 'detached' });
  await expect(main(page)).toBeFocused();
  await page.context().close();
});

test('the order desk’s pager and its list of held payments leave the focus in the page', async () => {
  const page = await openDashboard('/dashboard/orders');
  await page.route('**/api/desk/orders?*', async (route) => {
    const wanted = Number(new URL(route.request().url()).searchParams.get('page'));
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), page: wanted, totalNoPage: 2 } });
  });
  const held = [1, 2, 3, 4].map((n) => ({ _id: `held${n}`, orderId: `JH-${n}` }));
  await showHeldPayments(page, held);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await button(page, 'Show all 4').press('Enter');
  await expect(button(page, 'Show all 4')).toHaveCount(0);
  await expect(main(page)).toBeFocused();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Next' }).press('Enter');
  await pages.getByText('2/2').waitFor();
  await expect(main(page)).toBeFocused();
  await page.context().close();
});
