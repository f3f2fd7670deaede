import { productPath } from '@jhola/domain';
import type { Page, Route } from '@playwright/test';
import { gate } from '../../tools/testing/gate.ts';
import { expect, places, test, url } from '../support/journey.ts';
import { apiOf, HOME, logInByApi, newShopper, type Shopper } from '../support/api.ts';
import { focused, tabTo } from '../support/keyboard.ts';
import { LAPTOP, openHydrated, type Visit } from '../support/page-at.ts';
import { productFields } from '../support/product-fields.ts';
import { ADMIN } from '../support/start-store.ts';
import { visitAgain } from '../support/visit-again.ts';

let visit: Visit;
let page: Page;
let shopper: Shopper;
test.beforeAll(async () => {
  visit = await visitAgain(LAPTOP);
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
    await openHydrated(page, '/');
    await tabTo(page, /^link "Skip to the page"/);
    await press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^main/);
    await tabTo(page, /^link/);
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  let product: string;
  test('finds a product, and adds it', async () => {
    await openHydrated(page, '/');
    await tabTo(page, /^link "Search for atta dal and more\."/);
    await press('Enter');
    await at('/search');
    await expect.poll(() => focused(page)).toMatch(/^combobox "Search for atta dal and more\."/);
    await page.keyboard.type('doodh');
    // Results of the first letters may come in between, and would be replaced under the focus.
    await page.getByRole('heading', { name: 'doodh', level: 1 }).waitFor();
    await page
      .getByRole('status')
      .getByText(/\d+ found/)
      .waitFor();
    await tabTo(page, /^button "Add /);
    await tabTo(page, /^link/);
    [, product = ''] = /^link "(.+)"/.exec(await focused(page)) ?? [];
    await press('Enter');
    await page.waitForURL('**/product/**');
    await beginsAt(/^main ".+ · Jhola"/);
    expect(await page.title()).toContain(product);
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
    // Tab cycles within the dialog: from its end, the focus goes to its start in the next frame.
    for (let n = 0; n < 8; n += 1) {
      await press('Tab');
      await expect.poll(isInDialog).toBe(true);
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
    await page.locator('[aria-invalid=true]').waitFor();
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
    await expect.poll(() => focused(page)).toMatch(/^textbox "Address"/);
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
    await beginsAt(/^main "Success · Jhola"/);
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
    await tabTo(page, new RegExp(`^link "${product.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}`));
    await press('Enter');
    await page.waitForURL('**/dashboard/myorders/*');
    await beginsAt(/^main ".+ · Jhola"/);
  });

  test('causes no console or network errors', () => {
    expect(visit.faults.filter((fault) => !fault.includes('400'))).toEqual([]);
  });
});

test('a cart’s only line that is removed leaves the focus in the drawer or page, which offers to undo it', async () => {
  const { context, page: tab } = await visitAgain(LAPTOP);
  await openHydrated(tab, places.product);
  const pressOn = async (name: RegExp) => {
    await tab.getByRole('button', { name }).locator('visible=true').first().press('Enter');
  };
  await pressOn(/^Add /);
  await pressOn(/^One more /);
  await pressOn(/^One more /);
  await pressOn(/^One less /);
  await pressOn(/^2 items/);
  const cart = tab.getByRole('dialog', { name: 'Cart' });
  await cart.getByRole('button', { name: /^Remove all 2 of / }).press('Enter');
  await cart.getByText('Your cart is empty').waitFor();
  await expect.poll(() => focused(tab)).toMatch(/^dialog "Cart"/);
  await pressOn(/^Undo: put back 2 of /);
  await cart.getByRole('button', { name: /^Remove all 2 of / }).waitFor();
  await expect.poll(() => focused(tab)).toMatch(/^dialog "Cart"/);
  await openHydrated(tab, '/cart');
  await pressOn(/^Remove all 2 of /);
  await tab.getByText('Your cart is empty').waitFor();
  await expect.poll(() => focused(tab)).toMatch(/^main/);
  await pressOn(/^Undo: put back 2 of /);
  await tab.getByRole('button', { name: /^Remove all 2 of / }).waitFor();
  await context.close();
});

test('a change of the cart that is refused returns the focus to the button that comes back', async () => {
  const { context, page: tab } = await visitAgain(LAPTOP, (await newShopper(url)).tokens);
  await openHydrated(tab, places.product);
  const pressOn = async (name: RegExp) => {
    await tab.getByRole('button', { name }).locator('visible=true').first().press('Enter');
  };
  const isFocused = (button: RegExp) => expect.poll(() => focused(tab)).toMatch(button);
  const refuse = (path: string) =>
    tab.route(path, (route) => route.fulfill({ status: 409, json: { message: 'No' } }), { times: 1 });
  await refuse('**/api/cart/create');
  await pressOn(/^Add /);
  await tab.getByText('No', { exact: true }).waitFor();
  await isFocused(/^button "Add /);
  await pressOn(/^Add /);
  await tab.getByText('Item added').waitFor();
  await refuse('**/api/cart/delete-cart-item');
  await pressOn(/^Remove /);
  await isFocused(/^button "One more /);
  await context.close();
});

test('a product that turns out to be sold out when it is added passes the focus from Add to Notify me', async () => {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const own = { name: `Last guavas of ${Date.now()}`, unit: '1 kg', stock: 5, price: 80 };
  const fields = await productFields(admin, places.productId, own);
  const { data: product } = await admin('createProduct', fields);
  const { context, page: tab } = await visitAgain(LAPTOP, (await newShopper(url)).tokens);
  await openHydrated(tab, productPath(product));
  await admin('updateProduct', { ...fields, _id: product._id, stock: 0 });
  await tab.getByRole('button', { name: /^Add / }).locator('visible=true').first().press('Enter');
  await expect.poll(() => focused(tab)).toMatch(/^button "Notify me /);
  await admin('deleteProduct', { _id: product._id });
  await context.close();
});

test('a button that removes or disables itself leaves the focus in the page', async () => {
  const { context, page: tab } = await visitAgain(LAPTOP, shopper.tokens);
  const isFocused = (element: RegExp) => expect.poll(() => focused(tab)).toMatch(element);
  await openHydrated(tab, '/search?q=milk');
  await tab.getByRole('button', { name: 'Filters' }).press('Enter');
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: /^In stock/ })
    .press('Enter');
  await tab.getByRole('button', { name: 'Clear all' }).press('Enter');
  await tab
    .getByRole('button', { name: 'Filters', exact: true, includeHidden: true })
    .waitFor({ state: 'attached' });
  await isFocused(/^button "Clear all"/);

  // The second page is the last, and is held back until the button that loads it has the focus.
  const released = gate();
  await tab.route('**/api/product/get-pruduct-by-category-and-subcategory', async (route) => {
    await released.promise;
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), next: null } });
  });
  await openHydrated(tab, places.listing);
  await tab.getByRole('button', { name: /^Load/ }).focus();
  released.resolve();
  await isFocused(/^link/);

  const refuse = (route: Route) => route.fulfill({ status: 400, json: { message: 'No' } });
  await tab.route('**/api/order/order-list*', refuse, { times: 1 });
  await openHydrated(tab, '/dashboard/myorders');
  const again = tab.getByRole('button', { name: 'Try again' });
  await again.press('Enter');
  await again.waitFor({ state: 'detached' });
  await isFocused(/^main/);
  await context.close();
});

