import { listingPath } from '@jhola/domain';
import type { Page } from '@playwright/test';
import { expect, places, test, url } from '../support/journey.ts';
import { apiOf, newShopper, type Shopper } from '../support/api.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { LAPTOP, openHydrated, PHONE, SIZES, type Visit } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';
import { stopTime } from '../support/stop-time.ts';

const PROMPT = 'Search for atta dal and more.';
const EXAMPLES = ['milk', 'bread', 'sugar', 'panner', 'chocolate', 'curd', 'rice', 'egg', 'chips'];
let shopper: Shopper;
test.beforeAll(async () => {
  shopper = await newShopper(url);
});

/** Puts two of one product and one of another into a cart, and returns the total. */
async function fillCart({ api }: Shopper): Promise<{ names: string[]; total: string }> {
  const { data: products } = await api('getProducts', { limit: 100 });
  const other = products.find(({ _id, stock }) => stock > 5 && _id !== places.productId);
  if (other === undefined) throw new Error('The demo shop has one product');
  await api('addToCart', { productId: places.productId, quantity: 2 });
  await api('addToCart', { productId: other._id });
  const { data: lines } = await api('getCart');
  const rupees = lines.reduce((sum, line) => sum + line.quantity * line.priceWhenAdded, 0);
  const format = Number.isInteger(rupees) ? { maximumFractionDigits: 0 } : { minimumFractionDigits: 2 };
  return {
    names: lines.map(({ productId }) => productId.name),
    total: new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', ...format }).format(rupees),
  };
}

const widthOf = (page: Page) => page.locator('.search').evaluate((box) => box.getBoundingClientRect().width);

