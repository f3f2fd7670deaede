import type { ContractClient, DataOf } from '@jhola/contract/client';
import type { Locator, Page } from '@playwright/test';
import { expect, test, url } from '../support/journey.ts';
import { apiOf, logInByApi, newShopper } from '../support/api.ts';
import { axeViolationsInBothThemes, addAxe } from '../support/accessibility.ts';
import { bodiesOf, holdRoute, loseResponse, refuseRoute } from '../support/held-route.ts';
import { sendLogin } from '../support/log-in.ts';
import { LAPTOP, openHydrated, PHONE, type Visit } from '../support/page-at.ts';
import { largePhoto, pictureOf } from '../support/pictures-to-upload.ts';
import { ADMIN } from '../support/start-store.ts';
import { visitAsAdmin } from '../support/visit-as-admin.ts';

/** Uploads take a while on a busy machine. */
const PATIENT = { timeout: 15_000 };
const RESTORED = 'This is what you entered on';
const main = (page: Page) => page.getByRole('main');
const pictures = (page: Page) => page.getByRole('button', { name: /^Enlarge picture/ });

/** The URLs of the pictures in order. */
const pictureOrder = (page: Page) =>
  pictures(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));

/** Drops a picture onto the form, or pastes it, like the browser. */
async function give(page: Page, way: 'drop' | 'paste', colour: string): Promise<void> {
  const { buffer } = await pictureOf(colour);
  await page.evaluate(
    ([bytes, how]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], `${how}.png`, { type: 'image/png' }));
      const event =
        how === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.querySelector('.drop-zone')?.dispatchEvent(event);
    },
    [buffer.toString('base64'), way] as const,
  );
}

/** Fills in the form of a new product, except its picture. It costs ₹40. */
async function fillProduct(page: Page, name: string): Promise<void> {
  const [like] = (await apiOf(url)('getProducts', { limit: 1 })).data;
  const texts = {
    Name: name,
    Description: 'Of paper.',
    Unit: '1 piece',
    'Number of Stock': '3',
    Price: '40',
  };
  for (const [label, text] of Object.entries({ ...texts, Discount: '0' })) {
    await main(page).getByLabel(label, { exact: true }).fill(text);
  }
  const place = { category: like?.category[0]?.name ?? '', subCategory: like?.subCategory[0]?.name ?? '' };
  await main(page).getByRole('combobox', { name: 'Category', exact: true }).selectOption(place.category);
  await main(page).getByRole('combobox', { name: 'Sub Category' }).selectOption(place.subCategory);
}

