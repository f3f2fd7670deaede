import type { Page } from '@playwright/test';
import { expect, test, url } from '../support/journey.ts';
import { apiOf } from '../support/api.ts';
import { holdRoute } from '../support/held-route.ts';
import { openHydrated, PHONE } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';

const PAGE_DATA = '**/*.data*';

const box = (page: Page) => page.getByRole('search').getByRole('combobox');
const caretOf = (page: Page) =>
  box(page).evaluate((input) => {
    const { selectionStart, value } = input as HTMLInputElement;
    return input === document.activeElement ? { before: selectionStart, value } : null;
  });
const eventually = <Seen>(look: () => Promise<Seen>, expected: Seen) =>
  expect.poll(look, { timeout: 20_000 }).toEqual(expected);
/** The query in the page's own location: Playwright sees a changed URL a moment later. */
const queryOf = (page: Page) => page.evaluate(() => new URLSearchParams(location.search).get('q'));
const termsOf = async (page: Page) => [await queryOf(page), await box(page).inputValue()];
const cardPlaceholders = (page: Page) => page.getByRole('main').locator('.card[aria-hidden="true"]');

test.describe('search on a slow network', () => {
  test('changes the URL with each letter, keeps the last results, and a reload keeps the text', async () => {
    const { context, page } = await visitAgain(PHONE);
    await openHydrated(page, '/search?q=mil');
    expect(await caretOf(page)).toEqual({ before: 3, value: 'mil' });
    const steps = await page.evaluate(() => history.length);
    await holdRoute(page, PAGE_DATA);
    for (const [key, term] of [
      ['k', 'milk'],
      [' ', 'milk '],
      ['1', 'milk 1'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await queryOf(page)).toBe(term);
    }
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.getByRole('heading', { level: 1, name: 'mil', exact: true }).waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    await page.unroute(PAGE_DATA);
    await openHydrated(page, page.url());
    expect(await caretOf(page)).toEqual({ before: 6, value: 'milk 1' });
    await page.getByRole('heading', { level: 1, name: 'milk 1', exact: true }).waitFor();
    await context.close();
  });

  test('shows the response for the typed text, however late older ones arrive', async () => {
    const { context, page } = await visitAgain(PHONE);
    await openHydrated(page, '/search');
    const late: (() => Promise<void>)[] = [];
    for (const pattern of [PAGE_DATA, '**/api/product/suggestions?*']) {
      await page.route(pattern, async (route) => {
        const response = await route.fetch().catch(() => null);
        const send = async () => {
          if (response) await route.fulfill({ response }).catch(() => undefined);
        };
        if (route.request().url().endsWith('q=doodh')) await send();
        else late.push(send);
      });
    }
    await page.keyboard.type('doodh');
    const heading = page.getByRole('main').getByRole('heading', { level: 1, name: 'doodh', exact: true });
    await heading.waitFor();
    const suggested = page.getByRole('grid', { name: 'Suggestions' }).locator('.suggested-name');
    const { data } = await apiOf(url)('getSuggestions', { q: 'doodh' });
    const names = data.products.slice(0, 4).map(({ name }) => name);
    await expect.poll(() => suggested.allTextContents()).toEqual(names);
    for (const send of late.reverse()) await send();
    await page.waitForTimeout(200);
    expect(await suggested.allTextContents()).toEqual(names);
    expect(await heading.count()).toBe(1);
    expect(await termsOf(page)).toEqual(['doodh', 'doodh']);
    await context.close();
  });

  test('follows Back and Forward between terms, in input, URL and results', async () => {
    const { context, page } = await visitAgain(PHONE);
    await openHydrated(page, '/search');
    await page.keyboard.type('doodh');
    await page.getByRole('heading', { level: 1, name: 'doodh', exact: true }).waitFor();
    // A link to another term adds a history entry.
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('footer a[href="/"], a[href="/"]')?.click();
    });
    await page.waitForURL(`${url}/`);
    await page.getByRole('link', { name: 'Search for atta dal and more.' }).click();
    await box(page).waitFor();
    await page.keyboard.type('atta');
    await page.getByRole('heading', { level: 1, name: 'atta', exact: true }).waitFor();
    await page.evaluate(() => history.go(-2));
    await page.getByRole('heading', { level: 1, name: 'doodh', exact: true }).waitFor();
    expect(await caretOf(page)).toEqual({ before: 5, value: 'doodh' });
    await page.evaluate(() => history.go(2));
    await page.getByRole('heading', { level: 1, name: 'atta', exact: true }).waitFor();
    expect(await termsOf(page)).toEqual(['atta', 'atta']);
    await context.close();
  });

  test('doesn’t disturb a Hindi keyboard while it composes', async () => {
    const { context, page } = await visitAgain(PHONE);
    await openHydrated(page, '/search');
    const held = await holdRoute(page, PAGE_DATA);
    const keyboard = await context.newCDPSession(page);
    for (const text of ['d', 'du', 'दू', 'दूध']) {
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      expect(await termsOf(page)).toEqual([text, text]);
    }
    await keyboard.send('Input.insertText', { text: 'दूध' });
    held.release();
    await page.getByRole('heading', { level: 1, name: 'दूध' }).waitFor();
    expect(await caretOf(page)).toEqual({ before: 3, value: 'दूध' });
    await context.close();
  });

  test('keeps text typed before hydration, after the existing text', async () => {
    const { context, page, faults } = await visitAgain(PHONE);
    const held = await holdRoute(page, '**/assets/*.js');
    await page.goto('/search?q=mil', { waitUntil: 'commit' });
    await eventually(() => caretOf(page), { before: 3, value: 'mil' });
    await page.keyboard.type('k 1');
    held.release();
    await page.waitForURL('**/search?q=milk+1');
    await page.getByRole('heading', { level: 1, name: 'milk 1', exact: true }).waitFor();
    expect(await caretOf(page)).toEqual({ before: 6, value: 'milk 1' });
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is a focused input before its data has loaded, and keeps the typed text', async () => {
    const { context, page } = await visitAgain(PHONE);
    await openHydrated(page, '/');
    const held = await holdRoute(page, PAGE_DATA);
    await page.getByRole('link', { name: 'Search for atta dal and more.' }).click();
    await eventually(() => caretOf(page), { before: 0, value: '' });
    await page.keyboard.type('atta');
    expect(await queryOf(page)).toBe('atta');
    await eventually(() => cardPlaceholders(page).count(), 10);
    held.release();
    await page.getByRole('heading', { level: 1, name: 'atta', exact: true }).waitFor();
    expect(await box(page).inputValue()).toBe('atta');
    await page.goBack();
    await page.waitForURL(`${url}/`);
    await context.close();
  });
});
