import type { Page } from '@playwright/test';
import { expect, test, url } from '../support/journey.ts';
import { apiOf, HOME, newShopper, type Shopper } from '../support/api.ts';
import { axeViolationsInBothThemes, addAxe } from '../support/accessibility.ts';
import { holdRoute } from '../support/held-route.ts';
import { openHydrated, PHONE, type Visit } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const ASKS = '4000002500003155';

/** Enters a card on the provider's page and presses Pay. */
async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Asha Rao');
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** Goes from the checkout to the provider's page. */
async function choosePaying(page: Page): Promise<void> {
  await openHydrated(page, '/checkout');
  await page.getByRole('button', { name: 'Online Payment' }).click();
  await page.waitForURL('**/sandbox/pay/**');
}

test.describe('paying by card', () => {
  let visit: Visit;
  let shopper: Shopper;
  let productId: string;

  test.beforeAll(async () => {
    shopper = await newShopper(url);
    visit = await visitAgain(PHONE, shopper.tokens);
    await addAxe(visit.context);
    const { data } = await apiOf(url)('getProducts', { limit: 50 });
    productId = data.find(({ stock }) => stock >= 10)?._id ?? '';
  });
  test.afterAll(() => visit.context.close());
  test.beforeEach(async () => {
    await shopper.api('addToCart', { productId });
  });
  const stock = async () => (await apiOf(url)('getProduct', { productId })).data.stock;

  test('after a declined card another one works, and the shop confirms the payment', async () => {
    const { page } = visit;
    await choosePaying(page);
    await page
      .getByText(/no money moves/i)
      .first()
      .waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await typeCard(page, DECLINED);
    await page
      .getByRole('alert')
      .getByText(/declined/i)
      .waitFor();
    await expect(page.getByLabel('Name on card')).toHaveValue('Asha Rao');
    await expect(page.getByLabel('CVC')).toHaveValue('');
    // Loaded again, the page doesn’t submit the card again.
    await page.reload();
    await page
      .getByRole('alert')
      .getByText(/declined/i)
      .waitFor();
    await typeCard(page, GOOD);
    await page.waitForURL('**/success?session_id=*');
    await page.getByRole('heading', { name: 'Payment Successfully' }).waitFor();
    const number =
      (
        await page
          .getByText(/JH-\d+/)
          .first()
          .textContent()
      )?.match(/JH-\d+/)?.[0] ?? '';
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'My Orders' }).last().click();
    await page.getByText(number).first().waitFor();
    await openHydrated(page, '/cart');
    await page.getByRole('link', { name: 'Shop Now' }).first().waitFor();
  });

  test('a bank’s confirmation is asked on a separate page', async () => {
    const { page } = visit;
    await choosePaying(page);
    await typeCard(page, ASKS);
    await page.getByRole('button', { name: /^Complete/ }).click();
    await page.getByRole('heading', { name: 'Payment Successfully' }).waitFor();
  });

  test('the link back leads to a full cart, its stock is released within seconds, and it can be paid again', async () => {
    const { page } = visit;
    const before = await stock();
    await choosePaying(page);
    const first = new URL(page.url()).pathname;
    expect(await stock()).toBeLessThan(before);
    await page
      .getByRole('link', { name: /back|cancel/i })
      .first()
      .click();
    await page.getByText('Order Cancel').waitFor();
    await page.getByText('You have not been charged').waitFor();
    await expect.poll(stock).toBe(before);
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to checkout' }).click();
    await page.getByRole('button', { name: 'Online Payment' }).click();
    await page.waitForURL('**/sandbox/pay/**');
    expect(new URL(page.url()).pathname).not.toBe(first);
  });

  test('after the link back, the address that was chosen is still selected', async () => {
    const { page } = visit;
    const { data: office } = await shopper.api('createAddress', { ...HOME, address_line: '5, MG Road' });
    const home = page.getByRole('radio', { name: HOME.address_line });
    await openHydrated(page, '/checkout');
    await page.getByText(HOME.address_line, { exact: true }).click();
    await page.getByRole('button', { name: 'Online Payment' }).click();
    await page.waitForURL('**/sandbox/pay/**');
    await page
      .getByRole('link', { name: /back|cancel/i })
      .first()
      .click();
    await page.getByRole('link', { name: 'Back to checkout' }).click();
    await expect(home).toBeChecked();
    await shopper.api('disableAddress', { _id: office._id });
  });

  test('the browser’s Back releases the stock within seconds, too', async () => {
    const { page } = visit;
    await choosePaying(page);
    const held = await stock();
    await page.goBack();
    await page.getByRole('button', { name: 'Online Payment' }).waitFor();
    await expect.poll(stock).toBeGreaterThan(held);
  });

  test('the provider’s page isn’t opened once the shopper has left the checkout; the stock is released', async () => {
    const { page } = visit;
    const before = await stock();
    await openHydrated(page, '/checkout');
    const held = await holdRoute(page, '**/api/order/checkout');
    await page.getByRole('button', { name: 'Online Payment' }).click();
    await expect.poll(() => held.seen).toBe(1);
    await page.getByRole('link', { name: 'Jhola, home' }).click();
    await page.waitForURL(`${url}/`);
    const ended = page.waitForResponse('**/api/order/abandon-payment');
    held.release();
    await ended;
    expect(new URL(page.url()).pathname).toBe('/');
    await expect.poll(stock).toBe(before);
    await page.unroute('**/api/order/checkout');
  });

  test('the payment page ends when cash is chosen in a second tab', async () => {
    const { page, context } = visit;
    await choosePaying(page);
    const second = await context.newPage();
    await openHydrated(second, '/checkout');
    await second.getByRole('button', { name: 'Cash on Delivery' }).click();
    await second.getByText('Order Successfully').waitFor();
    await typeCard(page, GOOD);
    await page
      .getByText(/expired|over|ended/i)
      .first()
      .waitFor();
    const { data } = await shopper.api('getOrders');
    expect(data[0]).toMatchObject({ payment_method: 'cash' });
    await second.close();
  });

  test('after a session that ended while paying, the success page still shows the outcome', async () => {
    const { page, context } = visit;
    await choosePaying(page);
    const elsewhere = await context.newPage();
    await openHydrated(elsewhere, '/');
    await elsewhere.evaluate(() => localStorage.clear());
    await elsewhere.close();
    await typeCard(page, GOOD);
    await page.getByRole('heading', { name: 'Payment Successfully' }).waitFor();
    await page.getByText(/JH-\d+/).waitFor();
  });

  test('causes no console or network errors', () => {
    // The page of a session that has ended has status 410, that of a declined card 402.
    expect(visit.faults.filter((fault) => !/402|410/.test(fault))).toEqual([]);
  });
});
