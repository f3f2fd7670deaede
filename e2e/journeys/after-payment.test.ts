import { apiOf, logInByApi, newShopper, orderCart } from '../support/api.ts';
import { holdRoute } from '../support/held-route.ts';
import { expect, test, url } from '../support/journey.ts';
import { LAPTOP, open, openHydrated, PHONE } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';
import { productFields } from '../support/product-fields.ts';
import { ADMIN } from '../support/start-store.ts';

/** Longer than a navigation takes. */
const NAVIGATION_MS = 500;

const TIME = /\d{2}:\d{2}\s[AP]M/;

async function essential() {
  const { data } = await apiOf(url)('getBestSellers', { limit: 1 });
  const [product] = data;
  if (!product) throw new Error('Nothing is sold');
  return product;
}

test('an order in cash is followed on the page that says it went well, from the arrival time before paying', async () => {
  const shopper = await newShopper(url);
  const product = await essential();
  await shopper.api('addToCart', { productId: product._id, quantity: 2 });
  const { context, page } = await visitAgain(PHONE, shopper.tokens);
  await openHydrated(page, '/cart');
  // Above the button, in the bar that is always visible.
  await page
    .locator('.paybar')
    .getByText(/^Order now, arrives by/)
    .waitFor();
  await openHydrated(page, '/checkout');
  const note = page.getByText(/^Order now, arrives by/);
  expect(await note.textContent()).toMatch(TIME);
  await page.getByRole('button', { name: 'Cash on Delivery' }).click();
  await page.getByRole('heading', { name: 'Order Successfully' }).waitFor();
  const order = page.getByRole('region', { name: /^Order JH-/ });
  expect(await order.getByText(/^Arriving by/).textContent()).toMatch(TIME);
  await order.getByText('minutes to go').waitFor();
  await order.getByText(product.name).waitFor();
  const track = order.getByRole('link', { name: 'Track order' });
  // The toast isn't on the button.
  const endOfToasts = await page.locator('.toasts').evaluate((e) => e.getBoundingClientRect().bottom);
  expect(endOfToasts).toBeLessThan((await track.boundingBox())?.y ?? 0);
  await track.click();
  await page.waitForURL(/\/dashboard\/myorders\/\w+$/);
  await context.close();
});

test('home shows the order that is on its way, with its status, and no longer once it is closed', async () => {
  const shopper = await newShopper(url);
  const { api: desk } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const product = await essential();
  await shopper.api('addToCart', { productId: product._id });
  const { data: order } = await orderCart(shopper);
  const { context, page } = await visitAgain(PHONE, shopper.tokens);
  const bar = page.getByRole('complementary', { name: `Order ${order.orderId}` });
  await open(page, '/');
  await expect(bar).toHaveCount(0);
  // It was ordered on another device; the list shows it here.
  await openHydrated(page, '/dashboard/myorders');
  await page.getByText(order.orderId).waitFor();
  await openHydrated(page, '/');
  expect(await bar.getByText(/^Arriving by/).textContent()).toMatch(TIME);
  await bar.getByText('The shop has the order').waitFor();
  await desk('moveOrder', { _id: order._id, from: 'pending', to: 'processing' });
  await bar.getByText('The bag is being packed').click();
  await page.waitForURL(`**/dashboard/myorders/${order._id}`);
  await page.goBack();
  await bar.getByText('The bag is being packed').waitFor();
  await desk('cancelOrder', { _id: order._id, from: 'processing', reason: 'Out of stock' });
  await bar.getByText('It won’t be delivered').waitFor();
  await open(page, '/');
  await expect(bar).toHaveCount(0);
  await context.close();
});