test.describe('product and category forms', () => {
  test.describe.configure({ mode: 'serial' });

  let visit: Visit;
  test.beforeAll(async () => {
    visit = await visitAsAdmin(LAPTOP);
    await addAxe(visit.context);
    visit.page.on('dialog', (dialog) => void dialog.accept());
  });
  test.afterAll(() => visit.context.close());

  test('previews the shopper’s card and price while typing', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/upload-product');
    await main(page).getByLabel('Name', { exact: true }).fill('Kesar Pista Ghee');
    await main(page).getByLabel('Unit').fill('1 kg');
    await main(page).getByLabel('Price').fill('180');
    await main(page).getByLabel('Discount').fill('22');
    const card = page.getByRole('complementary', { name: 'As shoppers see it' });
    await card.getByText('Kesar Pista Ghee').waitFor();
    await card.getByText('₹140').waitFor();
    await card.getByText('22% off').waitFor();
  });

  test('accepts pictures that are chosen, dropped and pasted, each with its own error, and reorders them', async () => {
    const { page } = visit;
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('a') };
    const large = { ...(await pictureOf('#111111', 'large.png')), buffer: Buffer.alloc(6 * 1024 * 1024) };
    await main(page)
      .getByLabel('Image', { exact: true })
      .setInputFiles([await pictureOf('#aa3333'), large, file, await pictureOf('#33aa33')]);
    await page.getByText('Larger than 5 MB').waitFor();
    await page.getByRole('button', { name: 'Dismiss large.png' }).click();
    await expect.poll(() => pictures(page).count(), PATIENT).toBe(2);
    await give(page, 'drop', '#3333aa');
    await expect.poll(() => pictures(page).count(), PATIENT).toBe(3);
    await give(page, 'paste', '#aaaa33');
    await expect.poll(() => pictures(page).count(), PATIENT).toBe(4);
    const [first, second, ...others] = await pictureOrder(page);
    await page.getByRole('button', { name: 'Move picture 2 forward' }).press('Enter');
    expect(await pictureOrder(page)).toEqual([second, first, ...others]);
    await page.getByRole('button', { name: 'Remove picture 4' }).press('Enter');
    expect(await pictures(page).count()).toBe(3);
    await expect(main(page)).toBeFocused();
  });

  test('scales down and rotates a photo of more than 5 MB, and says that it can’t read HEIC', async () => {
    const { page } = visit;
    const image = main(page).getByLabel('Image', { exact: true });
    const before = await pictures(page).count();
    const photo = await largePhoto();
    expect(photo.buffer.length).toBeGreaterThan(5 * 1024 * 1024);
    await image.setInputFiles([{ name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('heic') }, photo]);
    await page.getByText('This browser can’t read HEIC photos').waitFor();
    await page.getByRole('button', { name: 'Dismiss IMG_1.HEIC' }).click();
    await expect.poll(() => pictures(page).count(), PATIENT).toBe(before + 1);
    // Its pixels are landscape and its EXIF data rotate it: it is shown in portrait, uncropped in its square.
    const last = pictures(page).last().locator('img');
    const source = (await last.getAttribute('src')) ?? '';
    // The shop may still be making it: then the page asks for it again, at growing intervals that this doesn't wait for.
    await expect.poll(async () => (await page.request.get(source)).status(), PATIENT).toBe(200);
    const isPortrait = (img: HTMLImageElement | SVGElement) =>
      img instanceof HTMLImageElement && img.naturalHeight > img.naturalWidth;
    await last.evaluate((img, src) => Object.assign(img, { srcset: '', src: `${src}?made` }), source);
    await expect.poll(() => last.evaluate(isPortrait), PATIENT).toBe(true);
    const { width, height } = (await last.boundingBox()) ?? { width: 0, height: 1 };
    expect(Math.abs(width - height)).toBeLessThan(1);
    const thumb = await pictures(page).last().boundingBox();
    const arrow = await page
      .getByRole('button', { name: `Move picture ${before + 1} forward` })
      .boundingBox();
    expect((thumb?.y ?? 0) + (thumb?.height ?? 0)).toBeLessThanOrEqual(arrow?.y ?? 0);
    await page.getByRole('button', { name: `Remove picture ${before + 1}` }).press('Enter');
    expect(await pictures(page).count()).toBe(before);
  });

  test('retries the upload of a picture that failed', async () => {
    const { page } = visit;
    await page.route('**/api/file/upload', (route) => route.abort());
    await main(page)
      .getByLabel('Image', { exact: true })
      .setInputFiles(await pictureOf('#123456', 'lost.png'));
    await page.getByText('No connection').waitFor();
    await page.unroute('**/api/file/upload');
    await page.getByRole('button', { name: 'Try lost.png again' }).click();
    await expect.poll(() => pictures(page).count(), PATIENT).toBe(4);
  });

  test('renames and removes extra fields, and shows which sub-categories belong to a category', async () => {
    const { page } = visit;
    for (const name of ['Taste', 'Origin', 'Keeps']) {
      await main(page).getByRole('button', { name: 'Add Fields' }).click();
      await page.getByPlaceholder('Enter field name').fill(name);
      await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    }
    await main(page).getByRole('button', { name: 'Remove the field Taste' }).dblclick();
    await main(page).getByLabel('Origin', { exact: true }).fill('Kerala');
    await main(page).getByRole('button', { name: 'Rename the field Origin' }).click();
    await page.getByPlaceholder('Enter field name').fill('Grown in');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename', exact: true }).click();
    expect(await main(page).getByLabel('Grown in', { exact: true }).inputValue()).toBe('Kerala');
    await main(page).getByRole('button', { name: 'Remove the field Keeps' }).click();
    expect(await main(page).getByLabel('Keeps', { exact: true }).count()).toBe(0);
    await expect(main(page)).toBeFocused();
    const category = main(page).getByRole('combobox', { name: 'Category', exact: true });
    // The categories that keys step over aren't chosen.
    for (const key of ['ArrowDown', 'ArrowDown', 'd', 'Enter']) await category.press(key);
    await expect(category).toBeFocused();
    await expect(
      main(page).getByRole('button', { name: /^Remove (?!picture|the field)/ }),
    ).toHaveAccessibleName('Remove Dairy & Eggs');
    await main(page).getByRole('combobox', { name: 'Sub Category' }).selectOption({ index: 1 });
    await main(page).getByRole('button', { name: 'Remove Dairy & Eggs' }).click();
    await main(page).getByText('Also removed').waitFor();
  });

  test('asks before leaving the page, and restores the input after a reload', async () => {
    const { page } = visit;
    const here = page.url();
    const home = page.getByRole('link', { name: /jhola/i }).first();
    const shop = page.getByRole('region', { name: 'Categories' });
    const question = page.getByRole('dialog').getByText('Leave without saving?');
    await home.click();
    await question.waitFor();
    await page.getByRole('button', { name: 'Stay' }).click();
    await home.click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await shop.waitFor();
    // The browser's own navigation buttons also trigger the question.
    await page.goBack();
    await page.getByText(RESTORED).waitFor();
    await page.goForward();
    await question.waitFor();
    expect(page.url()).toBe(here);
    await page.getByRole('button', { name: 'Leave' }).click();
    await shop.waitFor();
    await page.goBack();
    await page.getByText(RESTORED).waitFor();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByText(RESTORED).waitFor();
    // Another language reloads it too, without a question: nothing would be lost.
    let asked = 0;
    const count = () => {
      asked += 1;
    };
    page.on('dialog', count);
    await main(page).getByLabel('Name', { exact: true }).press('End');
    await page.getByLabel('Language').selectOption('hi');
    await page.getByLabel('भाषा').selectOption('en');
    await page.getByText(RESTORED).waitFor();
    expect(asked).toBe(0);
    page.off('dialog', count);
    expect(await main(page).getByLabel('Name', { exact: true }).inputValue()).toBe('Kesar Pista Ghee');
    expect(await main(page).getByLabel('Grown in', { exact: true }).inputValue()).toBe('Kerala');
    expect(await pictures(page).count()).toBe(4);
  });

  test('lists all errors, with the focus on the summary', async () => {
    const { page } = visit;
    await main(page).getByRole('button', { name: 'Submit' }).click();
    const summary = main(page).getByRole('group', { name: /things need your attention/ });
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    await summary.getByRole('link', { name: 'Stock is required' }).click();
    const stock = main(page).getByLabel('Number of Stock');
    expect(await stock.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
  });

  test('restores the input after the session has ended and the next login', async () => {
    const { page, context } = visit;
    const [like] = (await apiOf(url)('getProducts', { limit: 1 })).data;
    const place = {
      category: like?.category[0]?.name ?? '',
      subCategory: like?.subCategory[0]?.name ?? '',
    };
    await main(page).getByLabel('Description').fill('Slowly cooked.');
    await main(page).getByLabel('Number of Stock').fill('5');
    await main(page).getByRole('combobox', { name: 'Category', exact: true }).selectOption(place.category);
    await main(page).getByRole('combobox', { name: 'Sub Category' }).selectOption(place.subCategory);
    await page.evaluate(() => {
      for (const key of ['accesstoken', 'refreshToken']) localStorage.setItem(key, 'dead');
    });
    await context.clearCookies();
    // The session rules ignore the first failure after a load.
    for (let tries = 0; tries < 2 && !page.url().endsWith('/login'); tries += 1) {
      await main(page).getByRole('button', { name: 'Submit' }).click();
      await page.waitForURL('**/login', { timeout: 5_000 }).catch(() => undefined);
    }
    await page.getByText('You’ll return to where you were.').waitFor();
    await expect(page.getByText('Your cart comes with you.')).toHaveCount(0);
    await page.getByLabel('Email', { exact: true }).fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await main(page).getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/dashboard/upload-product');
    await page.getByText(RESTORED).waitFor();
    expect(await main(page).getByLabel('Description').inputValue()).toBe('Slowly cooked.');
    expect(await pictures(page).count()).toBe(4);
    await main(page).getByRole('button', { name: 'Discard' }).click();
    expect(await main(page).getByLabel('Description').inputValue()).toBe('');
  });

  test('an edit asks before it closes, and its draft is offered after a reload', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/product?q=paneer');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Price').fill('77');
    await page.keyboard.press('Escape');
    await page.getByText('Close without saving?').waitFor();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByText('aren’t saved yet').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('dialog').getByText(RESTORED).waitFor();
    expect(await page.getByRole('dialog').getByLabel('Price').inputValue()).toBe('77');
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});

