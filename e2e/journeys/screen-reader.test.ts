import type { Locator, Page } from '@playwright/test';
import { expect, places, test, url } from '../support/journey.ts';
import { logInByApi, newShopper, orderCart, type Shopper } from '../support/api.ts';
import { holdRoute } from '../support/held-route.ts';
import { LAPTOP, openHydrated, PHONE, type Visit } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';
import { productFields } from '../support/product-fields.ts';
import { ADMIN } from '../support/start-store.ts';

let shopper: Shopper;
test.beforeAll(async () => {
  shopper = await newShopper(url);
});

/** What a screen reader reads for a field besides its name: that it is invalid, and why. */
const remarkOn = (field: Locator) =>
  field.evaluate((input) => ({
    isWrong: input.getAttribute('aria-invalid') === 'true',
    remark: document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  }));

/** The texts of live regions. */
const live = (page: Page) => page.locator('[aria-live="polite"], [role="status"], [role="alert"]');

/**
 * Returns a function that returns the texts of live regions that were inserted together with their text since: many
 * screen readers don't announce those. The regions of toasts are within one that is always there.
 */
async function watchInserted(page: Page): Promise<() => Promise<string[]>> {
  const found = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const look = (node: Node) => {
      if (!(node instanceof Element) || node.closest('.toasts')) return;
      for (const region of [node, ...node.querySelectorAll('[role="status"], [aria-live]')]) {
        const isLive = region.matches('[role="status"], [aria-live]');
        if (isLive && region.textContent) texts.push(region.textContent);
      }
    };
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(look))).observe(
      document.body,
      { childList: true, subtree: true },
    );
    return texts;
  });
  return () => found.jsonValue();
}

