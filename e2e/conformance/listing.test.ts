import { listingPath } from '@jhola/domain';
import { expect, places, test, url } from '../support/journey.ts';
import { ADMIN } from '../support/start-store.ts';
import { apiOf, logInByApi } from '../support/api.ts';
import { bodiesOf } from '../support/held-route.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { LAPTOP, openHydrated, scrollUntil, SIZES } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';

const LISTING_CALL = '/api/product/get-pruduct-by-category-and-subcategory';

/** The part of a picture's URL that all its sizes have in common. */
const pictureFolder = (address: string) => new URL(address, url).pathname.replace(/[^/]+$/, '');

for (const size of SIZES) {
  test.describe(`a listing on ${size.name}`, () => {
    test('has a sidebar of sub-categories with pictures; each links to its list, and the current one is highlighted', async () => {
      const { context, page } = await visitAgain(size);
      await openHydrated(page, places.listing);
      await saveScreenshot(page, 'listing');
      const rail = page.getByRole('main').locator('nav.rail');
      const entries = rail.getByRole('link');
      const categoryId = places.listing.split('/')[1]?.split('-').at(-1);
      const { data: all } = await apiOf(url)('getSubCategories');
      const ofCategory = all.filter(({ category }) => category.some(({ _id }) => _id === categoryId));
      expect(await entries.allTextContents()).toEqual(ofCategory.map(({ name }) => name));
      const pictures = await entries
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
      expect(pictures.map(pictureFolder)).toEqual(ofCategory.map(({ image }) => pictureFolder(image)));
      const chosen = rail.locator('[aria-current="page"]');
      expect(await chosen.getAttribute('href')).toBe(places.listing);
      const other = rail.locator('a:not([aria-current])').first();
      const weightOf = (link: typeof other) =>
        link.evaluate((element) => getComputedStyle(element).fontWeight);
      expect(await weightOf(chosen)).not.toBe(await weightOf(other));
      const name = (await other.textContent()) ?? '';
      const before = await page.getByRole('article').first().textContent();
      await other.click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(await page.getByRole('article').first().textContent()).not.toBe(before);
      await context.close();
    });
  });
}

test('the heading is the slug of the sub-category without its id', async () => {
  const { context, page } = await visitAgain(LAPTOP);
  await openHydrated(page, places.listing);
  const [, slug = ''] = decodeURIComponent(places.listing).match(/\/([^/]+)-[^-/]+$/) ?? [];
  const name = slug.replaceAll('-', ' ');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  expect(await heading.textContent()).toBe(name);

  // With a different slug before the same ids: its text isn't on the page, in its title or in its meta tags.
  const foreign = places.listing.replaceAll(/\/[^/]+-([^-/]+)/g, '/Everything-stolen-$1');
  await openHydrated(page, foreign);
  expect(await heading.textContent()).toBe(name);
  const html = await (await fetch(url + foreign)).text();
  expect(html).toContain(`<link rel="canonical" href="${url}${places.listing}"`);
  expect(html).not.toMatch(/stolen/i);
  await context.close();
});

test('a list begins with eight products, further ones are appended, and the requested page is always 1', async () => {
  const html = await (await fetch(url + places.listing)).text();
  expect(html.match(/<article/g) ?? []).toHaveLength(8);
  const { context, page } = await visitAgain(LAPTOP);
  const asked = bodiesOf(page, LISTING_CALL);
  await openHydrated(page, places.listing);
  const cards = page.getByRole('article').getByRole('link');
  const paths = () => cards.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const first = (await paths()).slice(0, 8);
  await scrollUntil(page, () => asked.length > 1);
  await expect.poll(() => cards.count()).toBeGreaterThan(16);
  expect((await paths()).slice(0, 8)).toEqual(first);
  for (const body of asked) expect(body).toMatchObject({ page: 1, limit: 8 });
  await context.close();
});

test('an empty list shows a picture, Items Out Of Stock, and that they are being restocked', async () => {
  const { api } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const { data: categories } = await apiOf(url)('getCategories');
  const [category] = categories;
  if (category === undefined) throw new Error('No category');
  const { data: empty } = await api('createSubCategory', {
    name: `Empty shelf ${Date.now()}`,
    image: category.image,
    category: [category._id],
  });
  const { context, page } = await visitAgain(LAPTOP);
  await openHydrated(page, listingPath(category, empty));
  await page.getByText('Items Out Of Stock').waitFor();
  await page.getByText("We're working on restocking these items").waitFor();
  expect(await page.getByRole('main').locator('.empty img').count()).toBe(1);
  await saveScreenshot(page, 'listing-empty');
  await context.close();
  await api('deleteSubCategory', { _id: empty._id });
});

test('categories and sub-categories are requested once: a further page requests neither again', async () => {
  const { context, page } = await visitAgain(LAPTOP);
  await openHydrated(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page
    .getByRole('link', { name: /^See All / })
    .first()
    .click();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  const navigations = asked
    .map((address) => new URL(address).pathname)
    .filter((path) => path.endsWith('.data'));
  // The page's own data is requested; the frame's data, which has both lists, isn't.
  expect(navigations).toHaveLength(1);
  expect(navigations.join()).not.toContain('/_frame/');
  expect(asked.filter((address) => /category\/get/.test(address))).toEqual([]);
  await context.close();
});
