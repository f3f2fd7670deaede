import type { Locator, Page } from '@playwright/test';
import { browser, expect, test, url } from '../support/journey.ts';
import { apiOf, newShopper } from '../support/api.ts';
import { loseResponse } from '../support/held-route.ts';
import { openHydrated, PHONE, type Visit, visitAt } from '../support/page-at.ts';
import { pictureOf } from '../support/pictures-to-upload.ts';
import { visitAsAdmin } from '../support/visit-as-admin.ts';

async function pickPicture(within: Page | Locator, colour: string): Promise<void> {
  await within.getByLabel('Image', { exact: true }).setInputFiles(await pictureOf(colour));
}

test.describe('the catalogue’s admin', () => {
  test.describe.configure({ mode: 'serial' });

  const sign = `${Date.now()}`;
  const category = `Journeys ${sign}`;
  const subCategory = `Maps ${sign}`;
  const product = `Folding map ${sign}`;
  let visit: Visit;

  test.beforeAll(async () => {
    visit = await visitAsAdmin(PHONE);
  });
  test.afterAll(() => visit.context.close());

  test('adds a category, whose picture can be chosen after its name', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/category');
    await page.getByRole('button', { name: 'Add Category' }).click();
    const dialog = page.getByRole('dialog');
    const upload = dialog.getByRole('button', { name: 'Upload Image' });
    expect(await upload.isDisabled()).toBe(true);
    await dialog.getByText('Enter the name first').waitFor();
    await dialog.getByLabel('Name').fill(category);
    expect(await upload.isDisabled()).toBe(false);
    await pickPicture(dialog, '#8a9a5b');
    await dialog.getByRole('img', { name: 'Preview' }).waitFor();
    await dialog.getByRole('button', { name: 'Add Category' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: category }).waitFor();
  });

  test('adds a sub-category to it', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/subcategory');
    // The first response is lost, and the form is corrected and sent again.
    await page.route('**/api/subcategory/create', loseResponse, { times: 1 });
    await page.getByRole('button', { name: 'Add Sub Category' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(`${subCategory}s`);
    await pickPicture(dialog, '#b5651d');
    await dialog.getByRole('img', { name: 'Preview' }).waitFor();
    await dialog.getByRole('combobox', { name: 'Category' }).selectOption(category);
    await dialog.getByRole('button', { name: `Remove ${category}` }).waitFor();
    const lost = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/subcategory/create'),
    );
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await lost;
    await dialog.getByLabel('Name').fill(subCategory);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const { data: all } = await apiOf(url)('getSubCategories');
    expect(all.map(({ name }) => name).filter((name) => name.startsWith(subCategory))).toEqual([subCategory]);
    const row = page.getByRole('row').filter({ hasText: subCategory });
    await row.getByText(category).waitFor();
    await row.getByRole('button', { name: `View the picture of ${subCategory}` }).click();
    await page.getByRole('img', { name: subCategory }).waitFor();
    await page.keyboard.press('Escape');
  });

  test('uploads a product with a picture and a field of its own', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/upload-product');
    const main = page.getByRole('main');
    const subCategories = main.getByRole('combobox', { name: 'Sub Category' });
    await main.getByText('Select category first').waitFor({ state: 'attached' });
    expect(await subCategories.isDisabled()).toBe(true);
    await main.getByRole('button', { name: 'Submit' }).click();
    const summary = main.getByRole('group', { name: '9 things need your attention' });
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    // Screen readers read each error once: with the summary.
    await expect(summary).toHaveAccessibleDescription(/Name is required .*Discount is required/);
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(main.getByLabel('Number of Stock')).toHaveAccessibleDescription('Stock is required');
    await summary.getByRole('link', { name: 'Name is required' }).click();
    const isName = (control: Element) => control === document.activeElement;
    expect(await main.getByLabel('Name', { exact: true }).evaluate(isName)).toBe(true);
    await main.getByLabel('Name', { exact: true }).fill(product);
    await main.getByLabel('Description').fill('Shows the way to the market.');
    await pickPicture(main, '#3b7a8c');
    await main.getByRole('button', { name: 'Enlarge picture 1' }).waitFor();
    await main.getByRole('combobox', { name: 'Category', exact: true }).selectOption(category);
    expect(await subCategories.locator('option').allTextContents()).toEqual([
      'Select Sub Category',
      subCategory,
    ]);
    await main.getByRole('button', { name: `Remove ${category}` }).click();
    await expect(main).toBeFocused();
    expect(await subCategories.isDisabled()).toBe(true);
    await main.getByRole('combobox', { name: 'Category', exact: true }).selectOption(category);
    await subCategories.selectOption(subCategory);
    await main.getByRole('button', { name: `Remove ${subCategory}` }).waitFor();
    await main.getByLabel('Unit').fill('1 piece');
    await main.getByLabel('Number of Stock').fill('7');
    await main.getByLabel('Price').fill('120');
    await main.getByLabel('Discount').fill('10');
    await main.getByRole('button', { name: 'Add Fields' }).click();
    await page.getByPlaceholder('Enter field name').fill('Scale');
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await main.getByRole('textbox', { name: 'Scale' }).fill('1 : 10 000');
    const message = 'It has its place on the shelf';
    await page.route('**/api/product/create', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), message } });
    });
    await main.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog', { name: message }).getByRole('button', { name: 'OK' }).click();
    for (const label of ['Name', 'Description', 'Unit', 'Number of Stock', 'Price', 'Discount']) {
      expect(await main.getByLabel(label, { exact: true }).inputValue(), label).toBe('');
    }
    expect(await main.getByRole('button', { name: /^(Remove|Enlarge) / }).count()).toBe(0);
    const { data: found } = await apiOf(url)('getProducts', { search: product });
    expect(found.find(({ name }) => name === product)).toMatchObject({
      description: 'Shows the way to the market.',
      image: [expect.stringContaining('/images/')],
      category: [{ name: category }],
      subCategory: [{ name: subCategory }],
      unit: '1 piece',
      stock: 7,
      price: 120,
      discount: 10,
      more_details: { Scale: '1 : 10 000' },
    });
  });

  test('finds it in the shop', async () => {
    const { page } = visit;
    await openHydrated(page, `/search?q=${encodeURIComponent(product)}`);
    const card = page.getByRole('article').filter({ hasText: product });
    await card.getByText('₹108').waitFor();
  });

  test('edits its price', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/product');
    await page.getByPlaceholder('Search product here ...').fill(product);
    await page.getByText('1/1', { exact: true }).waitFor();
    await page.getByRole('button', { name: `Edit ${product}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Price').fill('200');
    await dialog.getByRole('button', { name: 'Update Product' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByText('₹180').waitFor();
    await openHydrated(page, `/search?q=${encodeURIComponent(product)}`);
    await page.getByRole('article').filter({ hasText: product }).getByText('₹180').waitFor();
  });

  test('deletes the product, the sub-category and the category, each after a confirmation', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/product');
    await page.getByPlaceholder('Search product here ...').fill(product);
    await page.getByRole('button', { name: `Delete ${product}` }).click();
    await page.getByText('Are you sure want to delete permanent ?').waitFor();
    await page.getByRole('dialog').getByText('1 piece, 7 in stock').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Delete ${product}` }).waitFor({ state: 'detached' });
    for (const [path, name, facts] of [
      ['/dashboard/subcategory', subCategory, category],
      ['/dashboard/category', category, category],
    ] as const) {
      await openHydrated(page, path);
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await page.getByText('Are you sure permanent delete ?').waitFor();
      await page.getByRole('dialog').getByText(facts, { exact: true }).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: `Delete ${name}` }).waitFor({ state: 'detached' });
      // Neither the dialog nor the button that opened it can have the focus.
      await expect(page.getByRole('main')).toBeFocused();
    }
    // Besides the lost response.
    expect(visit.faults.filter((fault) => !/ERR_CONNECTION_RESET/.test(fault))).toEqual([]);
  });

  test('shows a shopper that the page is only for admins', async () => {
    const shopper = await newShopper(url);
    const { context, page } = await visitAt(browser, PHONE, url, shopper.tokens);
    for (const screen of ['category', 'subcategory', 'upload-product', 'product']) {
      await openHydrated(page, `/dashboard/${screen}`);
      await page.getByText('Do not have permission').waitFor();
      expect(await page.getByRole('button', { name: /^Add |Submit/ }).count()).toBe(0);
    }
    await context.close();
  });
});
