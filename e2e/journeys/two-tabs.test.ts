import type { Page } from '@playwright/test';
import { expect, places, test, url } from '../support/journey.ts';
import { newShopper, type Shopper } from '../support/api.ts';
import { holdRoute } from '../support/held-route.ts';
import { logIn, logOut } from '../support/log-in.ts';
import { LAPTOP, openHydrated } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';

/** On the product's page, where only one such button is visible. */
const press = (page: Page, label: RegExp) =>
  page.getByRole('button', { name: label }).locator('visible=true').first().click();
const accountLink = (page: Page, name: 'Login' | 'Account') =>
  page
    .getByRole('banner')
    .getByLabel(name)
    .or(page.getByRole('banner').getByText(name, { exact: true }))
    .locator('visible=true')
    .first();

/** Logs somebody else in, in a way that this page learns of when it is shown again. */
const logInElsewhere = (page: Page, { tokens }: Shopper) =>
  page.evaluate(({ access, refresh }) => {
    localStorage.setItem('session', '2-2');
    localStorage.setItem('accesstoken', access);
    localStorage.setItem('refreshToken', refresh);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, tokens);

test.describe('two tabs', () => {
  test('show the same visitor’s cart, whichever changes it', async () => {
    const { context, page, faults } = await visitAgain(LAPTOP);
    const other = await context.newPage();
    await openHydrated(page, places.product);
    await openHydrated(other, places.product);
    await press(page, /^Add /);
    await other
      .getByRole('group', { name: /^Quantity of/ })
      .locator('visible=true')
      .first()
      .waitFor();
    await press(other, /^One more/);
    await openHydrated(page, '/cart');
    await page.getByText('2 item', { exact: true }).first().waitFor();
    await press(other, /^One less/);
    await page.getByText('1 item', { exact: true }).first().waitFor();
    await press(other, /^Remove/);
    await page.getByRole('link', { name: 'Shop Now' }).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('show the same visitor’s cart after one was in the back/forward cache, where it hears nothing', async () => {
    const { context, page } = await visitAgain(LAPTOP);
    await openHydrated(page, places.product);
    await press(page, /^Add /);
    const cart = await page.evaluate(() => localStorage.getItem('cart') ?? '');
    await press(page, /^Remove/);
    await page.getByRole('button', { name: /^Add / }).locator('visible=true').first().waitFor();
    await page.evaluate((changed) => {
      localStorage.setItem('cart', changed);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, cart);
    await page
      .getByRole('group', { name: /^Quantity of/ })
      .locator('visible=true')
      .first()
      .waitFor();
    await context.close();
  });

  test('show a new form after somebody else has logged in while one was in the back/forward cache', async () => {
    const [asha, ravi] = [await newShopper(url), await newShopper(url, 'Ravi Iyer')];
    const { context, page } = await visitAgain(LAPTOP, asha.tokens);
    await openHydrated(page, '/dashboard/profile');
    const name = page.getByLabel('Full Name');
    await name.fill('Asha Iyer');
    await logInElsewhere(page, ravi);
    await expect(name).toHaveValue('Ravi Iyer');
    await context.close();
  });

  test('don’t show another shopper’s profile if it is saved while somebody else logs in', async () => {
    const [asha, ravi] = [await newShopper(url), await newShopper(url, 'Ravi Iyer')];
    const { context, page } = await visitAgain(LAPTOP, asha.tokens);
    await openHydrated(page, '/dashboard/profile');
    const held = await holdRoute(page, '**/api/user/update-user');
    const name = page.getByLabel('Full Name');
    await name.fill('Asha Iyer');
    await page.getByLabel('Mobile Number').fill('98450 12345');
    await page.getByRole('main').getByRole('button', { name: 'Save Changes' }).click();
    await expect.poll(() => held.seen).toBe(1);
    await logInElsewhere(page, ravi);
    await expect(name).toHaveValue('Ravi Iyer');
    held.release();
    await page.getByText('Profile saved').waitFor();
    await expect(name).toHaveValue('Ravi Iyer');
    await context.close();
  });

  for (const { button, path, message } of [
    { button: 'Log out everywhere', path: 'logout-everywhere', message: 'Logged out everywhere' },
    { button: 'Delete account', path: 'delete-account', message: 'Your account is deleted' },
  ]) {
    test(`${button}: don’t end the session of somebody else who logs in meanwhile`, async () => {
      const [asha, ravi] = [await newShopper(url), await newShopper(url, 'Ravi Iyer')];
      const { context, page } = await visitAgain(LAPTOP, asha.tokens);
      await openHydrated(page, '/dashboard/profile');
      const held = await holdRoute(page, `**/api/user/${path}`);
      await page.getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog');
      if (path === 'delete-account') await dialog.getByLabel('Your Password').fill(asha.password);
      await dialog.getByRole('button', { name: button }).click();
      await expect.poll(() => held.seen).toBe(1);
      await logInElsewhere(page, ravi);
      const name = page.getByLabel('Full Name');
      await expect(name).toHaveValue('Ravi Iyer');
      held.release();
      await page.getByText(message, { exact: true }).waitFor();
      await expect(name).toHaveValue('Ravi Iyer');
      expect(new URL(page.url()).pathname).toBe('/dashboard/profile');
      await context.close();
    });
  }

  test('show the same user and merged cart after a login', async () => {
    const { context, page } = await visitAgain(LAPTOP);
    const shopper = await newShopper(url);
    const other = await context.newPage();
    await openHydrated(other, places.product);
    await press(other, /^Add /);
    await logIn(page, shopper);
    await accountLink(other, 'Account').waitFor();
    await expect
      .poll(async () => (await shopper.api('getCart')).data.map(({ quantity }) => quantity))
      .toEqual([1]);
    await press(other, /^One more/);
    await openHydrated(page, '/cart');
    await page.getByText('2 item', { exact: true }).first().waitFor();
    await press(other, /^One more/);
    await page.getByText('3 item', { exact: true }).first().waitFor();
    await logOut(page, LAPTOP);
    await accountLink(other, 'Login').waitFor();
    await other.getByRole('button', { name: /^Add / }).locator('visible=true').first().waitFor();
    await context.close();
  });

  test('don’t add again what was ordered in the other one', async () => {
    const shopper = await newShopper(url);
    await shopper.api('addToCart', { productId: places.productId, quantity: 3 });
    const { context, page } = await visitAgain(LAPTOP, shopper.tokens);
    const other = await context.newPage();
    await openHydrated(other, places.product);
    const stepper = other
      .getByRole('group', { name: /^Quantity of/ })
      .locator('visible=true')
      .first();
    await stepper.getByText('3', { exact: true }).waitFor();
    const product = (await stepper.getAttribute('aria-label'))?.slice('Quantity of '.length);
    await openHydrated(page, '/checkout');
    await page.getByRole('button', { name: 'Cash on Delivery' }).click();
    await page.getByText('Order Successfully').waitFor();
    await other
      .getByRole('button', { name: `Add ${product}`, exact: true })
      .locator('visible=true')
      .first()
      .click();
    await expect
      .poll(async () => (await shopper.api('getCart')).data.map(({ quantity }) => quantity))
      .toEqual([1]);
    await context.close();
  });

  test('don’t show another shopper’s data', async () => {
    const { context, page } = await visitAgain(LAPTOP);
    const [asha, ravi] = [await newShopper(url), await newShopper(url)];
    await asha.api('addToCart', { productId: places.productId, quantity: 4 });
    await ravi.api('addToCart', { productId: places.productId, quantity: 2 });
    const other = await context.newPage();
    await logIn(page, asha);
    await openHydrated(other, '/cart');
    await other.getByText('4 item', { exact: true }).first().waitFor();
    await logOut(page, LAPTOP);
    await other.getByText('4 item', { exact: true }).first().waitFor({ state: 'detached' });
    await logIn(page, ravi);
    await other.getByText('2 item', { exact: true }).first().waitFor();
    expect(await other.getByText('4 item', { exact: true }).count()).toBe(0);
    await context.close();
  });
});
