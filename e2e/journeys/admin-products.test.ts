import type { Locator, Page } from '@playwright/test';
import type { ContractClient, DataOf } from '@jhola/contract/client';
import { expect, test, url } from '../support/journey.ts';
import { ADMIN } from '../support/start-store.ts';
import { apiOf } from '../support/api.ts';
import { axeViolationsInBothThemes, addAxe } from '../support/accessibility.ts';
import { holdRoute, loseResponse, refuseRoute } from '../support/held-route.ts';
import { openHydrated, PHONE, SIZES, type Visit } from '../support/page-at.ts';
import { visitAsAdmin } from '../support/visit-as-admin.ts';

let api: ContractClient;
test.beforeAll(async () => {
  const { data } = await apiOf(url)('login', ADMIN);
  api = apiOf(url, data.accesstoken);
});

/** Selects the products of the page, and opens the dialog for their discount. */
async function openDiscount(page: Page): Promise<Locator> {
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page.getByRole('button', { name: 'Set discount' }).click();
  return page.getByRole('dialog');
}

/** Chooses the first real option of a select, with another name. */
const nameFirstChoice = (select: Locator, name: string) =>
  select.evaluate((element: HTMLSelectElement, text) => {
    const [, first] = element.options;
    if (first === undefined) throw new Error('It has no options');
    first.text = text;
    first.selected = true;
  }, name);

/** Whether the browser would close or reload the page without a question. */
const leavesWithoutAsking = (page: Page) =>
  page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));

