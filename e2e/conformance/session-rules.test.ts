import type { Page } from '@playwright/test';
import { expect, places, test, url } from '../support/journey.ts';
import { ADMIN } from '../support/start-store.ts';
import { logInByApi, newShopper } from '../support/api.ts';
import { refuseRoute } from '../support/held-route.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { LAPTOP, openHydrated, PHONE } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';

const ADMIN_ENTRIES = ['Category', 'Sub Category', 'Upload Product', 'Product'];
const SHOPPER_ENTRIES = ['My Orders', 'Save Address'];

const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test.describe('a 500 of any call', () => {
  test('is ignored once; the next one removes the tokens, clears the cart and redirects to /login', async () => {
    const shopper = await newShopper(url);
    await shopper.api('addToCart', { productId: places.productId });
    const { context, page } = await visitAgain(LAPTOP, shopper.tokens);
    await openHydrated(page, '/dashboard/address');
    await page.getByRole('button', { name: /1 item/ }).waitFor();
    await refuseRoute(page, '**/api/address/disable', 500, 'That was our fault');
    const remove = page.getByRole('main').getByRole('button', { name: /^Remove / });
    await remove.click();
    await page.getByText('That was our fault').waitFor();
    expect(await kept(page)).toContain('accesstoken');
    expect(new URL(page.url()).pathname).toBe('/dashboard/address');
    await expect.poll(() => remove.isEnabled()).toBe(true);
    await remove.click();
    await page.waitForURL('**/login');
    expect(await kept(page)).not.toContain('accesstoken');
    expect(await kept(page)).not.toContain('refreshToken');
    // Without reloading the page, which would clear its state.
    await page.getByRole('link', { name: 'Jhola, home' }).first().click();
    await page.getByRole('button', { name: 'My Cart' }).waitFor();
    await context.close();
  });

  test('clears a visitor’s cart too, at the second one', async () => {
    const { context, page } = await visitAgain(PHONE);
    await openHydrated(page, places.product);
    await page.getByRole('button', { name: /^Add / }).locator('visible=true').first().click();
    await expect.poll(() => kept(page)).toContain('cart');
    await openHydrated(page, '/forgot-password');
    await refuseRoute(page, '**/api/user/forgot-password', 500, 'That was our fault');
    await page.getByLabel('Email', { exact: true }).fill('asha@jhola.example');
    const send = page.getByRole('button', { name: 'Send OTP' });
    await send.click();
    await page.getByText('That was our fault').first().waitFor();
    expect(await kept(page)).toContain('cart');
    await send.click();
    await page.waitForURL('**/login');
    expect(await kept(page)).not.toContain('cart');
    await context.close();
  });
});

test.describe('a session', () => {
  test('keeps its tokens in local storage and sends them as Bearer; logging out clears it and redirects home', async () => {
    const shopper = await newShopper(url);
    const { context, page } = await visitAgain(LAPTOP);
    await openHydrated(page, '/login');
    await page.getByLabel('Email', { exact: true }).fill(shopper.email);
    await page.getByLabel('Password', { exact: true }).fill(shopper.password);
    const details = page.waitForRequest('**/api/user/user-details');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    const token = (await (await details).headerValue('authorization')) ?? '';
    expect(token).toMatch(/^Bearer .+/);
    expect(await page.evaluate(() => localStorage.getItem('accesstoken'))).toBe(
      token.slice('Bearer '.length),
    );
    expect(await kept(page)).toContain('refreshToken');
    await openHydrated(page, '/dashboard/profile');
    // All other keys in it are removed too.
    await page.evaluate(() => localStorage.setItem('somethingElse', 'of this shopper'));
    await page.getByRole('button', { name: 'Log Out' }).locator('visible=true').first().click();
    await page.waitForURL(`${url}/`);
    await expect.poll(() => kept(page)).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).locator('visible=true').waitFor();
    await context.close();
  });

  test('is required for the account’s pages', async () => {
    const { context, page } = await visitAgain(LAPTOP);
    for (const path of ['/dashboard/profile', '/dashboard/myorders', '/dashboard/address']) {
      await page.goto(path);
      await page.waitForURL('**/login');
    }
    await context.close();
  });
});

test.describe('the account menu', () => {
  const nameOf = (page: Page) => page.locator('.account-panel .account-name').textContent();
  const entries = (page: Page) =>
    page.getByRole('navigation', { name: 'Dashboard' }).getByRole('listitem').allTextContents();

  test('for a shopper has My Orders and Save Address, and a name without (Admin)', async () => {
    const shopper = await newShopper(url);
    const { context, page } = await visitAgain(LAPTOP, shopper.tokens);
    await openHydrated(page, '/dashboard/profile');
    await page.getByRole('heading', { name: 'Your Profile' }).waitFor();
    await expect.poll(() => entries(page)).toEqual([...SHOPPER_ENTRIES, 'Profile', 'Log Out']);
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await expect.poll(() => nameOf(page)).toBe('Asha Rao');
    await context.close();
  });

  test('for an admin has the catalogue’s pages, and (Admin) after the name', async () => {
    const { tokens } = await logInByApi(url, ADMIN.email, ADMIN.password);
    const { context, page } = await visitAgain(LAPTOP, tokens);
    await openHydrated(page, '/dashboard/profile');
    await page.getByRole('navigation', { name: 'Dashboard' }).getByText('Upload Product').waitFor();
    const found = await entries(page);
    for (const entry of [...ADMIN_ENTRIES, 'Profile', 'Log Out']) expect(found).toContain(entry);
    for (const entry of SHOPPER_ENTRIES) expect(found).not.toContain(entry);
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await expect.poll(() => nameOf(page)).toMatch(/ \(Admin\)$/);
    await saveScreenshot(page, 'account-dropdown-admin');
    // The admin's own pages have a slim header, and the menu begins with what is needed all day.
    await openHydrated(page, '/dashboard/orders');
    expect((await entries(page)).slice(0, 2)).toEqual(['Today', 'Orders']);
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Account' }).waitFor();
    expect(await header.getByRole('link', { name: /^Search/ }).count()).toBe(0);
    expect(await header.getByRole('button', { name: 'My Cart' }).count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'All categories' }).count()).toBe(0);
    const line = header.getByRole('navigation', { name: 'Admin' });
    expect(await line.isVisible()).toBe(false);
    await page.setViewportSize(PHONE);
    await line.getByRole('link', { name: 'Today' }).click();
    await page.waitForURL('**/dashboard/shop');
    await expect(line.locator('[aria-current]')).toHaveText('Today');
    await context.close();
  });

  test('shows the mobile number where there is no name', async () => {
    const shopper = await newShopper(url);
    const { context, page } = await visitAgain(LAPTOP, shopper.tokens);
    await page.route('**/api/user/user-details', async (route) => {
      const response = await (await route.fetch()).json();
      await route.fulfill({
        json: { ...response, data: { ...response.data, name: '', mobile: '9845012345', role: 'GUEST' } },
      });
    });
    await openHydrated(page, '/dashboard/profile');
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.locator('.account-panel').getByText('9845012345').waitFor();
    // Any role other than ADMIN is an ordinary user.
    await expect.poll(() => entries(page)).toEqual([...SHOPPER_ENTRIES, 'Profile', 'Log Out']);
    await context.close();
  });
});
