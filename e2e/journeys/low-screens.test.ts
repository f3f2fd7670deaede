import type { Locator } from '@playwright/test';
import { newShopper } from '../support/api.ts';
import { boxOf, overlap } from '../support/boxes.ts';
import { expect, places, test, url } from '../support/journey.ts';
import { openHydrated } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';

test('on a low screen, such as a laptop’s at 200 %, header and ways to pay leave the page visible', async () => {
  const shopper = await newShopper(url);
  await shopper.api('addToCart', { productId: places.productId });
  const { context, page } = await visitAgain({ width: 720, height: 450 }, shopper.tokens);
  await openHydrated(page, '/checkout');
  await page.getByRole('button', { name: 'Cash on Delivery' }).waitFor();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const fixed = await page.evaluate(() => {
    const atEdges = [2, innerHeight - 2].map((y) => document.elementFromPoint(innerWidth / 2, y));
    return atEdges.map((element) => element?.closest('.top, .pay')?.className ?? null);
  });
  expect(fixed).toEqual([null, null]);
  // With large text and a note, the bar of a phone scrolls, and doesn't cover the end of the footer.
  await shopper.api('disableAddress', { _id: shopper.addressId });
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/checkout');
  const bar = page.locator('.pay');
  await bar.getByText('Add a delivery address to continue').waitFor();
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    }, size);
    const { height, ...box } = await boxOf(bar);
    expect(height).toBeLessThan(420);
    const end = page.getByRole('contentinfo').getByLabel('Theme');
    expect([size, overlap({ height, ...box }, await boxOf(end))]).toEqual([size, false]);
  }
  // Where the browser is set to text of twice the size, a small phone has few lines: the bars are at the pages' ends.
  await page.setViewportSize({ width: 320, height: 568 });
  const devtools = await context.newCDPSession(page);
  for (const [standard, position] of [
    [16, 'fixed'],
    [32, 'static'],
  ] as const) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    await openHydrated(page, '/checkout');
    await expect(bar).toHaveCSS('position', position);
    await openHydrated(page, '/cart');
    await expect(page.locator('.paybar')).toHaveCSS('position', position);
  }
  await context.close();
});

/** A phone held sideways, wide enough for the layout of laptops. */
const SIDEWAYS = { width: 844, height: 390 };

/** Whether the middle of an element is on the screen and nothing covers it. */
function isVisibleAtItsMiddle(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test('on a phone held sideways, suggestions are above the results', async () => {
  const { context, page } = await visitAgain(SIDEWAYS);
  await openHydrated(page, '/search?q=milk');
  await page.locator('.card').first().waitFor();
  await page.getByRole('search').getByRole('combobox').fill('mil');
  const all = page.getByRole('button', { name: 'See all results for “mil”' });
  await all.waitFor();
  await expect.poll(() => all.evaluate(isVisibleAtItsMiddle)).toBe(true);
  await context.close();
});

test('on a phone held sideways, the cart’s drawer scrolls from its lines to Checkout, and can be closed', async () => {
  const shopper = await newShopper(url);
  await shopper.api('addToCart', { productId: places.productId });
  const { context, page } = await visitAgain(SIDEWAYS, shopper.tokens);
  await openHydrated(page, '/');
  await page.getByRole('button', { name: '1 item' }).click();
  const drawer = page.getByRole('dialog');
  const checkout = drawer.getByRole('link', { name: 'Checkout' });
  await checkout.waitFor();
  const [more, close] = ['One more', 'Close'].map((name) => drawer.getByRole('button', { name }));
  for (const part of [more, close, checkout, close]) {
    await part?.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    expect([String(part), await part?.evaluate(isVisibleAtItsMiddle)]).toEqual([String(part), true]);
  }
  await context.close();
});

test('a product’s thumbnails are on a laptop’s screen beside the description, and within reach on a phone held sideways', async () => {
  const { context, page } = await visitAgain({ width: 1366, height: 625 });
  await openHydrated(page, places.product);
  const thumbnail = page.getByRole('button', { name: 'Picture 1' });
  const scrollTo = (part: Locator) =>
    part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await scrollTo(page.getByRole('heading', { name: 'Description' }));
  expect(await thumbnail.evaluate(isVisibleAtItsMiddle)).toBe(true);
  await page.setViewportSize(SIDEWAYS);
  await scrollTo(thumbnail);
  expect(await thumbnail.evaluate(isVisibleAtItsMiddle)).toBe(true);
  // Before the text beside them has been scrolled.
  expect(await page.evaluate(() => scrollY)).toBeLessThan(SIDEWAYS.height);
  await context.close();
});

test('no control is under the notch of a phone, or under the line at its bottom that goes home', async () => {
  const shopper = await newShopper(url);
  await shopper.api('addToCart', { productId: places.productId });
  const { context, page } = await visitAgain({ width: 390, height: 844 }, shopper.tokens);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  for (const [path, bar] of [
    ['/', '.cartbar'],
    [places.product, '.buybar'],
    ['/cart', '.paybar'],
    ['/checkout', '.pay'],
  ] as const) {
    await openHydrated(page, path);
    const lowest = page.locator(bar).locator('a, button, p').last();
    await lowest.waitFor();
    const { y, height } = await boxOf(lowest);
    expect([path, y + height]).toEqual([path, Math.min(y + height, 844 - 34)]);
  }
  await page.setViewportSize(SIDEWAYS);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47 } });
  await openHydrated(page, '/');
  const cart = page.getByRole('button', { name: '1 item' });
  const ends = async (part: Locator) => {
    const { x, width } = await boxOf(part);
    return x + width;
  };
  expect((await boxOf(page.getByRole('link', { name: 'Jhola, home' }).first())).x).toBeGreaterThanOrEqual(47);
  expect(await ends(cart)).toBeLessThanOrEqual(SIDEWAYS.width - 47);
  await cart.click();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect.poll(() => ends(close)).toBeLessThanOrEqual(SIDEWAYS.width - 47);
  await context.close();
});

test('beside a long cart, both ways to pay are on a low laptop screen', async () => {
  const shopper = await newShopper(url);
  const { data: listed } = await shopper.api('getListing', { ...places.listed, page: 1, limit: 8 });
  for (const { _id: productId, stock } of listed)
    if (stock > 0) await shopper.api('addToCart', { productId });
  const { context, page } = await visitAgain({ width: 1120, height: 520 }, shopper.tokens);
  await openHydrated(page, '/checkout');
  const cash = page.getByRole('button', { name: 'Cash on Delivery' });
  await cash.waitFor();
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  expect(await cash.evaluate(isVisibleAtItsMiddle)).toBe(true);
  await context.close();
});