for (const size of SIZES) {
  test.describe(`work on many products on ${size.name}`, () => {
    test.describe.configure({ mode: 'serial' });

    const sign = `Zuzu${size.width}x${Date.now() % 100_000}`;
    const table = `/dashboard/product?view=table&q=${sign}`;
    let products: DataOf<'createProduct'>[];
    let visit: Visit;

    /** The current state of this journey's nth product. */
    async function now(place: number) {
      return (await api('getProduct', { productId: products[place]?._id ?? '' })).data;
    }
    const cell = (field: string, place: number) =>
      visit.page.getByLabel(`${field} of ${sign} ${place} 1 kg`, { exact: true });
    const box = (place: number) => visit.page.getByRole('checkbox', { name: `Select ${sign} ${place} 1 kg` });

    test.beforeAll(async () => {
      const [like] = (await api('getProducts', { limit: 1 })).data;
      if (like === undefined) throw new Error('The shop is empty');
      products = [];
      for (const [place, stock] of [0, 20, 40].entries()) {
        const own = { name: `${sign} ${place}`, unit: '1 kg', stock, price: 100 + place, discount: place };
        products.push((await api('createProduct', { ...like, ...own })).data);
      }
      visit = await visitAsAdmin(size);
      await addAxe(visit.context);
    });
    test.afterAll(() => visit.context.close());

    test('begins with the grid, and remembers the table in its URL', async () => {
      const { page } = visit;
      const held = await holdRoute(page, '**/api/product/table*');
      await openHydrated(page, `/dashboard/product?q=${sign}`);
      await expect.poll(() => held.seen).toBe(1);
      // How many pages there are is unknown until the products have arrived.
      await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
      held.release();
      await page.getByText('1/1', { exact: true }).waitFor();
      await page.unroute('**/api/product/table*');
      expect(await page.getByRole('table').count()).toBe(0);
      await page.getByRole('button', { name: 'Table' }).click();
      await cell('Price', 0).waitFor();
      await page.getByLabel('Sort by').selectOption('price');
      await page.getByRole('button', { name: /^Sort the other way/ }).click();
      await page.waitForURL(/sort=-price/);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await cell('Price', 0).waitFor();
      expect(
        await page
          .getByLabel(/^Price of/)
          .first()
          .inputValue(),
      ).toBe('102');
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
    });

    // The phone's table differs only in its layout.
    if (!size.isPhone) {
      test('filters by what is out of stock, low, and discounted', async () => {
        const { page } = visit;
        await openHydrated(page, table);
        await page.getByRole('button', { name: 'Out of stock 1' }).click();
        await cell('Price', 1).waitFor({ state: 'detached' });
        expect(await cell('Price', 0).count()).toBe(1);
        await page.getByRole('button', { name: 'Out of stock 1' }).click();
        await page.getByRole('button', { name: 'Discounted 2' }).click();
        await cell('Price', 0).waitFor({ state: 'detached' });
        expect(await page.getByLabel(/^Price of/).count()).toBe(2);
      });
    }

    test('saves a number with Enter and Tab, restores it with Escape, and rejects other text', async () => {
      const { page } = visit;
      await openHydrated(page, table);
      await cell('Price', 1).fill('250.5');
      await cell('Price', 1).press('Enter');
      await expect.poll(async () => (await now(1)).price).toBe(250.5);
      await page
        .getByRole('row', { name: `${sign} 1` })
        .getByText('₹247.50')
        .waitFor();
      await cell('Discount', 1).fill('20');
      await cell('Discount', 1).press('Tab');
      await expect.poll(async () => (await now(1)).discount).toBe(20);
      expect(await cell('Stock', 1).evaluate((input) => input === document.activeElement)).toBe(true);
      await cell('Stock', 1).fill('many');
      await cell('Stock', 1).press('Enter');
      await page.getByText('Stock must be a whole number').waitFor();
      await cell('Stock', 1).fill('21');
      await expect(page.getByText('Stock must be a whole number')).toHaveCount(0);
      expect(await leavesWithoutAsking(page)).toBe(false);
      await cell('Stock', 1).press('Escape');
      expect(await cell('Stock', 1).inputValue()).toBe('20');
      expect(await leavesWithoutAsking(page)).toBe(true);
      // Back leaves the page without leaving the cell first.
      await page.getByRole('link', { name: 'Upload Product' }).last().click();
      await page.getByRole('heading', { name: 'Upload Product', level: 1 }).waitFor();
      await page.goBack();
      await cell('Stock', 1).fill('19');
      await page.goForward();
      await expect.poll(async () => (await now(1)).stock).toBe(19);
      await page.goBack();
      await cell('Stock', 1).fill('20');
      await cell('Stock', 1).press('Enter');
      await expect.poll(async () => (await now(1)).stock).toBe(20);
    });

    // The phone's table differs only in its layout.
    if (!size.isPhone) {
      test('saves the last of several numbers typed while the first is being saved', async () => {
        const { page } = visit;
        await openHydrated(page, table);
        await cell('Price', 1).waitFor();
        const held = await holdRoute(page, '**/api/product/edit-field');
        for (const price of ['55', '66']) {
          await cell('Price', 1).fill(price);
          await cell('Price', 1).press('Enter');
        }
        await cell('Stock', 1).fill('21');
        await cell('Stock', 1).press('Enter');
        expect(await cell('Price', 1).inputValue()).toBe('66');
        held.release();
        await expect.poll(async () => (await now(1)).price).toBe(66);
        await expect.poll(async () => (await now(1)).stock).toBe(21);
        await expect.poll(() => page.locator('.cell[aria-busy="true"]').count()).toBe(0);
        expect([await cell('Price', 1).inputValue(), await cell('Stock', 1).inputValue()]).toEqual([
          '66',
          '21',
        ]);
        // A value that could not be saved stays in its cell, also after a navigation and back.
        await page.route('**/api/product/edit-field', (route) => route.abort());
        await cell('Price', 1).fill('77');
        await cell('Price', 1).press('Enter');
        await page.getByRole('row').getByText('Not saved').waitFor();
        expect(await leavesWithoutAsking(page)).toBe(false);
        await page.getByRole('button', { name: 'Grid' }).click();
        await page.getByRole('button', { name: 'Table' }).click();
        expect(await cell('Price', 1).inputValue()).toBe('77');
        await page.unroute('**/api/product/edit-field');
        await cell('Price', 1).press('Enter');
        await expect.poll(async () => (await now(1)).price).toBe(77);
        await expect.poll(() => leavesWithoutAsking(page)).toBe(true);
      });

      test('keeps sales made in the meantime, and reports a price that another admin has changed', async () => {
        const { page } = visit;
        await openHydrated(page, table);
        await cell('Stock', 2).waitFor();
        const edit = { _id: products[2]?._id ?? '' };
        await api('editProductField', { ...edit, field: 'stock', was: 40, value: 37 });
        await api('editProductField', { ...edit, field: 'price', was: 102, value: 111 });
        await cell('Stock', 2).fill('50');
        await cell('Stock', 2).press('Enter');
        await expect.poll(async () => (await now(2)).stock).toBe(47);
        await openHydrated(page, table);
        await cell('Price', 2).waitFor();
        await api('editProductField', { ...edit, field: 'price', was: 111, value: 120 });
        await cell('Price', 2).fill('130');
        await cell('Price', 2).press('Enter');
        const refusal = 'The price has changed to ₹120 meanwhile';
        await page.getByRole('row').getByText(refusal).waitFor();
        // Announced once, by the toast.
        await page.getByRole('alert').and(page.locator('.toast')).getByText(refusal).waitFor();
        expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
        expect(await cell('Price', 2).inputValue()).toBe('130');
        await cell('Price', 2).press('Escape');
        expect(await cell('Price', 2).inputValue()).toBe('120');
        expect((await now(2)).price).toBe(120);
      });
    }

    test('gives all matching products a discount, and undoes it', async () => {
      const { page } = visit;
      await openHydrated(page, table);
      await cell('Price', 0).waitFor();
      const dialog = await openDiscount(page);
      await dialog.getByLabel('Discount').fill('101');
      await dialog.getByRole('button', { name: 'Set for 3 products' }).click();
      await dialog.getByText('Discount must be a whole number from 0 to 100').waitFor();
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
      await dialog.getByLabel('Discount').fill('50');
      await expect(dialog.getByText('Discount must be a whole number')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Set for 3 products' }).click();
      await page.getByText('3 products changed to 50% discount').waitFor();
      expect([(await now(0)).discount, (await now(1)).discount]).toEqual([50, 50]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('3 products changed back').waitFor();
      await expect(page.getByRole('main')).toBeFocused();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(page.getByRole('main')).toBeFocused();
      expect([(await now(0)).discount, (await now(1)).discount]).toEqual([0, 20]);
    });

    test('sets a discount whose response was lost once, and undoes it', async () => {
      const { page } = visit;
      await openHydrated(page, table);
      await cell('Price', 0).waitFor();
      const dialog = await openDiscount(page);
      await dialog.getByLabel('Discount').fill('45');
      await page.route('**/api/product/discount-many', loseResponse, { times: 1 });
      await dialog.getByRole('button', { name: 'Set for 3 products' }).click();
      await expect.poll(async () => (await now(0)).discount).toBe(45);
      await dialog.getByRole('button', { name: 'Set for 3 products' }).click();
      await page.getByText('3 products changed to 45% discount').waitFor();
      // What somebody else has changed since isn't changed back.
      const third = { _id: products[2]?._id ?? '', field: 'discount' } as const;
      await api('editProductField', { ...third, was: 45, value: 2 });
      await page.getByRole('button', { name: 'Undo' }).click();
      await page
        .getByText('2 products changed back. 1 was changed or deleted since, and stays as it is.')
        .waitFor();
      expect([(await now(0)).discount, (await now(1)).discount]).toEqual([0, 20]);
    });

    test('undoes an earlier discount from Changes, once', async () => {
      const { page } = visit;
      const ids = products.map(({ _id }) => _id);
      const before = [(await now(0)).discount, (await now(1)).discount];
      await api('discountProducts', { ids, count: 3, discount: 44 });
      // Something else that was done since doesn't matter.
      await api('discountProducts', { ids: ids.slice(2), count: 1, discount: 3 });
      await openHydrated(page, '/dashboard/changes?kind=product');
      const undo = page.getByRole('button', { name: /^Undo: set a discount of 44% on 3 products/ });
      await undo.click();
      const dialog = page.getByRole('dialog', { name: 'Undo this discount?' });
      expect(await axeViolationsInBothThemes(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Undo discount' }).click();
      await page
        .getByText('2 products changed back. 1 was changed or deleted since, and stays as it is.')
        .waitFor();
      await undo.waitFor({ state: 'detached' });
      await page
        .getByText(/undid a discount on 2 products/)
        .first()
        .waitFor();
      expect([(await now(0)).discount, (await now(1)).discount]).toEqual(before);
      expect((await now(2)).discount).toBe(3);
    });

    test('asks for another discount when other products are selected', async () => {
      const { page } = visit;
      await openHydrated(page, table);
      const dialog = page.getByRole('dialog');
      const discount = dialog.getByLabel('Discount');
      const open = async (...chosen: number[]) => {
        for (const place of [0, 1, 2]) await box(place).setChecked(chosen.includes(place));
        await page.getByRole('button', { name: 'Set discount' }).click();
      };
      const close = async () => {
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await dialog.waitFor({ state: 'detached' });
      };
      await open(0, 1);
      await discount.fill('30');
      await close();
      await open(2);
      await expect(discount).toHaveValue('');
      await close();
      await open(1, 0);
      await expect(discount).toHaveValue('30');
      await close();
    });

    test('deletes the selected products after a confirmation with their number', async () => {
      const { page } = visit;
      await openHydrated(page, table);
      for (const place of [0, 1, 2]) await box(place).check();
      const dialog = page.getByRole('dialog');
      const selected = page.getByRole('region', { name: 'Selected products' });
      await selected.getByText('3 products selected').waitFor();
      // One of them alone.
      await page.getByRole('button', { name: `Delete ${sign} 2` }).click();
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
      await cell('Price', 2).waitFor({ state: 'detached' });
      await selected.getByText('2 products selected').waitFor();
      await selected.getByRole('button', { name: 'Delete' }).click();
      await dialog.getByText('Are you sure want to delete permanent ?').waitFor();
      await page.route('**/api/product/delete-many', loseResponse, { times: 1 });
      await dialog.getByRole('button', { name: 'Delete 2 products' }).click();
      await cell('Price', 0).waitFor({ state: 'detached' });
      await dialog.getByRole('button', { name: 'Delete 2 products' }).click();
      await page.getByText('2 products deleted').waitFor();
      await cell('Price', 0).waitFor({ state: 'detached' });
      expect((await api('getProductTable', { search: sign })).totalCount).toBe(0);
      // The console has the price that was rejected, the aborted request and the lost responses.
      expect(visit.faults.filter((fault) => !/409|ERR_FAILED|ERR_CONNECTION_RESET/.test(fault))).toEqual([]);
    });
  });
}

test('a discount that couldn’t be set for many products is still in its form after a reload', async () => {
  const { context, page } = await visitAsAdmin(PHONE);
  await refuseRoute(page, '**/api/product/discount-many', 503, 'Try again later');
  await openHydrated(page, '/dashboard/product?view=table');
  const dialog = await openDiscount(page);
  await dialog.getByLabel('Discount').fill('35');
  await dialog.getByRole('button', { name: /^Set for/ }).click();
  await page.getByText('Try again later').waitFor();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await openDiscount(page);
  expect(await dialog.getByLabel('Discount').inputValue()).toBe('35');
  await context.close();
});

test('what a bulk action did is in sight wherever the page is scrolled', async () => {
  const { context, page } = await visitAsAdmin(PHONE);
  const message = '50 products changed to 5% discount';
  await page.route('**/api/product/discount-many', (route) =>
    route.fulfill({ json: { success: true, error: false, message, data: { changed: 50, undo: null } } }),
  );
  await openHydrated(page, '/dashboard/product?view=table');
  // The row of filters shows that it goes on.
  await expect(page.getByRole('button', { name: /^Low stock \d/ })).toBeInViewport();
  await nameFirstChoice(page.getByLabel('Category', { exact: true }), 'Long '.repeat(24));
  await expect(page.getByRole('button', { name: /^Out of stock \d/ })).toBeInViewport();
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(25)
    .scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Set discount' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Discount').fill('5');
  await dialog.getByRole('button', { name: /^Set for/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect(page.getByText(message)).toBeInViewport();
  await context.close();
});

test('a shop without products offers to upload one or to import a list', async () => {
  const { context, page } = await visitAsAdmin(PHONE);
  await page.route('**/api/product/table', (route) =>
    route.fulfill({
      json: {
        success: true,
        error: false,
        message: '',
        data: [],
        page: 1,
        totalCount: 0,
        totalNoPage: 0,
        counts: { all: 0, low: 0, out: 0, discounted: 0 },
        waiting: [],
      },
    }),
  );
  await openHydrated(page, '/dashboard/product');
  await page.getByRole('heading', { name: 'No Data' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Import a price list' }).click();
  await page.waitForURL('**/dashboard/price-list');
  await context.close();
});

test('the page Status keeps its heading if it can’t be loaded', async () => {
  const { context, page } = await visitAsAdmin(PHONE);
  await refuseRoute(page, '**/api/shop/status', 503, 'Try again later');
  await openHydrated(page, '/dashboard/status');
  await page.getByText('We couldn’t load the status').waitFor();
  await page.getByRole('heading', { name: 'Status', level: 1 }).waitFor();
  await context.close();
});