test('suggestions are reached by arrow keys from the search box; Escape closes them before it clears the text', async () => {
  const visitor = await visitAgain(LAPTOP);
  const tab = visitor.page;
  const box = tab.getByRole('search').getByRole('combobox');
  const list = tab.getByRole('grid', { name: 'Suggestions' });
  const active = async () => {
    const id = await box.getAttribute('aria-activedescendant');
    return id === null ? null : tab.locator(`[id="${id}"]`).ariaSnapshot();
  };
  const after = async (...keys: string[]) => {
    for (const key of keys) await tab.keyboard.press(key);
  };
  await openHydrated(tab, '/search');
  // The suggestions for the whole word replace those for its beginnings, and with them the active one.
  const suggested = tab.waitForResponse((response) => /suggestions.*\bmilk$/.test(response.url()));
  await tab.keyboard.type('milk');
  await (await suggested).finished();
  await list.waitFor();
  expect(await box.getAttribute('aria-expanded')).toBe('true');
  expect(await box.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
  const status = tab.getByRole('status').getByText(/^\d+ suggestions$/);
  await status.waitFor();
  const { data } = await apiOf(url)('getSuggestions', { q: 'milk' });
  for (const { name } of data.categories) await list.getByRole('link', { name, exact: true }).waitFor();
  for (const { name } of data.products.slice(0, 4))
    await list.getByRole('button', { name }).first().waitFor();
  expect(await active()).toBeNull();

  // The last row is that of all results, the one above it the last product.
  await after('ArrowUp', 'ArrowUp', 'ArrowRight');
  await expect.poll(active).toMatch(/^- button "Add .*milk/i);
  await after('Enter');
  await tab.getByText('Item added').waitFor();
  await expect.poll(active).toMatch(/^- button "One more /);
  expect(await focused(tab)).toMatch(/^combobox/);
  expect(await box.inputValue()).toBe('milk');

  await after('Escape');
  await list.waitFor({ state: 'detached' });
  expect(await box.inputValue()).toBe('milk');
  expect(await box.getAttribute('aria-expanded')).toBe('false');
  await after('Escape');
  await tab.waitForURL(`${url}/search`);
  expect(await box.inputValue()).toBe('');

  await tab.keyboard.type('panner');
  await tab.getByRole('main').getByText('Showing results for paneer').waitFor();
  await tab
    .getByRole('status')
    .getByText(/^\d+ found for paneer$/)
    .waitFor();
  await list.getByRole('link', { name: 'paneer', exact: true }).waitFor();
  await after('ArrowDown');
  await expect.poll(active).toMatch(/^- link "paneer"/);
  await after('Enter');
  await tab.getByRole('heading', { level: 1, name: 'paneer', exact: true }).waitFor();
  await list.waitFor({ state: 'detached' });
  expect(await tab.getByRole('main').getByText('Showing results for').count()).toBe(0);

  // What was looked for is offered again, until it is cleared.
  await tab.getByRole('main').getByRole('article').first().getByRole('link').click();
  await tab.waitForURL('**/product/**');
  await openHydrated(tab, '/search');
  const recent = tab.getByRole('region', { name: 'Recent searches' });
  await recent.getByRole('link', { name: 'paneer', exact: true }).waitFor();
  await recent.getByRole('button', { name: 'Clear' }).click();
  await recent.waitFor({ state: 'detached' });
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});
