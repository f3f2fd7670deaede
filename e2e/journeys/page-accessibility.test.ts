import { browser, expect, places, test, url } from '../support/journey.ts';
import { newShopper } from '../support/api.ts';
import { axeViolationsInBothThemes, addAxe } from '../support/accessibility.ts';
import { LAPTOP, openHydrated, PHONE, type Visit, visitAt } from '../support/page-at.ts';

const PAGES = [
  ['home', () => '/'],
  ['a listing', () => places.listing],
  ['a product', () => places.product],
  ['search', () => '/search?q=doodh'],
  ['the cart', () => '/cart'],
  ['checkout', () => '/checkout'],
  ['addresses', () => '/dashboard/address'],
  ['My Orders', () => '/dashboard/myorders'],
  ['login', () => '/login'],
  ['register', () => '/register'],
] as const;

let visit: Visit;
test.beforeAll(async () => {
  const shopper = await newShopper(url);
  await shopper.api('addToCart', { productId: places.productId });
  visit = await visitAt(browser, PHONE, url, shopper.tokens);
  const { page } = visit;
  await addAxe(visit.context);
  page.on('response', (response) => {
    if (response.status() >= 400) visit.faults.push(`${response.status()} ${response.url()}`);
  });
});
test.afterAll(() => visit.context.close());

for (const [name, path] of PAGES) {
  test(`${name} is accessible in light and dark mode, on a phone and a laptop, without errors`, async () => {
    const { page, faults } = visit;
    faults.length = 0;
    await page.setViewportSize(PHONE);
    await openHydrated(page, path());
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.setViewportSize(LAPTOP);
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}

// On a laptop keyboard.test.ts does it.
test('Add can be reached and pressed by keyboard on a phone', async () => {
  const { context, page } = await visitAt(browser, PHONE, url);
  await openHydrated(page, '/');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let n = 0; n < 60 && !(await focused()).startsWith('Add '); n += 1) await page.keyboard.press('Tab');
  expect(await focused()).toMatch(/^Add /);
  await page.keyboard.press('Enter');
  await page.getByText('1 item').locator('visible=true').first().waitFor();
  await context.close();
});