test.describe('the header on a laptop', () => {
  let visit: Visit;
  test.beforeAll(async () => {
    visit = await visitAgain(LAPTOP);
    await openHydrated(visit.page, '/');
  });
  test.afterAll(() => visit.context.close());

  test('has logo, search box, Login and My Cart', async () => {
    const header = visit.page.getByRole('banner');
    expect(await header.getByRole('link', { name: /home$/ }).getAttribute('href')).toBe('/');
    expect(await header.getByRole('link', { name: PROMPT }).getAttribute('href')).toBe('/search');
    expect(await header.getByRole('link', { name: 'Login' }).locator('visible=true').count()).toBe(1);
    await header.getByRole('button', { name: 'My Cart' }).waitFor();
  });

  test('shows the prompt until an example is typed', async () => {
    // With reduced motion the placeholder doesn't change.
    await visit.page.getByRole('banner').getByText(PROMPT).waitFor();
  });

  test('opens a drawer with Shop Now if the cart is empty', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'My Cart' }).click();
    const shopNow = page.getByRole('dialog').getByRole('link', { name: 'Shop Now' });
    await saveScreenshot(page, 'cart-drawer-empty');
    await shopNow.click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${url}/`);
  });

  test('shows count and total of the cart; the drawer lists the items and leads to checkout', async () => {
    const buyer = await newShopper(url);
    const { names, total } = await fillCart(buyer);
    const { context, page } = await visitAgain(LAPTOP, buyer.tokens);
    await openHydrated(page, '/');
    const button = page.getByRole('banner').getByRole('button', { name: /item/ });
    await expect.poll(() => button.textContent()).toBe(`3 items${total}`);
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Cart' });
    await expect.poll(() => drawer.locator('.line h3').allTextContents()).toEqual(names);
    await saveScreenshot(page, 'cart-drawer');
    await drawer.getByRole('link', { name: /Checkout/ }).click();
    await page.waitForURL('**/checkout');
    await page.getByRole('heading', { name: 'Summary' }).waitFor();
    await context.close();
  });

  test('has the Account dropdown after login', async () => {
    const { context, page } = await visitAgain(LAPTOP, shopper.tokens);
    await openHydrated(page, '/');
    await page.getByRole('button', { name: 'Account' }).click();
    const menu = page.getByRole('navigation', { name: 'Account' });
    await menu.getByText('Asha Rao').waitFor();
    await menu.getByRole('link', { name: 'Profile' }).waitFor();
    expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(0);
    await saveScreenshot(page, 'account-dropdown');
    await context.close();
  });
});

test.describe('a phone', () => {
  test('has a user icon that links to /login, and after login to /user', async () => {
    const visitor = await visitAgain(PHONE);
    await openHydrated(visitor.page, '/');
    const icon = (page: Page) => page.getByRole('banner').locator('a.iconbtn');
    expect(await icon(visitor.page).getAttribute('href')).toBe('/login');
    await visitor.context.close();
    const { context, page } = await visitAgain(PHONE, shopper.tokens);
    await openHydrated(page, places.listing);
    await expect.poll(() => icon(page).getAttribute('href')).toBe('/user');
    await icon(page).click();
    await page.getByRole('button', { name: 'Log Out' }).waitFor();
    const menu = page.getByRole('main').getByRole('navigation', { name: 'Account' });
    expect(await menu.getByRole('link').allTextContents()).toEqual(['My Orders', 'Save Address', 'Profile']);
    await saveScreenshot(page, 'user');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.waitForURL(url + places.listing);
    await context.close();
  });

  test('keeps count, total and View Cart in a bar, on a product’s page too, but not at checkout', async () => {
    const buyer = await newShopper(url);
    const { names, total } = await fillCart(buyer);
    const { context, page } = await visitAgain(PHONE, buyer.tokens);
    for (const path of ['/', places.listing, '/user', places.product]) {
      await openHydrated(page, path);
      const link = page.getByRole('link', { name: /View Cart/ });
      await link.waitFor();
      expect(await link.getAttribute('href')).toBe('/cart');
      const bar = link.locator('xpath=..');
      await expect.poll(() => bar.textContent()).toMatch(/3 items/);
      expect(await bar.textContent()).toContain(total);
      expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    }
    await saveScreenshot(page, 'product-in-cart');
    await openHydrated(page, '/checkout');
    await page.getByText('Bill details').waitFor();
    expect(await page.getByRole('link', { name: /View Cart/ }).count()).toBe(0);
    await openHydrated(page, '/');
    await page.getByRole('link', { name: /View Cart/ }).click();
    await page.waitForURL('**/cart');
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    expect(await page.locator('.line h3').allTextContents()).toEqual(names);
    expect(await page.getByRole('definition').allTextContents()).toContain(total);
    await saveScreenshot(page, 'cart');
    await page
      .getByRole('link', { name: /Checkout/ })
      .locator('visible=true')
      .first()
      .click();
    await page.waitForURL('**/checkout');
    await context.close();
  });
});

declare global {
  interface Window {
    /** Each text of the box with its duration in ms of the page's clock. */
    shownTexts?: [text: string, ms: number][];
  }
}

/** Runs in the page: records from now on the texts after the opening quotation mark. */
function recordTexts(box: Element): void {
  const shown: [string, number][] = [['', 0]];
  window.shownTexts = shown;
  let since = Date.now();
  new MutationObserver(() => {
    const text = /“(.*)/.exec(box.querySelector('span')?.textContent ?? '')?.[1] ?? '';
    const last = shown.at(-1);
    if (last === undefined || last[0] === text) return;
    last[1] = Date.now() - since;
    since = Date.now();
    shown.push([text, 0]);
  }).observe(box, { childList: true, characterData: true, subtree: true });
}

test.describe('the search box', () => {
  test('types the examples in turn, a letter every 50 ms, each shown for a second, repeatedly', async () => {
    const { context, page } = await visitAgain(LAPTOP);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await openHydrated(page, '/');
    await stopTime(page);
    await page.getByRole('link', { name: PROMPT }).evaluate(recordTexts);
    await page.clock.runFor(18_000);
    const shown = (await page.evaluate(() => window.shownTexts)) ?? [];
    const held = shown.filter(([text, ms]) => text !== '' && ms > 800);
    // The first interval may have begun earlier.
    const whole = held.slice(1, 11);
    const begin = EXAMPLES.indexOf(whole[0]?.[0] ?? '');
    const inTurn = Array.from({ length: 10 }, (_, n) => [EXAMPLES[(begin + n) % EXAMPLES.length], 1_000]);
    expect(whole).toEqual(inTurn);
    for (let end = 1; end < 'chocolate'.length; end += 1) {
      expect(shown).toContainEqual(['chocolate'.slice(0, end), 50]);
    }
    await context.close();
  });

  test('is an input on /search, focused, filled from q; each change navigates to its URL', async () => {
    const { context, page } = await visitAgain(LAPTOP);
    await openHydrated(page, '/search?q=mil');
    const box = page.getByRole('search').getByRole('combobox');
    expect(await box.inputValue()).toBe('mil');
    await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
    await box.press('End');
    for (const [key, term] of [
      ['k', 'milk'],
      ['Backspace', 'mil'],
    ] as const) {
      await box.press(key);
      await page.waitForURL(`**/search?q=${term}`);
    }
    expect(await box.getAttribute('placeholder')).toBe(PROMPT);
    await context.close();
  });

  test('has below 768 px a link back to / in place of the magnifier, and fills the header', async () => {
    const { context, page } = await visitAgain({ width: 767, height: 800 });
    await openHydrated(page, '/search');
    const box = page.getByRole('search');
    const back = box.getByRole('link', { name: 'Back to the shop' });
    expect(await back.isVisible()).toBe(true);
    expect(await back.getAttribute('href')).toBe('/');
    expect(await box.locator('svg.only-lg').isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: PROMPT }).count()).toBe(0);
    expect(
      await page
        .getByRole('link', { name: /Jhola, home/ })
        .first()
        .isVisible(),
    ).toBe(false);
    await page.setViewportSize({ width: 768, height: 800 });
    expect(await back.isVisible()).toBe(false);
    expect(await box.locator('svg.only-lg').isVisible()).toBe(true);
    await context.close();
  });

  test('is at least 300 px wide, on large screens 420', async () => {
    const { context, page } = await visitAgain({ width: 360, height: 740 });
    await openHydrated(page, '/');
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await widthOf(page)).toBeGreaterThanOrEqual(300);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await widthOf(page)).toBeGreaterThanOrEqual(420);
      // There is more space here; the minimum width matters where there isn't.
      expect(await page.locator('.search').evaluate((box) => getComputedStyle(box).minWidth)).toBe('420px');
    }
    await context.close();
  });
});

for (const size of SIZES) {
  test(`the footer on ${size.name} lists all categories in three columns, each with its first sub-category`, async () => {
    const { context, page } = await visitAgain(size);
    await openHydrated(page, '/');
    const api = apiOf(url);
    const [{ data: categories }, { data: all }] = await Promise.all([
      api('getCategories'),
      api('getSubCategories'),
    ]);
    const wanted = categories.map((category) => {
      const first = all.find((sub) => sub.category.some(({ _id }) => _id === category._id));
      return first ? listingPath(category, first) : null;
    });
    const list = page.getByRole('navigation', { name: 'All categories' });
    const links = await list
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(wanted);
    const columns = await list
      .locator('ul')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    expect(columns).toBe(3);
    await page.getByText('All Rights Reserved 2025').waitFor();
    await context.close();
  });
}
