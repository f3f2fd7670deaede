import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newShopper } from '../support/api.ts';
import { barriersByDayAndNight, bringAxe } from '../support/barriers.ts';
import { browser } from '../support/browser.ts';
import { openAlive, SIZES, type Visit, visitAt } from '../support/page-at.ts';

const { url } = inject('store');

const places = inject('places');

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

describe.each(SIZES)('each page on $name', (size) => {
  let visit: Visit;
  beforeAll(async () => {
    const shopper = await newShopper(url);
    await shopper.api('addToCart', { productId: places.productId });
    visit = await visitAt(browser, size, url, shopper.tokens);
    const { page } = visit;
    await bringAxe(visit.context);
    page.on('response', (answer) => {
      if (answer.status() >= 400) visit.faults.push(`${answer.status()} ${answer.url()}`);
    });
  });
  afterAll(() => visit.context.close());

  it.each(PAGES)('%s is open to all by day and by night, and without a fault', async (_name, path) => {
    const { page, faults } = visit;
    faults.length = 0;
    await openAlive(page, path());
    expect(await barriersByDayAndNight(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('Add can be reached and pressed by keyboard', async () => {
    const { context, page } = await visitAt(browser, size, url);
    await openAlive(page, '/');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (let n = 0; n < 60 && !(await focused()).startsWith('Add '); n += 1) await page.keyboard.press('Tab');
    expect(await focused()).toMatch(/^Add /);
    await page.keyboard.press('Enter');
    await page.getByText('1 item').locator('visible=true').first().waitFor();
    await context.close();
  });
});