test.describe('what a screen reader hears', () => {
  let visit: Visit;
  let page: Page;
  test.beforeAll(async () => {
    visit = await visitAgain(LAPTOP);
    page = visit.page;
  });
  test.afterAll(() => visit.context.close());

  test('a page has its landmarks, and one heading to begin with', async () => {
    await openHydrated(page, '/');
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      expect(await page.getByRole(landmark).count()).toBe(1);
    }
    await page.getByRole('navigation', { name: 'All categories' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('html').getAttribute('lang')).toBe('en-IN');
  });

  test('a card is a link and a button that says what it adds; a stepper says how many there are', async () => {
    await openHydrated(page, places.listing);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('button') })
      .first();
    // A struck-through price is read with words: screen readers leave the line out.
    const struck = page.getByRole('article').getByText(/before ₹\d/);
    expect(await struck.count()).toBeGreaterThan(0);
    const name = await card.getByRole('link').innerText();
    const add = card.getByRole('button', { name: `Add ${name}` });
    const whole = (await add.getAttribute('aria-label'))?.slice('Add '.length) ?? '';
    await add.click();
    const stepper = card.getByRole('group', { name: `Quantity of ${whole}` });
    await stepper.getByRole('button', { name: `One more ${whole}` }).click();
    await expect
      .poll(() => stepper.ariaSnapshot())
      .toBe(
        [
          `- group "Quantity of ${whole}":`,
          `  - button "One less ${whole}"`,
          '  - text: "2"',
          `  - button "One more ${whole}"`,
        ].join('\n'),
      );
    expect(await stepper.locator(live(page)).innerText()).toBe('2');
    await live(page).getByText('Item added').waitFor();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^2 items/ })
      .waitFor();
  });

  test('a card says the name of its product before the discount, the button and the price', async () => {
    await openHydrated(page, places.listing);
    const card = page.getByRole('article').filter({ hasText: '% off' }).first();
    const name = await card.getByRole('heading').innerText();
    expect(await card.evaluate((element) => element.textContent)).toMatch(
      new RegExp(`^${RegExp.escape(name)}`),
    );
  });

  test('a quantity is announced when it changes, and not when a page shows it', async () => {
    // The cart may have this product already: it can be the first of the listing above.
    await page.evaluate(() => localStorage.clear());
    await openHydrated(page, places.product);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^Add / }).filter({ visible: true }).first().click();
    await live(page).getByText('Item added').waitFor();
    await openHydrated(page, places.product);
    const stepper = main
      .getByRole('group', { name: /^Quantity of / })
      .filter({ visible: true })
      .first();
    await stepper.getByRole('button', { name: /^One more / }).waitFor();
    await expect(stepper.locator(live(page))).toHaveCount(0);
    await stepper.getByRole('button', { name: /^One more / }).click();
    await expect(stepper.locator(live(page))).toHaveText('2');
  });

  test('filters announce how many products they leave', async () => {
    await openHydrated(page, places.listing);
    await page.getByRole('main').getByRole('button', { name: 'Filters' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    const inStock = dialog.getByRole('button', { name: /^In stock/ });
    await inStock.waitFor();
    const counted = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('"counts":true')),
    );
    await inStock.click();
    await counted;
    const show = dialog.getByRole('button', { name: /^Show / });
    const said = dialog.getByRole('status');
    await expect
      .poll(async () => `Show ${await said.textContent()}` === (await show.textContent()))
      .toBe(true);
    // The head and the buttons of a dialog are no landmarks of the page.
    for (const landmark of ['banner', 'contentinfo'] as const) {
      expect(await dialog.getByRole(landmark).count()).toBe(0);
    }
    await page.keyboard.press('Escape');
  });

  test('a search announces the number of results', async () => {
    await openHydrated(page, '/search');
    const box = page.getByRole('search').getByRole('combobox', { name: 'Search for atta dal and more.' });
    await box.fill('doodh');
    await live(page)
      .getByText(/^\d+ found$/)
      .waitFor();
    await box.fill('zzqq');
    await live(page).getByText('Nothing found').waitFor();
  });

  test('a field’s error is announced with the field', async () => {
    await openHydrated(page, '/register');
    for (const label of ['Name', 'Email', 'Password']) {
      await page.getByLabel(label, { exact: true }).fill('asha@jhola.example');
    }
    const again = page.getByLabel('Confirm Password', { exact: true });
    expect(await remarkOn(again)).toEqual({ isWrong: false, remark: '' });
    await again.fill('another');
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    const remark = 'Password and confirm password must match';
    await expect.poll(() => remarkOn(again)).toEqual({ isWrong: true, remark });
    // Announced by the toast alone, and not once more by the field.
    await page.getByRole('alert').getByText(remark).waitFor();
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
  });

  test('a busy button announces it, and keeps the focus', async () => {
    await openHydrated(page, '/login');
    await page.getByLabel('Email', { exact: true }).fill(shopper.email);
    await page.getByLabel('Password', { exact: true }).fill(shopper.password);
    const held = await holdRoute(page, '**/api/user/login');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    const working = page.getByRole('main').getByRole('button', { name: 'Logging in...' });
    await working.waitFor();
    expect(await working.getAttribute('aria-busy')).toBe('true');
    expect(await working.evaluate((button) => button === document.activeElement)).toBe(true);
    held.release();
    await live(page).getByText('Login successful!').waitFor();
    await page.waitForURL(`${url}/`);
  });
});

