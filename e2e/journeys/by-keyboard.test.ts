import type { Page } from '@playwright/test';
import { browser, expect, test, url } from '../support/journey.ts';
import { HOME, newShopper, type Shopper } from '../support/api.ts';
import { focused, tabTo } from '../support/by-keyboard.ts';
import { LAPTOP, openAlive, type Visit, visitAt } from '../support/page-at.ts';

let visit: Visit;
let page: Page;
let shopper: Shopper;
test.beforeAll(async () => {
  visit = await visitAt(browser, LAPTOP, url);
  page = visit.page;
  shopper = await newShopper(url);
});
test.afterAll(async () => {
  await visit.context.close();
});

const press = (key: string) => page.keyboard.press(key);
const at = (path: string) => page.waitForURL((now) => now.pathname === path);
const isInDialog = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
/** The new page's main element has the focus, and the page's title as its label. */
const beginsAt = (name: RegExp) => expect.poll(() => focused(page)).toMatch(name);

test.describe('the whole journey with the keyboard only', () => {
  test.describe.configure({ mode: 'serial' });

  test('the skip link jumps over the header', async () => {
    await openAlive(page, '/');
    await tabTo(page, /^link "Skip to the page"/);
    await press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^main/);
    await tabTo(page, /^link/);
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('finds a product, and adds it', async () => {
    await openAlive(page, '/');
    await tabTo(page, /^link "Search for atta dal and more\."/);
    await press('Enter');
    await at('/search');
    await expect.poll(() => focused(page)).toMatch(/^searchbox "Search for atta dal and more\."/);
    await page.keyboard.type('doodh');
    await page
      .getByRole('status')
      .getByText(/\d+ found/)
      .waitFor();
    await tabTo(page, /^button "Add /);
    await tabTo(page, /^link/);
    const name = /^link "(.*)"/.exec(await focused(page))?.[1] ?? '';
    await press('Enter');
    await page.waitForURL('**/product/**');
    await beginsAt(/^main ".+ · Jhola"/);
    expect(await page.title()).toContain(name.slice(0, 12));
    await tabTo(page, /^button "Add /);
    await press('Space');
    // Plus has replaced Add and got its focus; minus, at one, brings Add back.
    await expect.poll(() => focused(page)).toMatch(/^button "One more /);
    await tabTo(page, /^button "Remove /, 'Shift+Tab');
    await press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^button "Add /);
    await press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^button "One more /);
    await press('Enter');
    await page
      .getByRole('group', { name: /^Quantity of / })
      .getByText('2', { exact: true })
      .first()
      .waitFor();
  });

  test('the cart opens, closes with Escape and returns the focus, and links to the login', async () => {
    await tabTo(page, /^button "2 items/, 'Shift+Tab');
    await press('Enter');
    const cart = page.getByRole('dialog', { name: 'Cart' });
    await cart.waitFor();
    await expect.poll(isInDialog).toBe(true);
    await press('Escape');
    await cart.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatch(/^button "2 items/);
    await press('Enter');
    await expect.poll(isInDialog).toBe(true);
    // Tab cycles within the dialog.
    for (let n = 0; n < 8; n += 1) {
      await press('Tab');
      expect(await isInDialog()).toBe(true);
    }
    await tabTo(page, /^link ".*Checkout"/);
    await press('Enter');
    await at('/login');
    await page.getByRole('alert').getByText('Please Login').waitFor();
    await beginsAt(/^main "Login · Jhola"/);
  });

  test('logs in, and continues at the checkout', async () => {
    await tabTo(page, /^textbox "Email"/);
    await page.keyboard.type(shopper.email);
    await tabTo(page, /^textbox "Password"/);
    await page.keyboard.type('wrong');
    await press('Enter');
    await page.getByRole('main').getByRole('alert').waitFor();
    await beginsAt(/^textbox "Password"/);
    await press('ControlOrMeta+a');
    await page.keyboard.type(shopper.password);
    await press('Enter');
    await at('/checkout');
    await beginsAt(/^main "Checkout · Jhola"/);
  });

  test('adds an address in a dialog, which returns the focus', async () => {
    await page.getByRole('radio').first().waitFor();
    await tabTo(page, /^button "Add address"/);
    await press('Enter');
    await page.getByRole('dialog', { name: 'Add New Address' }).waitFor();
    await expect.poll(() => focused(page)).not.toMatch(/Add address/);
    const texts: readonly (readonly [RegExp, string])[] = [
      [/^textbox "Address"/, '4, Church Street'],
      [/^textbox "City"/, HOME.city],
      [/^textbox "State"/, HOME.state],
      [/^textbox "Pincode"/, HOME.pincode],
      [/^textbox "Mobile"/, HOME.mobile],
    ];
    for (const [field, text] of texts) {
      if (!field.test(await focused(page))) await tabTo(page, field);
      await page.keyboard.type(text);
    }
    await press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatch(/^button "Add address"/);
  });

  test('chooses an address with the arrow keys, and pays in cash', async () => {
    await tabTo(page, /^radio "4, Church Street/, 'Shift+Tab');
    await press('ArrowDown');
    await expect.poll(() => focused(page)).toMatch(/^radio "12, 3rd Cross/);
    await tabTo(page, /^button "Cash on Delivery"/);
    await press('Enter');
    await at('/success');
    await beginsAt(/^main "Order placed|^main ".+ · Jhola"/);
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor();
  });

  test('finds the order in My Orders, through the account menu', async () => {
    await tabTo(page, /^button "Account"/, 'Shift+Tab');
    await press('Enter');
    await page.getByRole('navigation', { name: 'Account' }).waitFor();
    await press('Escape');
    expect(await focused(page)).toMatch(/^button "Account"/);
    await press('Enter');
    await tabTo(page, /^link "My Orders"/);
    await press('Enter');
    await at('/dashboard/myorders');
    await beginsAt(/^main "My Orders · Jhola"/);
    await page
      .getByRole('main')
      .getByText(/JH-\d+/)
      .first()
      .waitFor();
    await tabTo(page, /^link ".* 2 items|^link ".*JH-|^link "(?!My Orders|Save Address|Profile).+"/);
    await press('Enter');
    await page.waitForURL('**/dashboard/myorders/*');
    await beginsAt(/^main ".+ · Jhola"/);
  });

  test('causes no console or network errors', () => {
    expect(visit.faults.filter((fault) => !fault.includes('400'))).toEqual([]);
  });
});
