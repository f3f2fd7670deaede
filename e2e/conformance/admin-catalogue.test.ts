import type { Page } from '@playwright/test';
import { gate } from '../../tools/testing/gate.ts';
import { browser, expect, test, url } from '../support/journey.ts';
import { ADMIN } from '../support/start-store.ts';
import { apiOf, logInByApi, newShopper, type Tokens } from '../support/api.ts';
import { bodiesOf, holdRoute } from '../support/held-route.ts';
import { pictureOf } from '../support/pictures-to-upload.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { LAPTOP, openHydrated, type Visit, visitAt } from '../support/page-at.ts';
import { hueOf, isRed, paintOf } from '../support/paint-of.ts';

const LIST_CALL = '/api/product/table';
const WIDTHS = [360, 768, 1440] as const;

// The tests depend on each other: each continues where the previous one ended.
test.describe.configure({ mode: 'serial' });

let tokens: Tokens;
let visit: Visit;
test.beforeAll(async () => {
  ({ tokens } = await logInByApi(url, ADMIN.email, ADMIN.password));
  visit = await visitAt(browser, LAPTOP, url, tokens);
});

/** How many columns the grid of tiles has at each of the three widths. */
async function columnsAtWidths(page: Page): Promise<number[]> {
  const counts: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    counts.push(
      await page
        .locator('.admin-grid')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length),
    );
  }
  await page.setViewportSize({ width: LAPTOP.width, height: LAPTOP.height });
  return counts;
}

/** The part of a picture's URL that all its sizes have in common. */
function pictureFolder(address: string): string {
  return new URL(address, url).pathname.replace(/[^/]+$/, '');
}