test('Log Out goes home although a form has unsaved input, which is restored after the next login', async () => {
  const { page, context } = await visitAsAdmin(LAPTOP);
  await openHydrated(page, '/dashboard/upload-product');
  await main(page).getByLabel('Name', { exact: true }).fill('Elaichi');
  await page.getByRole('button', { name: 'Log Out' }).first().click();
  await page.getByRole('region', { name: 'Categories' }).waitFor();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await sendLogin(page, ADMIN);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Upload Product' }).click();
  await page.getByText(RESTORED).waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.close();
});

test.describe('an edit of a product', () => {
  const NOTE = 'aren’t saved yet';
  let visit: Visit;
  let admin: ContractClient;
  let product: DataOf<'createProduct'>;

  test.beforeEach(async () => {
    ({ api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password));
    const [like] = (await apiOf(url)('getProducts', { limit: 1 })).data;
    if (like === undefined) throw new Error('The shop is empty');
    const name = `Jaljeera ${Date.now()}`;
    const own = { name, unit: '100 g', stock: 10, price: 100, discount: 0 };
    ({ data: product } = await admin('createProduct', { ...like, ...own }));
    visit = await visitAsAdmin(LAPTOP);
    visit.page.on('dialog', (dialog) => void dialog.accept());
    await openHydrated(visit.page, `/dashboard/product?q=${encodeURIComponent(name)}`);
  });
  test.afterEach(async () => {
    await admin('deleteProduct', { _id: product._id }).catch(() => undefined);
    await visit.context.close();
  });

  const edit = () => visit.page.getByRole('button', { name: `Edit ${product.name}` }).click();
  const save = () => visit.page.getByRole('button', { name: 'Update Product' }).click();
  const now = async () => (await apiOf(url)('getProduct', { productId: product._id })).data;

  /** Opens the form and types the price 77, and then somebody else changes it from 100 to 120. */
  async function editWhileTheyEdit() {
    await edit();
    const dialog = visit.page.getByRole('dialog');
    await dialog.getByLabel('Price').fill('77');
    await admin('editProductField', { _id: product._id, field: 'price', was: 100, value: 120 });
    return dialog;
  }

  /** Leaves a price in the form unsaved, and loads the page again. */
  async function leaveUnsaved(price: string): Promise<void> {
    const { page } = visit;
    await edit();
    await page.getByRole('dialog').getByLabel('Price').fill(price);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByText(NOTE).waitFor();
  }

  test('overwrites that of somebody else, but not what was sold meanwhile', async () => {
    const { page } = visit;
    const dialog = await editWhileTheyEdit();
    await admin('editProductField', { _id: product._id, field: 'stock', was: 10, value: 7 });
    await save();
    await page.getByRole('button', { name: 'Overwrite with mine' }).click();
    await dialog.getByText('Product updated').waitFor();
    expect(await now()).toMatchObject({ price: 77, stock: 7 });
  });

  test('overwrites that of somebody else only once nothing is missing', async () => {
    const { page } = visit;
    const dialog = await editWhileTheyEdit();
    await save();
    const overwrite = page.getByRole('button', { name: 'Overwrite with mine' });
    await overwrite.waitFor();
    await dialog.getByLabel('Number of Stock').fill('');
    await overwrite.click();
    await dialog.getByRole('link', { name: 'Stock is required' }).waitFor();
    expect(await now()).toMatchObject({ price: 120, stock: 10 });
    await dialog.getByLabel('Number of Stock').fill('9');
    await overwrite.click();
    await dialog.getByText('Product updated').waitFor();
    expect(await now()).toMatchObject({ price: 77, stock: 9 });
  });

  test('gives way to that of somebody else, without an error that is no longer true', async () => {
    const { page } = visit;
    const dialog = await editWhileTheyEdit();
    await page.setViewportSize(PHONE);
    await save();
    const notice = dialog.getByRole('group', { name: /^Someone else changed/ });
    await expect(notice).toBeFocused();
    // The toast about the same doesn't cover it.
    const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
    await expect
      .poll(async () => (await page.locator('.toast-error').boundingBox())?.y)
      .toBeGreaterThan(y + height);
    await page.getByRole('button', { name: 'Show their version' }).click();
    await expect(dialog.getByLabel('Price')).toHaveValue('120');
    await expect(dialog.getByText('needs your attention')).toHaveCount(0);
    await expect(dialog).toBeFocused();
  });

  test('shows that its category was deleted until another one is chosen', async () => {
    const { page } = visit;
    const name = `Kites ${Date.now()}`;
    const { data: category } = await admin('addCategory', { name, image: product.image[0] ?? '' });
    await edit();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Category', exact: true }).selectOption(name);
    await admin('deleteCategory', { _id: category._id });
    await save();
    const summary = dialog.getByRole('group', { name: '1 thing needs your attention' });
    await summary.waitFor();
    await dialog.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(summary).toHaveCount(0);
  });

  test('is no longer announced as unsaved once it was saved', async () => {
    const { page } = visit;
    await leaveUnsaved('77');
    await edit();
    await page.getByRole('dialog').getByText(RESTORED).waitFor();
    await save();
    const saved = page.getByRole('dialog').filter({ hasText: 'Product updated' });
    await saved.getByRole('button', { name: 'OK' }).click();
    await saved.waitFor({ state: 'hidden' });
    expect(await page.getByText(NOTE).count()).toBe(0);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByRole('heading', { name: product.name }).waitFor();
    expect(await page.getByText(NOTE).count()).toBe(0);
  });

  test('is no longer announced as unsaved once the product was deleted', async () => {
    const { page } = visit;
    await leaveUnsaved('77');
    await page.getByRole('button', { name: `Delete ${product.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: product.name }).waitFor({ state: 'detached' });
    await page.getByText(NOTE).waitFor({ state: 'detached' });
  });

  test('is no longer announced as unsaved once the product was deleted with all selected ones', async () => {
    const { page } = visit;
    await leaveUnsaved('77');
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    const selected = page.getByRole('region', { name: 'Selected products' });
    await selected.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete 1 product' }).click();
    await page.getByText('1 product deleted').waitFor();
    await page.getByText(NOTE).waitFor({ state: 'detached' });
  });

  test('is continued only if the admin has begun nothing else meanwhile, and hasn’t discarded it', async () => {
    const { page } = visit;
    await leaveUnsaved('77');
    const dialog = page.getByRole('dialog');
    const continueLate = async (meanwhile: () => Promise<void>) => {
      const reading = await holdRoute(page, '**/api/product/to-edit?*');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect.poll(() => reading.seen).toBe(1);
      await meanwhile();
      const read = page.waitForResponse('**/api/product/to-edit?*');
      reading.release();
      await (await read).finished();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    };
    await continueLate(() => page.getByRole('button', { name: `Delete ${product.name}` }).click());
    await expect(dialog).toHaveAccessibleName('Permanent Delete');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await continueLate(() => page.getByRole('button', { name: 'Discard' }).click());
    await expect(dialog).toHaveCount(0);
  });

  test('can’t be continued if somebody else has deleted the product', async () => {
    const { page } = visit;
    await leaveUnsaved('77');
    await admin('deleteProduct', { _id: product._id });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText(NOTE).waitFor({ state: 'detached' });
    await openHydrated(page, '/dashboard/product');
    await page.getByRole('heading', { name: 'Product', exact: true }).waitFor();
    expect(await page.getByText(NOTE).count()).toBe(0);
  });
});

test('a category waits for its picture, whose upload ends with the form', async () => {
  const { context, page } = await visitAsAdmin(LAPTOP);
  await openHydrated(page, '/dashboard/category');
  const held = await holdRoute(page, '**/api/file/upload');
  const sent = bodiesOf(page, '/api/category/add-category');
  const dialog = page.getByRole('dialog', { name: 'Add Category' });
  const begin = async () => {
    await page.getByRole('button', { name: 'Add Category' }).click();
    await dialog.getByLabel('Name').fill('Kites and strings');
    await dialog.getByLabel('Image', { exact: true }).setInputFiles(await pictureOf('#8a9a5b'));
  };
  await begin();
  await dialog.getByRole('button', { name: 'Add Category' }).click();
  const summary = dialog.getByRole('group', { name: '1 thing needs your attention' });
  await summary.getByText('Please wait until the picture has uploaded').waitFor();
  expect(sent).toEqual([]);
  held.release();
  await dialog.getByRole('img', { name: 'Preview' }).waitFor();
  await expect(summary).toHaveCount(0);

  const discard = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await discard();
  await page.unroute('**/api/file/upload');
  await holdRoute(page, '**/api/file/upload');
  await begin();
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/file/upload'));
  await discard();
  await ended;
  await page.getByRole('button', { name: 'Add Category' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  await expect(dialog.getByText(RESTORED)).toHaveCount(0);
  await context.close();
});

test('a category keeps what somebody else has changed, asks before it replaces that, and disappears if they have deleted it', async () => {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const [like, other] = (await apiOf(url)('getCategories')).data;
  const before = `Kites ${Date.now()}`;
  const { data: category } = await admin('addCategory', { name: before, image: like?.image ?? '' });
  const { _id } = category;
  const { context, page } = await visitAsAdmin(LAPTOP);
  page.on('dialog', (question) => void question.accept());
  const dialog = page.getByRole('dialog');
  const edit = page.getByRole('button', { name: `Edit ${before}` });
  await openHydrated(page, '/dashboard/category');
  await edit.click();
  const name = `${before} and strings`;
  await dialog.getByLabel('Name').fill(name);
  await admin('updateCategory', { _id, name: before, image: other?.image ?? '' });
  // Also with a form that was begun before a reload.
  await page.reload();
  await edit.click();
  await dialog.getByText(RESTORED).waitFor();
  await dialog.getByRole('button', { name: 'Update Category' }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  const now = async () => (await apiOf(url)('getCategories')).data.find((each) => each._id === _id);
  expect(await now()).toMatchObject({ name, image: other?.image });
  // Both change the name.
  const rename = async (mine: string, theirs: string) => {
    await page.getByRole('button', { name: /^Edit Kites/ }).click();
    await dialog.getByLabel('Name').fill(mine);
    await admin('updateCategory', { _id, name: theirs, image: other?.image ?? '' });
    await dialog.getByRole('button', { name: 'Update Category' }).click();
    await expect(dialog.getByRole('group', { name: /^Someone else changed this/ })).toBeFocused();
  };
  await rename(`${before} mine`, `${before} theirs`);
  await dialog.getByRole('button', { name: 'Show their version' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue(`${before} theirs`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await rename(name, `${before} theirs again`);
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  expect(await now()).toMatchObject({ name, image: other?.image });
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const meera = await newShopper(url, 'Meera Iyer');
  await admin('changeRole', { _id: (await meera.api('userDetails')).data._id, role: 'ADMIN' });
  await meera.api('deleteCategory', { _id });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.locator('.toast-error').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor({ state: 'detached' });
  await context.close();
});

test('discarded input takes its errors and failed uploads along', async () => {
  const { context, page } = await visitAsAdmin(LAPTOP);
  page.on('dialog', (dialog) => void dialog.accept());
  const dialog = page.getByRole('dialog');
  const discard = dialog.getByRole('button', { name: 'Discard', exact: true });
  const summary = dialog.getByRole('group', { name: '1 thing needs your attention' });
  await openHydrated(page, '/dashboard/category');
  await main(page).getByRole('button', { name: 'Add Category' }).click();
  await dialog.getByLabel('Name').fill('Kites');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await main(page).getByRole('button', { name: 'Add Category' }).click();
  await dialog.getByText(RESTORED).waitFor();
  await dialog.getByRole('button', { name: 'Add Category' }).click();
  await summary.waitFor();
  await discard.click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  await expect(summary).toHaveCount(0);
  await openHydrated(page, '/dashboard/product?q=paneer');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await dialog.getByLabel('Price').fill('77');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText(RESTORED).waitFor();
  await page.route('**/api/file/upload', (route) => route.abort());
  await dialog.getByLabel('Image', { exact: true }).setInputFiles(await pictureOf('#123456', 'lost.png'));
  const failed = dialog.getByRole('button', { name: 'Try lost.png again' });
  await failed.waitFor();
  await discard.click();
  await expect(failed).toHaveCount(0);
  await context.close();
});

test('a picture whose upload failed isn’t offered for the next product', async () => {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const { context, page } = await visitAsAdmin(LAPTOP);
  await openHydrated(page, '/dashboard/upload-product');
  const image = main(page).getByLabel('Image', { exact: true });
  const submit = main(page).getByRole('button', { name: 'Submit' });
  const failed = main(page).getByRole('button', { name: 'Try lost.png again' });
  const name = `Lantern ${Date.now()}`;
  await image.setInputFiles(await pictureOf('#b03060'));
  await expect.poll(() => pictures(page).count(), PATIENT).toBe(1);
  await page.route('**/api/file/upload', (route) => route.abort());
  await image.setInputFiles(await pictureOf('#123456', 'lost.png'));
  await failed.waitFor();
  await fillProduct(page, name);
  await submit.click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(main(page).getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(failed).toHaveCount(0);
  // Nor after the input was discarded.
  await main(page).getByLabel('Name', { exact: true }).fill('Kite');
  await image.setInputFiles(await pictureOf('#123456', 'lost.png'));
  await failed.waitFor();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.getByText(RESTORED).waitFor();
  await image.setInputFiles(await pictureOf('#123456', 'lost.png'));
  await failed.waitFor();
  await main(page).getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(failed).toHaveCount(0);
  await expect(main(page)).toBeFocused();
  const [added] = (await apiOf(url)('getProducts', { search: name })).data;
  if (added) await admin('deleteProduct', { _id: added._id });
  await context.close();
});

test('a product that is corrected after a lost response and a reload is added once', async () => {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const { context, page } = await visitAsAdmin(LAPTOP);
  await openHydrated(page, '/dashboard/upload-product');
  const submit = main(page).getByRole('button', { name: 'Submit' });
  const name = `Kite ${Date.now()}`;
  await main(page)
    .getByLabel('Image', { exact: true })
    .setInputFiles(await pictureOf('#3060b0'));
  await expect.poll(() => pictures(page).count(), PATIENT).toBe(1);
  await fillProduct(page, name);
  await page.route('**/api/product/create', loseResponse, { times: 1 });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/product/create'));
  await submit.click();
  await lost;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.getByText(RESTORED).waitFor();
  await main(page).getByLabel('Price', { exact: true }).fill('45');
  await submit.click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  const { data: added } = await apiOf(url)('getProducts', { search: name });
  expect(added.map(({ price, stock }) => ({ price, stock }))).toEqual([{ price: 45, stock: 3 }]);
  for (const { _id } of added) await admin('deleteProduct', { _id });
  await context.close();
});

test('forms and filters say that the categories could not be loaded, and load them again', async () => {
  const { context, page } = await visitAsAdmin(LAPTOP);
  const select = main(page).getByRole('combobox', { name: 'Category', exact: true });
  const failed = page.getByRole('alert').filter({ hasText: 'We couldn’t load the categories' });
  for (const path of ['/dashboard/upload-product', '/dashboard/product']) {
    await refuseRoute(page, '**/api/category/get', 404, 'Not now');
    await openHydrated(page, path);
    await failed.waitFor();
    expect(await select.locator('option').count()).toBe(1);
    await page.unroute('**/api/category/get');
    await failed.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect.poll(() => select.locator('option').count()).toBeGreaterThan(1);
    await expect(failed).toHaveCount(0);
    await expect(main(page)).toBeFocused();
  }
  await context.close();
});

test('what is changed while a product is being saved is offered as an unsaved edit of it', async () => {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const { context, page } = await visitAsAdmin(LAPTOP);
  await openHydrated(page, '/dashboard/upload-product');
  const name = `Top ${Date.now()}`;
  const dialog = page.getByRole('dialog');
  const price = (part: Locator) => part.getByLabel('Price', { exact: true });
  const note = main(page).getByText(`Your changes to ${name} aren’t saved yet.`);
  await main(page)
    .getByLabel('Image', { exact: true })
    .setInputFiles(await pictureOf('#b07030'));
  await expect.poll(() => pictures(page).count(), PATIENT).toBe(1);
  await fillProduct(page, name);
  const adding = await holdRoute(page, '**/api/product/create');
  await main(page).getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => adding.seen).toBe(1);
  await price(main(page)).fill('45');
  adding.release();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await note.waitFor();
  await expect(main(page).getByLabel('Name', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(price(dialog)).toHaveValue('45');
  await give(page, 'paste', '#70b030');
  await expect.poll(() => pictures(page).count(), PATIENT).toBe(2);
  await expect(main(page).locator('.product-pictures > *')).toHaveCount(0);
  const changing = await holdRoute(page, '**/api/product/update-product-details');
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await expect.poll(() => changing.seen).toBe(1);
  await price(dialog).fill('50');
  changing.release();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await openHydrated(page, `/dashboard/product?q=${name}`);
  await note.waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(price(dialog)).toHaveValue('50');
  const { data: added } = await apiOf(url)('getProducts', { search: name });
  expect(added.map((product) => [product.price, product.image.length])).toEqual([[45, 2]]);
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(note).toHaveCount(0);
  // What was discarded meanwhile is no edit.
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const discarding = await holdRoute(page, '**/api/product/update-product-details');
  await price(dialog).fill('55');
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await expect.poll(() => discarding.seen).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  discarding.release();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await main(page).getByText('₹55').waitFor();
  await expect(note).toHaveCount(0);
  for (const { _id } of added) await admin('deleteProduct', { _id });
  await context.close();
});

test('what is changed while a category is being saved is still there when it is opened again', async () => {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const [like] = (await apiOf(url)('getCategories')).data;
  const name = `Spinning tops ${Date.now()}`;
  const { data: category } = await admin('addCategory', { name, image: like?.image ?? '' });
  const { context, page } = await visitAsAdmin(LAPTOP);
  await openHydrated(page, '/dashboard/category');
  const dialog = page.getByRole('dialog');
  const open = () => page.getByRole('button', { name: /^Edit Spinning/ }).click();
  await open();
  const held = await holdRoute(page, '**/api/category/update');
  await dialog.getByLabel('Name').fill(`${name} A`);
  await dialog.getByRole('button', { name: 'Update Category' }).click();
  await expect.poll(() => held.seen).toBe(1);
  await dialog.getByLabel('Name').fill(`${name} B`);
  held.release();
  await dialog.waitFor({ state: 'detached' });
  await main(page)
    .getByRole('heading', { name: `${name} A` })
    .waitFor();
  await open();
  await dialog.getByText(RESTORED).waitFor();
  await dialog.getByRole('button', { name: 'Update Category' }).click();
  await main(page)
    .getByRole('heading', { name: `${name} B` })
    .waitFor();
  await admin('deleteCategory', { _id: category._id });
  await context.close();
});

test('a category isn’t proposed again by a reload while its list is being refetched', async () => {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const { context, page } = await visitAsAdmin(LAPTOP);
  await openHydrated(page, '/dashboard/category');
  const name = `Lanterns ${Date.now()}`;
  const dialog = page.getByRole('dialog', { name: 'Add Category' });
  await page.getByRole('button', { name: 'Add Category' }).click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Image', { exact: true }).setInputFiles(await pictureOf('#8a9a5b'));
  await dialog.getByRole('img', { name: 'Preview' }).waitFor();
  const held = await holdRoute(page, '**/api/category/get');
  const added = page.waitForResponse('**/api/category/add-category');
  await dialog.getByRole('button', { name: 'Add Category' }).click();
  await added;
  await expect.poll(() => held.seen).toBeGreaterThan(0);
  // Nobody is asked whether to leave: nothing would be lost.
  const mayLeave = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(mayLeave).toBe(true);
  // Held until then: the form closes with the list, by a step back in the history, which would end the reload.
  await page.reload({ waitUntil: 'domcontentloaded' });
  held.release();
  await page.getByRole('button', { name: 'Add Category' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  const { data: all } = await apiOf(url)('getCategories');
  const [category, ...others] = all.filter((one) => one.name === name);
  expect(others).toEqual([]);
  if (category) await admin('deleteCategory', { _id: category._id });
  await context.close();
});

test('the name of a field that was typed for one product isn’t proposed for another', async () => {
  const { context, page } = await visitAsAdmin(LAPTOP);
  await openHydrated(page, '/dashboard/product?q=paneer');
  const form = page.getByRole('dialog', { name: 'Edit Product' });
  const naming = page.getByRole('dialog', { name: 'Add Field' });
  const fieldName = naming.getByLabel('Field name');
  const addField = async (place: number) => {
    await page
      .getByRole('button', { name: /^Edit / })
      .nth(place)
      .click();
    await form.getByRole('button', { name: 'Add Fields' }).click();
  };
  await addField(0);
  await naming.getByRole('button', { name: 'Add', exact: true }).click();
  await naming.getByText('Enter a field name').waitFor();
  await fieldName.fill('Soft for');
  await expect(naming.getByText('Enter a field name')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await fieldName.waitFor({ state: 'detached' });
  await form.getByRole('button', { name: 'Add Fields' }).click();
  await expect(fieldName).toHaveValue('Soft for');
  await page.keyboard.press('Escape');
  await fieldName.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await form.waitFor({ state: 'detached' });
  await addField(1);
  await expect(fieldName).toHaveValue('');
  await context.close();
});
