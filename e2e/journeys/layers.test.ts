import type { Page } from '@playwright/test';
import { gate } from '../../tools/testing/gate.ts';
import { expect, places, test, url } from '../support/journey.ts';
import { newShopper, type Shopper } from '../support/api.ts';
import { holdRoute } from '../support/held-route.ts';
import { LAPTOP, openHydrated, PHONE, SIZES, untilHydrated, type Visit } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';
import { visitAsAdmin } from '../support/visit-as-admin.ts';

let shopper: Shopper;
test.beforeAll(async () => {
  shopper = await newShopper(url);
  await shopper.api('addToCart', { productId: places.productId });
});

let visit: Visit;
test.afterEach(async () => {
  if (visit.faults.length > 0) throw new Error(visit.faults.join('\n'));
  await visit.context.close();
});

/** Waits until the current history entry is that of a page (0) or of its nth layer. */
const atLayer = (page: Page, layers: number) =>
  expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(layers);
const pathOf = (page: Page) => new URL(page.url()).pathname;
const lengthOf = (page: Page) => page.evaluate(() => history.length);

/** Ways to close the topmost layer other than a button in it. */
const WAYS = {
  Back: (page: Page) => page.goBack(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a tap outside': (page: Page) => page.mouse.click(4, 4),
};

for (const size of SIZES) {
  test.describe(`an open layer on ${size.name}`, () => {
    test('of addresses closes by Back, Escape and a tap outside, and keeps the typed input', async () => {
      visit = await visitAgain(size, shopper.tokens);
      const { page } = visit;
      const dialog = page.getByRole('dialog', { name: 'Add New Address' });
      const line = dialog.getByLabel('Address', { exact: true });
      await openHydrated(page, '/');
      await page.evaluate(() => scrollTo(0, 300));
      await openHydrated(page, '/dashboard/address');
      const length = await lengthOf(page);
      for (const [way, close] of Object.entries(WAYS)) {
        await page.getByRole('button', { name: 'Add address', exact: true }).click();
        await dialog.waitFor();
        await atLayer(page, 1);
        if (way !== 'Back') {
          await dialog.getByText('It isn’t saved yet.').waitFor();
          expect(await line.inputValue()).toBe('7, Lake View');
        }
        await line.fill('7, Lake View');
        await close(page);
        await dialog.waitFor({ state: 'detached' });
        await atLayer(page, 0);
        expect([pathOf(page), await lengthOf(page)]).toEqual(['/dashboard/address', length + 1]);
      }
      // Forward stays on the page too, and the next Back works.
      await page.goForward();
      await atLayer(page, 0);
      await page.goBack();
      await page.waitForURL(`${url}/`);
    });

    test('is closed by a reload: the draft stays, and Back leaves the page', async () => {
      visit = await visitAgain(size, shopper.tokens);
      const { page } = visit;
      const dialog = page.getByRole('dialog', { name: 'Edit Address' });
      await openHydrated(page, '/');
      await openHydrated(page, '/dashboard/address');
      await page.getByRole('button', { name: /^Edit / }).click();
      await dialog.getByLabel('City').fill('Mysuru');
      await atLayer(page, 1);
      await reopenHydrated(page);
      await atLayer(page, 0);
      await page.getByRole('button', { name: /^Edit / }).click();
      expect(await dialog.getByLabel('City').inputValue()).toBe('Mysuru');
      await dialog.getByRole('button', { name: 'Discard' }).click();
      expect(await dialog.getByLabel('City').inputValue()).toBe('Bengaluru');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
      await atLayer(page, 0);
      await page.goBack();
      await page.waitForURL(`${url}/`);
    });
  });
}

/** Reloads, and waits until the page is hydrated. */
async function reopenHydrated(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await untilHydrated(page);
}

test.describe('the layers of the header', () => {
  test('the cart drawer closes by Back, Escape and a tap outside, and leaves no history entry after a navigation', async () => {
    visit = await visitAgain(LAPTOP, shopper.tokens);
    const { page } = visit;
    const drawer = page.getByRole('dialog', { name: 'Cart' });
    await openHydrated(page, '/');
    await openHydrated(page, places.listing);
    const length = await lengthOf(page);
    for (const close of Object.values(WAYS)) {
      await page.getByRole('button', { name: /^1 item/ }).click();
      await drawer.getByRole('link', { name: /Checkout/ }).waitFor();
      await atLayer(page, 1);
      await close(page);
      await drawer.waitFor({ state: 'detached' });
      await atLayer(page, 0);
      expect(pathOf(page)).toBe(places.listing);
    }
    await page.getByRole('button', { name: /^1 item/ }).click();
    await drawer.getByRole('link', { name: /Checkout/ }).click();
    await page.waitForURL('**/checkout');
    await drawer.waitFor({ state: 'detached' });
    expect([await page.evaluate(() => history.state?.layers ?? 0), await lengthOf(page)]).toEqual([
      0,
      length + 1,
    ]);
    await page.goBack();
    await page.waitForURL(`**${places.listing}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await drawer.count()).toBe(0);
    await page.goBack();
    await page.waitForURL(`${url}/`);
  });

  test('the account dropdown closes by Back, Escape and a tap outside', async () => {
    visit = await visitAgain(LAPTOP, shopper.tokens);
    const { page } = visit;
    await openHydrated(page, places.listing);
    const panel = page.getByRole('navigation', { name: 'Account' });
    for (const close of Object.values(WAYS)) {
      await page.getByRole('button', { name: 'Account' }).click();
      await panel.getByRole('link', { name: 'My Orders' }).waitFor();
      await atLayer(page, 1);
      await close(page);
      await panel.waitFor({ state: 'hidden' });
      await atLayer(page, 0);
      expect(pathOf(page)).toBe(places.listing);
    }
    await page.getByRole('button', { name: 'Account' }).click();
    await panel.getByRole('link', { name: 'My Orders' }).click();
    await page.getByRole('heading', { name: 'My Orders', level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL(`**${places.listing}`);
  });
});

for (const size of SIZES) {
  test(`a product’s large picture on ${size.name} is loaded when it is opened, zooms, and closes by Back, Escape and the cross`, async () => {
    visit = await visitAgain(size);
    const { page } = visit;
    await openHydrated(page, '/');
    await openHydrated(page, places.product);
    const length = await lengthOf(page);
    const enlarge = page.getByRole('button', { name: 'Enlarge picture' });
    const name = (await page.locator('.stage img').getAttribute('alt')) ?? '';
    const view = page.getByRole('dialog', { name });
    const picture = view.locator('.yarl__slide_current').getByRole('img', { name });
    const isLargest = () =>
      picture.evaluate((image: HTMLImageElement) => image.currentSrc.endsWith('/1080.webp'));
    const ways = {
      ...WAYS,
      // A tap outside the picture closes it where there is an outside; on a phone the cross does.
      'a tap outside': () => view.getByRole('button', { name: 'Close' }).click(),
    };
    const largest = await holdRoute(page, '**/1080.webp');
    for (const close of Object.values(ways)) {
      await enlarge.focus();
      await page.keyboard.press('Enter');
      // Until it has loaded, the picture that the page shows is enlarged.
      await expect(picture).toBeVisible();
      if (close === ways.Back) expect(await isLargest()).toBe(false);
      largest.release();
      await expect.poll(isLargest).toBe(true);
      await atLayer(page, 1);
      await close(page);
      await view.waitFor({ state: 'detached' });
      await atLayer(page, 0);
      await expect(enlarge).toBeFocused();
      expect([pathOf(page), await lengthOf(page)]).toEqual([places.product, length + 1]);
    }
    // A tap anywhere on the picture opens it too; double taps and buttons zoom it.
    await page.locator('.stage').click({ position: { x: 30, y: 60 } });
    const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
    // While the largest picture replaces the page's, neither has a size.
    await expect.poll(isLargest).toBe(true);
    let width = 0;
    await expect
      .poll(async () => {
        width = await widthOf();
        return width;
      })
      .toBeGreaterThan(0);
    await view.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(widthOf).toBeGreaterThan(width * 1.5);
    await view.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(widthOf).toBeCloseTo(width, 0);
    await picture.dblclick();
    await expect.poll(widthOf).toBeGreaterThan(width * 1.5);
    const { x = 0 } = (await picture.boundingBox()) ?? {};
    await page.mouse.move(size.width / 2, 300);
    await page.mouse.down();
    await page.mouse.move(size.width / 2 + 60, 300, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await picture.boundingBox())?.x).toBeGreaterThan(x);
    await page.keyboard.press('Escape');
    await view.waitFor({ state: 'detached' });
  });
}

test('a product’s large picture that can’t be loaded is shown in the page’s size, and says so', async () => {
  visit = await visitAgain(PHONE);
  const { page } = visit;
  await openHydrated(page, places.product);
  const refused = gate();
  await page.route('**/1080.webp', (route) => refused.promise.then(() => route.fulfill({ status: 503 })));
  await page.getByRole('button', { name: 'Enlarge picture' }).click();
  const view = page.getByRole('dialog');
  // A region that is inserted together with its text isn't announced.
  await expect(view.getByRole('status').first()).toBeAttached();
  refused.resolve();
  await view.getByText('We couldn’t load the larger picture').waitFor();
  await expect(view.locator('.yarl__slide_current img').first()).toBeVisible();
  await view.getByRole('button', { name: 'Close' }).click();
  await view.waitFor({ state: 'detached' });
  visit.faults.length = 0;
});

for (const size of SIZES) {
  test.describe(`a layer above another one, in the shopkeeper’s area on ${size.name}`, () => {
    test('closes first; a form that was changed asks, and Back closes the question', async () => {
      visit = await visitAsAdmin(size);
      const { page } = visit;
      const form = page.getByRole('dialog', { name: 'Edit Product' });
      const picture = page.getByRole('dialog', { name: 'Picture 1' });
      const question = page.getByRole('dialog', { name: 'Close without saving?' });
      await openHydrated(page, '/dashboard/product?q=paneer');
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await form.getByLabel('Price').waitFor();
      for (const close of Object.values(WAYS)) {
        await form.getByRole('button', { name: 'Enlarge picture 1' }).click();
        await picture.waitFor();
        await atLayer(page, 2);
        await close(page);
        await picture.waitFor({ state: 'detached' });
        await atLayer(page, 1);
      }
      await form.getByLabel('Price').fill('77');
      for (const [way, close] of Object.entries(WAYS)) {
        await close(page);
        await question.waitFor();
        // A question that was opened by Back adds no history entry.
        await atLayer(page, way === 'Back' ? 1 : 2);
        expect(await form.getByLabel('Price').inputValue()).toBe('77');
        await close(page);
        await question.waitFor({ state: 'detached' });
        await atLayer(page, 1);
        expect(await form.getByLabel('Price').inputValue()).toBe('77');
      }
      await page.goBack();
      await question.getByRole('button', { name: 'Discard changes' }).click();
      await form.waitFor({ state: 'detached' });
      await atLayer(page, 0);
      expect(pathOf(page)).toBe('/dashboard/product');
    });
  });
}