test('an order that is over can be ordered again, except what is no longer sold, and prints as its bill', async () => {
  const shopper = await newShopper(url);
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const product = await essential();
  const own = { name: `Bora Rice ${Date.now()}`, unit: '1 kg', stock: 9, price: 80 };
  const { data: deleted } = await admin('createProduct', await productFields(admin, product._id, own));
  await shopper.api('addToCart', { productId: deleted._id });
  await shopper.api('addToCart', { productId: product._id, quantity: 2 });
  const { data: order } = await orderCart(shopper);
  await admin('deleteProduct', { _id: deleted._id });
  await shopper.api('cancelMyOrder', { _id: order._id });
  const { context, page } = await visitAgain(LAPTOP, shopper.tokens);
  await page.route('**/api/order/details*', async (route) => {
    const response = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...response, contact: { phone: '080 4718 2200', email: '' } } });
  });
  await openHydrated(page, `/dashboard/myorders/${order._id}`);
  await page.getByRole('button', { name: 'Print bill' }).waitFor();
  const call = page.getByRole('region', { name: 'Need help with this order?' }).getByRole('link');
  await expect(call).toHaveAttribute('href', 'tel:08047182200');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const { delivery_address: address } = order;
  const printed = [/^Jhola/, 'Grand total', address.address_line, product.name, /^Ordered on/];
  for (const text of printed) await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await expect(page.locator('.printed-head')).toHaveText('JholaBill');
  await expect(call).toBeVisible();
  await expect(page.getByRole('heading', { name: `Order ${order.orderId}` })).toBeVisible();
  for (const hidden of ['.top', '.foot', '.timeline', '.order-ways', '.line-plain .pocket']) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
  // Black on paper in the dark theme too, and lines instead of panels.
  await expect(page.locator('.total dd')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('.panel').first()).toHaveCSS('border-top-width', '0px');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect(page.locator('.printed-head')).toBeHidden();
  await page.getByRole('button', { name: 'Order again' }).click();
  await page.waitForURL(/\/cart$/);
  // It stays in the cart, after the toast.
  const notes = page.getByRole('region', { name: 'What changed in your cart' });
  await notes.getByText(`${own.name} is no longer sold`).waitFor();
  const line = page.getByRole('listitem').filter({ hasText: product.name });
  await line.first().waitFor();
  const { data: cart } = await shopper.api('getCart');
  expect(cart.map(({ quantity, productId }) => [productId._id, quantity])).toEqual([[product._id, 2]]);
  await context.close();
});

test('an order that is ordered again doesn’t open the cart once the shopper has gone elsewhere', async () => {
  const shopper = await newShopper(url);
  const product = await essential();
  await shopper.api('addToCart', { productId: product._id });
  const { data: order } = await orderCart(shopper);
  await shopper.api('cancelMyOrder', { _id: order._id });
  const { context, page } = await visitAgain(LAPTOP, shopper.tokens);
  await openHydrated(page, `/dashboard/myorders/${order._id}`);
  const held = await holdRoute(page, '**/api/cart/merge');
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect.poll(() => held.seen).toBe(1);
  await page.getByRole('link', { name: 'Save Address' }).first().click();
  await page.getByRole('heading', { name: 'Address' }).first().waitFor();
  held.release();
  await page.getByRole('button', { name: /^1 item/ }).waitFor();
  await page.waitForTimeout(NAVIGATION_MS);
  expect(new URL(page.url()).pathname).toBe('/dashboard/address');
  await context.close();
});

test('in My Orders of a phone a total of lakhs leaves room for the name', async () => {
  const shopper = await newShopper(url);
  const product = await essential();
  await shopper.api('addToCart', { productId: product._id });
  await orderCart(shopper);
  const { context, page } = await visitAgain(PHONE, shopper.tokens);
  await page.route('**/api/order/order-list*', async (route) => {
    const response = (await (await route.fetch()).json()) as { data: object[] };
    const data = response.data.map((order) => ({ ...order, totalAmt: 1_23_456.75 }));
    await route.fulfill({ json: { ...response, data } });
  });
  await openHydrated(page, '/dashboard/myorders');
  await page.getByText('₹1,23,456.75').waitFor();
  const { width = 0 } = (await page.locator('.order .n').boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(128);
  await context.close();
});

test('a payment that the shop doesn’t know is asked for once', async () => {
  const { context, page } = await visitAgain(PHONE);
  await page.clock.install();
  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/order/payment') requests += 1;
  });
  await openHydrated(page, '/success?session_id=cs_test_nobody');
  await page.getByRole('heading', { name: 'We couldn’t find this payment' }).waitFor();
  await page.clock.fastForward(10_000);
  // By then a further request would have been sent.
  await page.evaluate(async () => void (await fetch('/robots.txt')));
  expect(requests).toBe(1);
  await context.close();
});
