import { expect, test, url } from '../support/journey.ts';
import { apiOf } from '../support/api.ts';
import { bodiesOf, holdRoute } from '../support/held-route.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { LAPTOP, openHydrated, scrollUntil, SIZES } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';

test('shows ten placeholders while the response is pending', async () => {
  const { context, page } = await visitAgain(LAPTOP);
  await openHydrated(page, '/search');
  const held = await holdRoute(page, '**/search.data*');
  await page.getByRole('search').getByRole('combobox').pressSequentially('m');
  const placeholders = page.locator('.card[aria-hidden="true"]');
  await expect.poll(() => placeholders.count()).toBe(10);
  held.release();
  await page.getByRole('article').first().waitFor();
  await context.close();
});

for (const size of SIZES) {
  test(`loads pages of ten while scrolling on ${size.name}, and starts at page 1 for another term`, async () => {
    const { context, page } = await visitAgain(size);
    const requests = bodiesOf(page, '/api/product/search-product');
    await openHydrated(page, '/search?q=rice');
    await saveScreenshot(page, 'search');
    const html = await (await fetch(`${url}/search?q=rice`)).text();
    expect(html.match(/<article/g) ?? []).toHaveLength(10);
    const { data: found } = await apiOf(url)('searchProducts', { search: 'rice', page: 1, limit: 10 });
    const shown = await page.getByRole('article').getByRole('heading').allTextContents();
    expect(shown.slice(0, 10)).toEqual(found.map(({ name }) => name));
    for (const name of shown.slice(0, 3)) expect(name).toMatch(/rice/i);
    await scrollUntil(page, () => requests.length > 1);
    expect(requests[0]).toMatchObject({ search: 'rice', page: 2, limit: 10 });
    expect(requests[1]).toMatchObject({ search: 'rice', page: 3 });
    requests.length = 0;
    await page.getByRole('search').getByRole('combobox').fill('atta');
    await page.getByRole('heading', { level: 1, name: 'atta' }).waitFor();
    const ofAtta = () => requests.filter(({ search }) => search === 'atta');
    await scrollUntil(page, () => ofAtta().length > 0);
    // Page 1 was part of the document.
    expect(ofAtta()[0]).toMatchObject({ page: 2 });
    await context.close();
  });
}

test('links from a corrected search to one for exactly what was typed', async () => {
  const pageAt = async (path: string) => (await fetch(`${url}${path}`)).text();
  const corrected = await pageAt('/search?q=panner');
  const [, link = ''] =
    /<a[^>]* href="([^"]+)"[^>]*>Search instead for (?:<!-- -->)?panner</.exec(corrected) ?? [];
  expect(link.replaceAll('&amp;', '&')).toBe('/search?q=panner&exact=1');
  const exact = await pageAt('/search?q=panner&exact=1');
  expect(exact).toContain('No results for');
  expect(exact).not.toContain('Search instead for');
  expect(exact).toMatch(/<meta name="robots" content="noindex/);
  // What is typed next is corrected again.
  const { context, page } = await visitAgain(LAPTOP);
  await openHydrated(page, '/search?q=panner&exact=1');
  await page.getByRole('search').getByRole('combobox').pressSequentially(' ');
  await page.getByRole('link', { name: 'Search instead for panner' }).waitFor();
  await context.close();
});

test('requests nothing beyond the last page', async () => {
  const { data, totalPage } = await apiOf(url)('searchProducts', { search: 'agarbatti', page: 1, limit: 10 });
  expect(data.length).toBeGreaterThan(0);
  const { context, page } = await visitAgain(LAPTOP);
  const requests = bodiesOf(page, '/api/product/search-product');
  await openHydrated(page, '/search?q=agarbatti');
  await scrollUntil(page, () => requests.length >= totalPage - 1);
  await page.getByRole('button', { name: 'Load more' }).waitFor({ state: 'detached' });
  let further = 0;
  await scrollUntil(page, () => (further += 1) > 3);
  expect(requests.length).toBe(totalPage - 1);
  await context.close();
});