/** Closes a changed form and discards the changes. */
async function giveUp(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The background of a dialog's button while the pointer isn't over it. */
async function groundOf(page: Page, button: string): Promise<string> {
  await page.mouse.move(0, 0);
  const found = page.getByRole('dialog').getByRole('button', { name: button });
  return JSON.stringify(await paintOf(found, 'backgroundColor'));
}

test.describe('Category', () => {
  test('shows a loading state, then picture, Edit and Delete of each category, in 2, 4 or 6 columns', async () => {
    const { page } = visit;
    const held = await holdRoute(page, '**/api/category/get');
    await openHydrated(page, '/dashboard/category');
    await page.getByRole('status', { name: 'Loading' }).waitFor();
    held.release();
    const { data: categories } = await apiOf(url)('getCategories');
    const tiles = page.locator('.admin-tile');
    await expect.poll(() => tiles.count()).toBe(categories.length);
    for (const part of ['img', 'button:has-text("Edit")', 'button:has-text("Delete")']) {
      expect(await tiles.locator(part).count()).toBe(categories.length);
    }
    await saveScreenshot(page, 'admin-category');
    expect(await columnsAtWidths(page)).toEqual([2, 4, 6]);
    await page.unroute('**/api/category/get');
  });

  test('shows No Data if there is no category', async () => {
    const { page } = visit;
    await page.route('**/api/category/get', (route) =>
      route.fulfill({ json: { success: true, error: false, message: '', data: [] } }),
    );
    await openHydrated(page, '/dashboard/category');
    await page.getByText('No Data').waitFor();
    await page.unroute('**/api/category/get');
  });

  test('its dialogs’ button looks active once name and image are set, and is never disabled', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/category');
    await page.getByRole('button', { name: 'Add Category' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Category' });
    const add = dialog.getByRole('button', { name: 'Add Category' });
    const idle = await groundOf(page, 'Add Category');
    expect(await add.isDisabled()).toBe(false);
    expect(await dialog.getByRole('button', { name: 'Upload Image' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Name', { exact: true }).fill('Something');
    expect(await dialog.getByRole('button', { name: 'Upload Image' }).isDisabled()).toBe(false);
    expect(await groundOf(page, 'Add Category')).toBe(idle);
    // Without an image, it is the server that rejects the form.
    await add.click();
    await page.locator('.toast').getByText(/image/i).waitFor();
    await dialog.getByLabel('Image', { exact: true }).setInputFiles(await pictureOf('#3b7a8c'));
    await dialog.getByRole('img', { name: 'Preview' }).waitFor();
    await expect.poll(() => groundOf(page, 'Add Category')).not.toBe(idle);
    await giveUp(page);
    await page.locator('.admin-tile').first().getByRole('button', { name: /^Edit/ }).click();
    await page
      .getByRole('dialog', { name: 'Update Category' })
      .getByRole('button', { name: 'Update Category' })
      .waitFor();
  });

  test('asks before it deletes: Permanent Delete, with Cancel and Confirm', async () => {
    const { page } = visit;
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page
      .locator('.admin-tile')
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Permanent Delete' });
    await dialog.getByText('Are you sure permanent delete ?', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Confirm' }).waitFor();
    await saveScreenshot(page, 'admin-delete');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});

test.describe('Sub Category', () => {
  test('is a table of serial number, name, image, categories and action', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/subcategory');
    await page.getByRole('heading', { level: 1, name: 'Sub Category' }).waitFor();
    const rows = page.getByRole('row');
    await rows.nth(2).waitFor();
    expect(await rows.first().getByRole('columnheader').allTextContents()).toEqual([
      'Sr.No',
      'Name',
      'Image',
      'Category',
      'Action',
    ]);
    const { data: all } = await apiOf(url)('getSubCategories');
    const [first] = all;
    if (first === undefined) throw new Error('No sub-category');
    expect(await rows.locator('.serial').allTextContents()).toEqual(all.map((_, place) => String(place + 1)));
    expect(await rows.getByRole('rowheader').allTextContents()).toEqual(all.map(({ name }) => name));
    expect(await rows.nth(1).locator('.thumb img').getAttribute('src')).toContain(pictureFolder(first.image));
    expect(await rows.nth(1).locator('.parents .chip').allTextContents()).toEqual(
      first.category.map(({ name }) => name),
    );
    for (const act of ['Edit', 'Delete']) {
      expect(
        await rows
          .nth(1)
          .getByRole('button', { name: `${act} ${first.name}` })
          .locator('svg')
          .count(),
      ).toBe(1);
    }
    await saveScreenshot(page, 'admin-subcategory');
    await rows
      .nth(1)
      .getByRole('button', { name: /^View the picture/ })
      .click();
    const viewer = page.getByRole('dialog', { name: first.name });
    await viewer.getByRole('img', { name: first.name }).waitFor();
    const { width, height } = LAPTOP;
    await expect.poll(() => viewer.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await rows
      .nth(1)
      .getByRole('button', { name: `Delete ${first.name}` })
      .click();
    await page
      .getByRole('dialog', { name: 'Permanent Delete' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('is added in a dialog whose Submit looks active with name, image and a category, and is never disabled', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'Add Sub Category' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Sub Category' });
    await dialog.getByText('No Image').waitFor();
    const idle = await groundOf(page, 'Submit');
    expect(await dialog.getByRole('button', { name: 'Submit' }).isDisabled()).toBe(false);
    await dialog.getByLabel('Name', { exact: true }).fill('Something');
    await dialog.getByLabel('Image', { exact: true }).setInputFiles(await pictureOf('#3b7a8c'));
    await dialog.getByRole('img', { name: 'Preview' }).waitFor();
    expect(await groundOf(page, 'Submit')).toBe(idle);
    await dialog.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
    const chip = dialog.getByRole('button', { name: /^Remove / });
    await expect.poll(() => groundOf(page, 'Submit')).not.toBe(idle);
    await chip.click();
    await chip.waitFor({ state: 'detached' });
    await giveUp(page);
  });

  test('is edited in the modal Edit Sub Category, with its picture; then the list is fetched again', async () => {
    const { page } = visit;
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /^Edit / })
      .click();
    const { data: all } = await apiOf(url)('getSubCategories');
    const [first] = all;
    if (first === undefined) throw new Error('No sub-category');
    const dialog = page.getByRole('dialog', { name: 'Edit Sub Category' });
    const preview = dialog.getByRole('img', { name: 'Preview' });
    expect(await preview.getAttribute('src')).toContain(pictureFolder(first.image));
    expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe(first.name);
    for (const { name } of first.category)
      await dialog.getByRole('button', { name: `Remove ${name}` }).waitFor();
    const again = page.waitForRequest('**/api/subcategory/get');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.waitFor({ state: 'detached' });
    await again;
  });
});

test.describe('Upload Product', () => {
  test('uploads pictures that can be enlarged and removed, and shows a spinner during the upload', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/upload-product');
    await page.getByRole('heading', { level: 1, name: 'Upload Product' }).waitFor();
    const input = page.getByLabel('Image', { exact: true });
    expect(await input.getAttribute('accept')).toBe('image/*');
    expect(await input.evaluate((element) => (element as HTMLInputElement).multiple)).toBe(true);
    const held = await holdRoute(page, '**/api/file/upload');
    const uploading = page.getByRole('progressbar', { name: /^Uploading/ });
    await input.setInputFiles([await pictureOf('#3b7a8c'), await pictureOf('#b5651d')]);
    await expect.poll(() => uploading.locator('.spin').count()).toBe(2);
    held.release();
    await page.getByRole('button', { name: 'Enlarge picture 2' }).waitFor();
    expect(await uploading.count()).toBe(0);
    const thumbnail = page.getByRole('button', { name: 'Enlarge picture 1' });
    await thumbnail.click();
    await page.getByRole('dialog').getByRole('img', { name: 'Picture 1' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const remove = page.getByRole('button', { name: 'Remove picture 1' });
    const isSeen = () => remove.evaluate((button) => getComputedStyle(button).opacity === '1');
    await thumbnail.blur();
    await page.mouse.move(0, 0);
    await expect.poll(isSeen).toBe(false);
    await thumbnail.hover();
    await expect.poll(isSeen).toBe(true);
    await saveScreenshot(page, 'admin-upload-product');
    await remove.click();
    await page.getByRole('button', { name: 'Enlarge picture 2' }).waitFor({ state: 'detached' });
    await remove.click();
    await thumbnail.waitFor({ state: 'detached' });
    await page.unroute('**/api/file/upload');
  });

  test('shows the error of a rejected upload and keeps the typed input', async () => {
    const { page } = visit;
    await page.getByLabel('Name', { exact: true }).fill('Half a form');
    const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await page.getByLabel('Image', { exact: true }).setInputFiles(broken);
    await page.getByRole('alert').getByText('broken.png').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Half a form');
    await page.getByRole('button', { name: 'Dismiss broken.png' }).click();
  });

  test('requires every field, numbers in number fields, and each added field', async () => {
    const { page } = visit;
    const main = page.getByRole('main');
    await main.getByLabel('Name', { exact: true }).fill('');
    await main.getByRole('button', { name: 'Add Fields' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Field' });
    await dialog.getByPlaceholder('Enter field name').fill('Brand');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await main.getByRole('textbox', { name: 'Brand' }).waitFor();
    await main.getByLabel('Number of Stock').fill('many');
    await main.getByRole('button', { name: 'Submit' }).click();
    for (const message of [
      'Name is required',
      'Description is required',
      'Unit is required',
      'Stock must be a whole number from 0 to 10,00,000',
      'Price is required',
      'Discount is required',
      'Brand is required',
    ]) {
      await main.getByText(message).first().waitFor();
    }
  });
});

test.describe('Product', () => {
  test('shows twelve cards a page in 2, 4 or 6 columns, each with image, name, unit, Edit and Delete', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/product');
    await page.getByRole('heading', { level: 1, name: 'Product', exact: true }).waitFor();
    const tiles = page.locator('.admin-tile');
    // Placeholders are tiles, too.
    await expect.poll(() => tiles.locator('h2').count()).toBe(12);
    expect(await tiles.count()).toBe(12);
    for (const part of ['img', 'h2', 'button:has-text("Edit")', 'button:has-text("Delete")']) {
      expect(await tiles.locator(part).count()).toBe(12);
    }
    const name = (await tiles.first().locator('h2').textContent()) ?? '';
    const { data: found } = await apiOf(url)('getProducts', { search: name, limit: 100 });
    const units = found.filter((product) => product.name === name).map(({ unit }) => unit);
    expect(units).toContain(await tiles.first().locator('.admin-tile-facts p').first().textContent());
    await saveScreenshot(page, 'admin-product');
    expect(await columnsAtWidths(page)).toEqual([2, 4, 6]);
  });

  test('its pager moves page by page, and is disabled at the first and the last', async () => {
    const { page } = visit;
    const { totalNoPage } = await apiOf(url)('getProducts', { limit: 12 });
    const pager = page.getByRole('navigation', { name: 'Pages' });
    const at = (number: number) => pager.getByText(`${number}/${totalNoPage}`, { exact: true }).waitFor();
    await at(1);
    expect(await pager.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    await pager.getByRole('button', { name: 'Next' }).click();
    await at(2);
    await page.goBack();
    await at(1);
    await page.goForward();
    await at(2);
    await pager.getByRole('button', { name: 'Previous' }).click();
    await at(1);
    await openHydrated(page, `/dashboard/product?page=${totalNoPage}`);
    await at(totalNoPage);
    expect(await pager.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    await page.getByPlaceholder('Search product here ...').fill('agarbatti rose');
    await expect.poll(async () => (await pager.textContent())?.includes(`/${totalNoPage}`)).toBe(false);
  });

  test('a search is sent after a pause of 300 ms and starts at page 1', async () => {
    const { context, page } = await visitAt(browser, LAPTOP, url, tokens);
    await page.clock.install();
    await openHydrated(page, '/dashboard/product');
    const pager = page.getByRole('navigation', { name: 'Pages' });
    await pager.getByRole('button', { name: 'Next' }).click();
    await pager.getByText(/^2\//).waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = bodiesOf(page, LIST_CALL);
    await page.getByPlaceholder('Search product here ...').fill('mil');
    await page.clock.runFor(250);
    await page.getByPlaceholder('Search product here ...').fill('milk');
    await page.clock.runFor(290);
    expect(asked).toEqual([]);
    await page.clock.runFor(20);
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatchObject({ search: 'milk', page: 1 });
    await context.close();
  });

  test('is edited in a modal with Update Product; a popup with a green button confirms it, and the list is fetched again', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/product');
    const tile = page.locator('.admin-tile').first();
    const [name, unit] = [
      await tile.locator('h2').textContent(),
      await tile.locator('p').first().textContent(),
    ];
    await tile.getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Product' });
    expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe(name);
    expect(await dialog.getByLabel('Unit').inputValue()).toBe(unit);
    for (const label of ['Description', 'Number of Stock', 'Price', 'Discount']) {
      expect(await dialog.getByLabel(label).inputValue(), label).not.toBe('');
    }
    const message = 'It stands on its shelf again';
    const saved = gate();
    await page.route('**/api/product/update-product-details', async (route) => {
      await saved.promise;
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), message } });
    });
    await dialog.getByRole('button', { name: 'Update Product' }).click();
    await dialog.getByRole('button', { name: 'Saving...' }).waitFor();
    const again = page.waitForRequest(`**${LIST_CALL}`);
    saved.resolve();
    await again;
    await dialog.waitFor({ state: 'detached' });
    const confirm = page.getByRole('dialog', { name: message }).getByRole('button', { name: 'OK' });
    await confirm.waitFor();
    await saveScreenshot(page, 'admin-product-saved');
    const hue = hueOf(await paintOf(confirm, 'backgroundColor'));
    expect(hue).toBeGreaterThan(90);
    expect(hue).toBeLessThan(170);
    await confirm.click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('asks before it deletes: Permanent Delete, with Cancel and Delete', async () => {
    const { page } = visit;
    await page
      .locator('.admin-tile')
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Permanent Delete' });
    await dialog.getByText('Are you sure want to delete permanent ?', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});

test('users who aren’t admins see in red: Do not have permission', async () => {
  const shopper = await newShopper(url);
  const { context, page } = await visitAt(browser, LAPTOP, url, shopper.tokens);
  for (const screen of ['category', 'subcategory', 'upload-product', 'product']) {
    await openHydrated(page, `/dashboard/${screen}`);
    const message = page.getByText('Do not have permission');
    await message.waitFor();
    expect(isRed(await paintOf(message, 'color'))).toBe(true);
    await page.getByRole('heading', { level: 1, name: 'Do not have permission' }).waitFor();
  }
  await saveScreenshot(page, 'no-permission');
  await context.close();
});