test.describe('what a screen reader hears on a member’s pages', () => {
  let visit: Visit;
  let page: Page;
  let buyer: Shopper;
  test.beforeAll(async () => {
    // A separate user, because the other one's cart gets the visitor's cart at login.
    buyer = await newShopper(url);
    await buyer.api('addToCart', { productId: places.productId });
    visit = await visitAgain(LAPTOP, buyer.tokens);
    page = visit.page;
  });
  test.afterAll(() => visit.context.close());

  test('a dialog has a name, and its errors belong to their fields', async () => {
    await openHydrated(page, '/dashboard/address');
    await page.getByRole('button', { name: 'Add address', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Address' });
    const pincode = dialog.getByRole('textbox', { name: 'Pincode' });
    await pincode.fill('5600');
    expect(await remarkOn(pincode)).toEqual({
      isWrong: true,
      remark: 'Please enter a valid 6-digit pincode',
    });
    await dialog.getByRole('alert').getByText('Please enter a valid 6-digit pincode').waitFor();
    await page.keyboard.press('Escape');
  });

  test('a restored form and a removed address are announced in regions that were there before', async () => {
    await openHydrated(page, '/dashboard/address');
    const inserted = await watchInserted(page);
    const status = page.getByRole('main').getByRole('status');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove / })
      .press('Enter');
    await status.getByText('Address removed').waitFor();
    await page.getByRole('button', { name: /^Undo: put back/ }).press('Enter');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove / })
      .waitFor();
    await page.getByRole('button', { name: 'Add address', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'City' }).fill('Pune');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add address', exact: true }).click();
    await dialog.getByRole('status').getByText('This is what you entered on').waitFor();
    await dialog.getByRole('button', { name: 'Discard' }).press('Enter');
    await page.keyboard.press('Escape');
    expect(await inserted()).toEqual([]);
  });

  test('after a removal the focus stays in the page', async () => {
    await openHydrated(page, '/dashboard/address');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove / })
      .press('Enter');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove / })
      .waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
    await openHydrated(page, '/cart');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove / })
      .press('Enter');
    await page.getByText('Your cart is empty').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
    await logInByApi(url, buyer.email, buyer.password);
    await openHydrated(page, '/dashboard/profile');
    const logOut = page.getByRole('main').getByRole('button', { name: 'Log out Unknown device' });
    await logOut.press('Enter');
    await logOut.waitFor({ state: 'detached' });
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('selected products, and what was done with them, are announced in regions that were there before', async () => {
  const { tokens } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const { context, page } = await visitAgain(LAPTOP, tokens);
  await openHydrated(page, '/dashboard/product?view=table');
  const select = page.getByRole('checkbox', { name: /^Select (?!this)/ }).first();
  await select.waitFor();
  const inserted = await watchInserted(page);
  const status = page.getByRole('main').getByRole('status');
  await page.getByRole('button', { name: /^Out of stock/ }).click();
  await expect(status.getByText(/^\d+ products$/)).toBeAttached();
  await select.check();
  await expect(status.getByText('1 product selected')).toBeAttached();
  await page.getByRole('button', { name: 'Set discount' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Discount').fill('7');
  await dialog.getByRole('button', { name: 'Set for 1 product' }).click();
  await status.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
  expect(await inserted()).toEqual([]);
  await context.close();
});

test('the outcome of a card payment is announced in a region that was there before', async () => {
  const { context, page } = await visitAgain(PHONE);
  const payment = { _id: '01hw0000000000000000000000', orderId: 'JH-1', reason: null };
  const respond = (state: 'confirming' | 'paid') =>
    page.route('**/api/order/payment?*', (route) =>
      route.fulfill({ json: { success: true, error: false, message: '', data: { ...payment, state } } }),
    );
  await respond('confirming');
  await openHydrated(page, '/success?session_id=cs_1');
  await page.getByRole('heading', { name: 'Confirming your payment' }).waitFor();
  const inserted = await watchInserted(page);
  await respond('paid');
  await page.getByRole('heading', { name: 'Payment Successfully' }).waitFor();
  await expect(page.getByRole('status').getByText('Payment Successfully')).toBeAttached();
  expect(await inserted()).toEqual([]);
  await context.close();
});

test('a button that disappears when it is pressed leaves the focus in the page', async () => {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const sell = async (name: string) => {
    const fields = await productFields(admin, places.productId, { name, unit: '1 pc', stock: 9, price: 40 });
    return (await admin('createProduct', fields)).data._id;
  };
  const setStock = (_id: string, was: number, value: number) =>
    admin('editProductField', { _id, field: 'stock', was, value });
  const [kept, gone] = [await sell('Kept Tea'), await sell('Gone Jam')];
  const buyer = await newShopper(url);
  for (const productId of [kept, gone]) await buyer.api('addToCart', { productId, quantity: 4 });
  const { context, page } = await visitAgain(LAPTOP, buyer.tokens);
  const main = page.getByRole('main');
  const pressLast = async (name: string) => {
    const button = main.getByRole('button', { name, exact: true }).last();
    await button.press('Enter');
    await button.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
  };
  await openHydrated(page, '/cart');
  await main.getByRole('link', { name: 'Gone Jam', exact: true }).waitFor();
  await setStock(kept, 9, 3);
  await admin('deleteProduct', { _id: gone });
  await openHydrated(page, '/cart');
  await pressLast('Dismiss');
  await pressLast('Change to 3');
  await setStock(kept, 3, 2);
  await openHydrated(page, '/checkout');
  await pressLast('Change to 2');
  await page.evaluate(() => localStorage.setItem('recent-searches', '["tea"]'));
  await openHydrated(page, '/search');
  await pressLast('Clear');
  await admin('deleteProduct', { _id: kept });
  await context.close();
});

test.describe('preferences of the device', () => {
  const running = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  const box = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Search/ });

  test('reduced motion: nothing is animated, and the search placeholder doesn’t change', async () => {
    const { context, page } = await visitAgain(LAPTOP);
    await page.clock.install();
    await openHydrated(page, '/');
    const before = await box(page).innerText();
    await page.getByRole('banner').getByRole('button', { name: 'My Cart' }).click();
    await page.getByRole('dialog', { name: 'Cart' }).waitFor();
    expect(await running(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.clock.runFor(2_000);
    expect(await box(page).innerText()).toBe(before);
    // The same with motion, so that the comparison is valid.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await expect.poll(() => box(page).innerText()).not.toBe(before);
    // The cart moves in the first time too, when its code has just been loaded.
    await page.evaluate(() => {
      const moved = new Set<string>();
      Object.assign(window, { moved });
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target instanceof Element) moved.add(`${target.getAttribute('role')} ${propertyName}`);
      });
    });
    await page.getByRole('banner').getByRole('button', { name: 'My Cart' }).click();
    await expect
      .poll(() => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]))
      .toContain('dialog transform');
    await context.close();
  });

  test('forced colours: controls and sheets keep their edges', async () => {
    const other = await newShopper(url);
    await other.api('addToCart', { productId: places.productId });
    const { context, page } = await visitAgain(PHONE, other.tokens);
    await page.emulateMedia({ forcedColors: 'active' });
    await openHydrated(page, places.product);
    const edge = (control: Locator) =>
      control.evaluate((element) => {
        const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
        const isSeen = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) >= 1;
        return isSeen(outlineStyle, outlineWidth) || isSeen(borderTopStyle, borderTopWidth);
      });
    expect(await edge(page.getByRole('group', { name: /^Quantity of/ }).filter({ visible: true }))).toBe(
      true,
    );
    await openHydrated(page, '/');
    // The bar appears with the cart, and steppers replace some of the Add buttons.
    expect(await edge(page.getByRole('complementary', { name: 'Your cart' }))).toBe(true);
    expect(await edge(page.getByRole('button', { name: /^Add / }).first())).toBe(true);
    await openHydrated(page, '/dashboard/address');
    await page.getByRole('button', { name: 'Add address', exact: true }).click();
    const dialog = page.getByRole('dialog');
    expect(await edge(dialog)).toBe(true);
    expect(await edge(dialog.getByRole('button', { name: 'Save' }))).toBe(true);
    await context.close();
  });

  test('forced colours: bars, clocks, signs and what is chosen are drawn', async () => {
    const other = await newShopper(url);
    await other.api('addToCart', { productId: places.productId });
    await orderCart(other);
    const { tokens } = await logInByApi(url, ADMIN.email, ADMIN.password);
    const { context, page } = await visitAgain(LAPTOP, tokens);
    await page.emulateMedia({ forcedColors: 'active' });
    const fillOf = (part: Locator, pseudo?: '::before' | '::after') =>
      part.first().evaluate((element, of) => getComputedStyle(element, of).backgroundColor, pseudo);
    await openHydrated(page, '/');
    const canvas = await fillOf(page.locator('body'));
    expect(await fillOf(page.locator('.ten'), '::before')).not.toBe(canvas);
    const plus = page.getByRole('button', { name: /^Add / }).first();
    expect(await plus.evaluate((button) => getComputedStyle(button, '::after').backgroundImage)).not.toBe(
      'none',
    );
    await openHydrated(page, places.product);
    const large = page.locator('.add-bar').first();
    expect(await large.evaluate((button) => getComputedStyle(button, '::after').color)).not.toBe(canvas);
    await openHydrated(page, '/dashboard/orders');
    for (const chosen of ['.pick[aria-current]', '.account-links a[aria-current]']) {
      await page.locator(chosen).first().waitFor({ state: 'attached' });
      expect([chosen, await fillOf(page.locator(chosen))]).not.toEqual([chosen, canvas]);
    }
    await openHydrated(page, '/dashboard/shop');
    await page.locator('.bar-plot').first().waitFor();
    expect(await fillOf(page.locator('.bar-plot .bars > span'))).not.toBe(canvas);
    // Black on white for the camera of an authenticator app.
    await openHydrated(page, '/dashboard/two-step');
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const code = page.getByRole('img', { name: 'QR code for your authenticator app' });
    await code.waitFor();
    expect(await fillOf(code)).toBe('rgb(255, 255, 255)');
    await context.close();
  });
});
