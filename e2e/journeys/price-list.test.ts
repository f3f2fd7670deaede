import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { browser, dataDir, expect, test, url } from '../support/journey.ts';
import { apiOf, logInByApi, newShopper } from '../support/api.ts';
import { axeViolationsInBothThemes, addAxe } from '../support/accessibility.ts';
import { holdTable } from '../support/hold-table.ts';
import { holdRoute } from '../support/held-route.ts';
import { LAPTOP, openHydrated, type Visit, visitAt } from '../support/page-at.ts';
import { ADMIN } from '../support/start-store.ts';
import { visitAsAdmin } from '../support/visit-as-admin.ts';

async function uploadFile(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Price list', { exact: true }).setInputFiles(file);
}

async function textOfDownload(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test.describe('a price list with unknown headers', () => {
  test.describe.configure({ mode: 'serial' });

  const sign = `${Date.now() % 100_000}`;
  const rice = `Zafrani Rice ${sign}`;
  const list = [
    'Sharma Traders – rates of March',
    '',
    'Saman;Vajan;MRP (Rs.);Selling Rate;Qty on hand;Varg;Amt X',
    `${rice};5 kg;800;640;12;Zayka ${sign};9`,
    `Zarda ${sign};1 kg;1,200.00;"Rs. 999/-";4;Zayka ${sign};9`,
    `Zeera ${sign};100 g;60;free;4;Zayka ${sign};9`,
    'Grand Total;;;1639;;;',
  ].join('\n');
  let visit: Visit;

  test.beforeAll(async () => {
    visit = await visitAsAdmin(LAPTOP);
    await addAxe(visit.context);
  });
  test.afterAll(() => visit.context.close());

  test('a file that isn’t a CSV is rejected where it was dropped', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/price-list');
    await uploadFile(page, 'rates.xlsx', 'PK\u0003\u0004 and so on');
    await page.getByRole('alert').getByText('save it as CSV').waitFor();
    await uploadFile(page, 'nothing.csv', '');
    await page.getByRole('alert').getByText('The file is empty').waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
  });

  test('its columns are guessed, shown with their values, and can be corrected', async () => {
    const { page } = visit;
    await uploadFile(page, `rates-${sign}.csv`, list);
    await page.getByRole('heading', { name: 'Match your columns' }).waitFor();
    const meaning = (header: string) => page.getByLabel(`Import ${header} as`);
    expect(await meaning('Saman').inputValue()).toBe('name');
    expect(await meaning('Vajan').inputValue()).toBe('unit');
    expect(await meaning('Selling Rate').inputValue()).toBe('price');
    expect(await meaning('Qty on hand').inputValue()).toBe('stock');
    expect(await page.getByRole('row').filter({ hasText: 'Saman' }).textContent()).toContain(rice);
    await meaning('Amt X').selectOption('price');
    expect(await page.getByText('Another column is').count()).toBe(2);
    await page.getByRole('button', { name: 'See what will change' }).click();
    await expect(meaning('Selling Rate')).toBeFocused();
    await meaning('Amt X').selectOption('ignore');
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.getByLabel('Save this layout as').fill(`Sharma ${sign}`);
    await page.getByRole('button', { name: 'Save layout' }).click();
    await page.getByText('Layout saved').waitFor();
  });

  test('a saved layout is replaced only after a question', async () => {
    const { page } = visit;
    const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
    const [first] = (await admin('getPriceLists')).data;
    const columns = first?.columns.map(({ meaning }) => meaning) ?? [];
    const other = { _id: first?._id ?? '', name: `Verma ${sign}`, columns };
    const { data: verma } = await admin('savePriceListLayout', other);
    const updatedAt = async () =>
      (await admin('getPriceListLayouts')).data.find(({ _id }) => _id === verma._id)?.updatedAt;
    const save = page.getByRole('button', { name: 'Save layout' });
    await page.getByLabel('Save this layout as').fill(`verma ${sign}`);
    await save.click();
    const question = page.getByRole('dialog', { name: 'Replace the saved layout?' });
    await question.getByText(`“verma ${sign}” is already saved`).waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await updatedAt()).toBe(verma.updatedAt);
    await save.click();
    await question.getByRole('button', { name: 'Replace layout' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await updatedAt()).not.toBe(verma.updatedAt);
    // Nothing is asked about the layout that was just saved here.
    const replacedAt = await updatedAt();
    await save.click();
    await expect.poll(updatedAt).not.toBe(replacedAt);
    await expect(question).toHaveCount(0);
    await admin('deletePriceListLayout', { _id: verma._id });
  });

  test('the meanings that were chosen are still chosen after a reload, until they are discarded', async () => {
    const { page } = visit;
    const amount = page.getByLabel('Import Amt X as');
    const found = await amount.inputValue();
    await amount.selectOption('detail');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByText('This is what you entered').waitFor();
    expect(await amount.inputValue()).toBe('detail');
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await amount.inputValue()).toBe(found);
  });

  test('the check shows what would change and every refused row, and a reload finds it again', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'See what will change' }).click();
    await page.getByRole('heading', { name: 'What will change' }).waitFor();
    await page.reload({ waitUntil: 'domcontentloaded' });
    const refused = page.getByRole('row').filter({ hasText: 'free' });
    await refused.getByText("'free' isn’t a price").waitFor();
    expect(await refused.textContent()).toContain('6');
    expect(await page.getByRole('row').filter({ hasText: 'Total' }).textContent()).toContain('It’s a total');
    await page.getByRole('button', { name: 'New 2' }).click();
    await page.getByRole('row').filter({ hasText: rice }).getByText('₹640').waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    const { data } = await (await newShopper(url)).api('searchProducts', { search: rice });
    expect(data.map(({ name }) => name)).not.toContain(rice);
  });

  test('one click imports it, with a report to download; the products can be bought', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'Import 2 new' }).click();
    // Screen readers say what the focus goes to.
    await expect(page.getByRole('heading', { name: 'Imported: 2 new' })).toBeFocused();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    const report = await textOfDownload(page, 'Download the report');
    expect(report).toContain('row,outcome,product,reason');
    expect(report).toMatch(/6,refused,.*'free' isn’t a price/);
    await openHydrated(page, `/search?q=${encodeURIComponent(rice)}`);
    await page.getByRole('main').getByText(rice).first().waitFor();
  });

  test('the audit log shows who imported it, and its change of each product', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/changes?kind=price_list');
    const note = page.getByRole('listitem').filter({ hasText: `rates-${sign}.csv` });
    await note.getByRole('link', { name: 'What it changed' }).click();
    await page.getByText(`What the price list rates-${sign}.csv changed`).waitFor();
    const part = page.getByRole('listitem').filter({ hasText: `added the product ${rice}` });
    await part.getByText('Before and after').click();
    await part.getByRole('row', { name: 'price ₹' }).waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await openHydrated(page, `/dashboard/product?q=${encodeURIComponent(rice)}`);
    await page.getByRole('button', { name: `Edit ${rice}` }).click();
    await page.getByText('Change history').click();
    await page
      .getByText(`added the product ${rice} 5 kg by the price list rates-${sign}.csv`)
      .first()
      .waitFor();
  });

  test('the next file with the same headers uses the same columns; changes show old and new values', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/changes');
    await page.getByRole('link', { name: 'Price list' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Price list' }).waitFor();
    await page.getByText(`rates-${sign}.csv`).waitFor();
    await uploadFile(page, 'april.csv', list.replace(';640;', ';600;'));
    await page.getByText(`As saved in “Sharma ${sign}”`).waitFor();
    await page.getByRole('button', { name: 'See what will change' }).click();
    await page.getByRole('button', { name: 'Changed 1' }).click();
    const row = page.getByRole('row').filter({ hasText: rice });
    await row.getByText('₹600').waitFor();
    expect(await row.textContent()).toContain('₹640');
    // The page Changes, whose styles are still there, frames its list.
    await expect(row.getByRole('list')).toHaveCSS('border-top-width', '0px');
    expect(await page.getByRole('button', { name: 'Import 1 changed' }).isVisible()).toBe(true);
    await page.getByText('april.csv', { exact: true }).waitFor();
  });

  test('a failed import says that nothing was imported, and can be started again', async () => {
    const { page } = visit;
    await page.route('**/api/pricelist/job?*', async (route) => {
      const response = await (await route.fetch()).json();
      const fault = 'Something went wrong on our side. Nothing was changed';
      await route.fulfill({ json: { ...response, data: { ...response.data, state: 'failed', fault } } });
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByRole('heading', { name: 'This list wasn’t imported' }).waitFor();
    await page.getByRole('button', { name: 'Import 1 changed' }).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('a check or an import that is cancelled changes nothing, and can be started again', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/price-list');
    const products = async () => (await apiOf(url)('getProducts', { limit: 1 })).totalCount;
    const before = await products();
    const lines = Array.from({ length: 3 }, (_, at) => `Zabardast ${sign} ${at};1 kg;90;80;3;Zayka ${sign}`);
    const head = 'Item;Pack;MRP;Rate;Stock;Category';
    await uploadFile(page, 'long.csv', [head, ...lines].join('\n'));
    const checkButton = page.getByRole('button', { name: 'See what will change' });
    await checkButton.waitFor();
    const releasePlans = await holdTable(dataDir, 'price_list_plans');
    await checkButton.click();
    await page.getByRole('button', { name: 'Cancel the check' }).click();
    const cancelled = page.getByRole('heading', { name: 'Cancelled' });
    await expect(cancelled).toBeFocused();
    await releasePlans();
    await page.getByRole('button', { name: 'Check the list again' }).click();
    const importButton = page.getByRole('button', { name: 'Import 3 new' });
    await importButton.waitFor();
    const releaseProducts = await holdTable(dataDir, 'products');
    await importButton.click();
    await page.getByRole('button', { name: 'Cancel the import' }).click();
    await cancelled.waitFor();
    await releaseProducts();
    expect(await products()).toBe(before);
  });

  test('“Show all” shows the rows of an effect, also after another filter was chosen', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/price-list');
    const lines = Array.from({ length: 4 }, (_, at) => `Zamikand ${sign} ${at};;90;80;3;Zayka ${sign}`);
    await uploadFile(page, 'packs.csv', ['Item;Pack;MRP;Rate;Stock;Category', ...lines].join('\n'));
    await page.getByRole('button', { name: 'See what will change' }).click();
    const effect = 'Finds no pack size for 4 products and shows 1 pc';
    await page.getByText(effect).click();
    const shown = (name: string) => page.getByRole('button', { name, pressed: true });
    await page.getByRole('button', { name: 'Show all 4' }).click();
    await shown(effect).waitFor();
    await page.getByRole('button', { name: 'New 4' }).click();
    await shown('New 4').waitFor();
    await page.getByRole('button', { name: 'Show all 4' }).click();
    await shown(effect).waitFor();
  });

  test('a layout is deleted after a question, and leaves the focus in the page', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/price-list');
    const remove = page.getByRole('button', { name: `Remove Sharma ${sign}` });
    await remove.press('Enter');
    const question = page.getByRole('dialog', { name: 'Remove the saved layout?' });
    await question.getByText(`“Sharma ${sign}”`).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).press('Enter');
    await question.waitFor({ state: 'detached' });
    await expect(remove).toBeFocused();
    await remove.press('Enter');
    await question.getByRole('button', { name: 'Remove layout' }).press('Enter');
    await remove.waitFor({ state: 'detached' });
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the export says if it didn’t finish, and contains the products when it is tried again', async () => {
    const { page, faults } = visit;
    await page.route('**/api/pricelist/export', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Export the catalogue' }).click();
    await page.getByText('The download didn’t finish. Try again').waitFor();
    const text = await textOfDownload(page, 'Export the catalogue');
    expect(text.split('\r\n')[0]).toBe(
      '\ufeffid,name,unit,price,discount %,stock,categories,sub categories,description,also called,images,extra fields,created at,updated at',
    );
    expect(text).toContain(rice);
    // The console has errors for the two files and the names of layouts that the server rejected.
    expect(faults.filter((fault) => !/400|409|ERR_FAILED/.test(fault))).toEqual([]);
  });
});

test('a list whose upload ends while another page is shown leaves that page as it is', async () => {
  const { context, page } = await visitAsAdmin(LAPTOP);
  await openHydrated(page, '/dashboard/price-list');
  const held = await holdRoute(page, '**/api/pricelist/upload');
  const uploaded = page.waitForResponse('**/api/pricelist/upload');
  const name = `left-${Date.now()}.csv`;
  await uploadFile(page, name, 'Item;Rate\nKhus Sharbat;90');
  await expect.poll(() => held.seen).toBe(1);
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('heading', { name: 'Users' }).waitFor();
  const address = page.url();
  held.release();
  await uploaded;
  await page.getByRole('link', { name: 'Price list', exact: true }).click();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('link', { name }).waitFor();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await context.close();
});

test('is only for admins', async () => {
  const { tokens } = await newShopper(url);
  const { context, page } = await visitAt(browser, LAPTOP, url, tokens);
  await openHydrated(page, '/dashboard/price-list');
  await page.getByText('Do not have permission').waitFor();
  await context.close();
});
