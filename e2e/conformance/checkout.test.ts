import { gate } from '../../tools/testing/gate.ts';
import { browser, expect, places, test, url } from '../support/journey.ts';
import { HOME, newShopper, type Shopper } from '../support/api.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { LAPTOP, openHydrated, type Visit, visitAt } from '../support/page-at.ts';

test.describe('checkout', () => {
  test.describe.configure({ mode: 'serial' });

  let shopper: Shopper;
  let visit: Visit;
  test.beforeAll(async () => {
    shopper = await newShopper(url);
    const { data: removed } = await shopper.api('createAddress', { ...HOME, address_line: 'Gone Lane 1' });
    await shopper.api('disableAddress', { _id: removed._id });
    await shopper.api('createAddress', { ...HOME, address_line: '9, Temple Road' });
    await shopper.api('addToCart', { productId: places.productId, quantity: 3 });
    visit = await visitAt(browser, LAPTOP, url, shopper.tokens);
    await openHydrated(visit.page, '/checkout');
  });
  test.afterAll(() => visit.context.close());

  test('lists the active addresses with all their fields to choose from', async () => {
    const { page } = visit;
    await page.getByRole('heading', { name: 'Choose your address', exact: true }).waitFor();
    await page.getByRole('radio').first().waitFor();
    expect(await page.getByRole('radio').count()).toBe(2);
    const home = page.locator('.radio-card').filter({ hasText: HOME.address_line });
    for (const part of Object.values(HOME)) expect(await home.textContent()).toContain(part);
    expect(await page.getByText('Gone Lane 1').count()).toBe(0);
    // Without orders, the newest address is selected by default.
    expect(await home.getByRole('radio').isChecked()).toBe(false);
    await home.click();
    expect(await home.getByRole('radio').isChecked()).toBe(true);
    await saveScreenshot(page, 'checkout');
  });

  test('has a tile that opens the dialog for another address', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'Add address', exact: true }).click();
    await page.getByRole('dialog', { name: 'Add New Address', exact: true }).waitFor();
    await saveScreenshot(page, 'address-dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('shows Bill details, Items total, Quntity total, Delivery Charge, Grand total', async () => {
    const { page } = visit;
    const { data: lines } = await shopper.api('getCart');
    const [line] = lines;
    if (line === undefined) throw new Error('The cart is empty');
    const { price, discount } = line.productId;
    const rupees = (amount: number) => `₹${new Intl.NumberFormat('en-IN').format(amount)}`;
    const now = 3 * (price - Math.ceil((price * discount) / 100));
    const summary = page.getByRole('complementary', { name: 'Summary' });
    await summary.getByRole('heading', { name: 'Bill details', exact: true }).waitFor();
    expect(await summary.locator('dl > div').allTextContents()).toEqual([
      // "before" is read to screen readers only.
      `Items totalbefore ${rupees(3 * price)}${rupees(now)}`,
      'Quntity total3 item',
      'Delivery ChargeFree',
      `Grand total${rupees(now)}`,
    ]);
    expect(await summary.locator('s').first().textContent()).toBe(rupees(3 * price));
  });

  test('offers Online Payment and Cash on Delivery, and nothing else', async () => {
    const ways = visit.page.getByRole('complementary', { name: 'Summary' }).getByRole('button');
    await expect.poll(() => ways.allTextContents()).toEqual(['Online Payment', 'Cash on Delivery']);
  });

  test('Online Payment says Loading... and redirects to the provider with its script, key and session', async () => {
    const { context, page } = visit;
    const session = {
      id: 'cs_of_the_provider',
      url: `${url}/cancel`,
      publishableKey: 'pk_of_the_shop',
      scriptUrl: `${url}/provider.js`,
    };
    const answered = gate();
    // Both are routes of Playwright, so that the request is reported before its route is done.
    await context.route('**/api/order/checkout', async (route) => {
      await answered.promise;
      await route.fulfill({
        json: { success: true, error: false, message: '', ...session, data: session },
      });
    });
    await page.route('**/provider.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.Stripe = (key) => ({ redirectToCheckout: async ({ sessionId }) => {
        document.body.dataset.left = key + ' ' + sessionId;
        return {};
      } });`,
      }),
    );
    const sent = page.waitForRequest('**/api/order/checkout');
    await page.getByRole('button', { name: 'Online Payment' }).click();
    expect(Object.keys((await sent).postDataJSON()).sort()).toEqual([
      'addressId',
      'list_items',
      'subTotalAmt',
      'totalAmt',
    ]);
    await page.locator('.toast-loading').getByText('Loading...').waitFor();
    // The provider's script is intercepted and doesn't navigate, so later requests are made by this page.
    const refetched = Promise.all([
      page.waitForRequest('**/api/cart/get'),
      page.waitForRequest('**/api/order/order-list*'),
    ]);
    answered.resolve();
    await refetched;
    expect(await page.locator('body').getAttribute('data-left')).toBe('pk_of_the_shop cs_of_the_provider');
    // Until the provider's page is shown, neither way to pay can be pressed again; after Back both can.
    const cash = page.getByRole('button', { name: 'Cash on Delivery' });
    await expect(cash).toBeDisabled();
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')));
    await expect(cash).toBeEnabled();
    await openHydrated(page, '/checkout');
    await page.getByText('Bill details').waitFor();
  });

  test('an order in cash fetches cart and orders again and ends at /success with the text Order', async () => {
    const { page } = visit;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.locator('.radio-card').filter({ hasText: HOME.address_line }).click();
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/order/cash-on-delivery'),
      page.getByRole('button', { name: 'Cash on Delivery' }).click(),
    ]);
    expect(Object.keys(sent.postDataJSON()).sort()).toEqual([
      'addressId',
      'list_items',
      'subTotalAmt',
      'totalAmt',
    ]);
    expect(sent.postDataJSON().addressId).toBe(shopper.addressId);
    await page.waitForURL('**/success');
    await page.getByRole('heading', { name: 'Order Successfully', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Go To Home', exact: true }).getAttribute('href')).toBe('/');
    await expect
      .poll(() => asked)
      .toEqual(expect.arrayContaining(['/api/cart/get', '/api/order/order-list']));
    await saveScreenshot(page, 'success');
  });

  test('the orders are shown at once, without reloading the page', async () => {
    const { page } = visit;
    await page.getByRole('link', { name: 'My Orders' }).locator('visible=true').first().click();
    await page.waitForURL('**/dashboard/myorders');
    const { data: orders } = await shopper.api('getOrders', {});
    const rows = page.getByRole('main').locator('.order');
    await expect.poll(() => rows.count()).toBe(orders.length);
    for (const [place, { orderId }] of orders.entries()) {
      expect(await rows.nth(place).textContent()).toContain(orderId);
    }
  });

  test('another tab’s checkout selects the address of the last order, not the newest', async () => {
    await shopper.api('addToCart', { productId: places.productId });
    const page = await visit.context.newPage();
    await openHydrated(page, '/checkout');
    const addresses = page.getByRole('radio');
    await expect(addresses).toHaveCount(2);
    await expect(addresses.first()).toBeChecked();
    await expect(page.locator('.radio-card').first()).toContainText(HOME.address_line);
    await page.close();
  });

  test('/success opened directly says Payment Successfully, /cancel says Order Cancel', async () => {
    const { page } = visit;
    for (const [path, text] of [
      ['/success', 'Payment Successfully'],
      ['/cancel', 'Order Cancel'],
    ] as const) {
      await openHydrated(page, path);
      await page.getByRole('heading', { name: text, exact: true }).waitFor();
      expect(await page.getByRole('link', { name: 'Go To Home', exact: true }).getAttribute('href')).toBe(
        '/',
      );
      await saveScreenshot(page, path.slice(1));
    }
  });
});
