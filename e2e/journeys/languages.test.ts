import { holdRoute } from '../support/held-route.ts';
import { browser, expect, test, url } from '../support/journey.ts';
import { openHydrated, PHONE, visitAt } from '../support/page-at.ts';
import { visitAsAdmin } from '../support/visit-as-admin.ts';

const PROMISE = {
  en: 'The shop around the corner, ten minutes away.',
  hi: 'नुक्कड़ वाली दुकान, बस दस मिनट दूर।',
} as const;

test.describe('languages', () => {
  test('a browser set to Hindi gets the shop in Hindi and nothing in English, until its owner chooses that', async () => {
    const { width, height } = PHONE;
    const context = await browser.newContext({
      viewport: { width, height },
      baseURL: url,
      locale: 'hi-IN',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url());
    });
    await openHydrated(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROMISE.hi);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    const code = (await Promise.all(scripts.map(async (script) => (await fetch(script)).text()))).join('\n');
    expect(code).toContain(PROMISE.hi);
    expect(code).not.toContain(PROMISE.en);
    expect(faults).toEqual([]);

    await expect(page.getByText('Atta, Rice & Dal').first()).toHaveAttribute('lang', 'en');
    await expect(page.locator('.card h3 > a').first()).toHaveAttribute('lang', 'en');

    await openHydrated(page, '/login');
    await page.getByLabel('ईमेल').fill('nobody@jhola.test');
    await page.getByLabel('पासवर्ड', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'लॉगिन करें', exact: true }).click();
    await page.getByText('ईमेल या पासवर्ड ग़लत है').first().waitFor();

    await openHydrated(page, '/');
    await page.getByLabel('भाषा').selectOption('English');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROMISE.en);
    await page.reload();
    await expect(page.getByLabel('Language')).toHaveValue('en');
    await context.close();
  });

  test('on the pages of admins, names of the catalogue are marked as English, for voices that read them', async () => {
    const { context, page } = await visitAsAdmin(PHONE);
    await context.addCookies([{ name: 'language', value: 'hi', url }]);
    await openHydrated(page, '/dashboard/category');
    await expect(page.locator('.admin-tile-name').first()).toHaveAttribute('lang', 'en');
    for (const [view, name] of [
      ['grid', '.admin-tile-name'],
      ['table', '.product-name'],
    ]) {
      await openHydrated(page, `/dashboard/product?view=${view}`);
      await expect(page.locator(`${name}`).first()).toHaveAttribute('lang', 'en');
    }
    await context.close();
  });

  test('a language chosen before hydration takes effect', async () => {
    const { context, page } = await visitAt(browser, PHONE, url);
    const scripts = await holdRoute(page, '**/assets/**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Language').selectOption('hi');
    scripts.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROMISE.hi);
    await context.close();
  });

  test('a theme and a language chosen in another tab are followed when one comes back to this one', async () => {
    const { context, page } = await visitAt(browser, PHONE, url);
    await openHydrated(page, '/');
    const comeBack = () =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const other = await context.newPage();
    await openHydrated(other, '/privacy');
    await other.getByLabel('Theme').selectOption('Dark');
    await comeBack();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByLabel('Theme')).toHaveValue('dark');
    await other.getByLabel('Language').selectOption('hi');
    await other.getByLabel('भाषा').waitFor();
    await comeBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROMISE.hi);
    await context.close();
  });
});
