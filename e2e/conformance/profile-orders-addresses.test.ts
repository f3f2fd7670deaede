import sharp from 'sharp';
import { expect, places, test, url } from '../support/journey.ts';
import { HOME, newShopper, orderCart, type Shopper } from '../support/api.ts';
import { holdRoute } from '../support/held-route.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { hueOf, paintOf } from '../support/paint-of.ts';
import { LAPTOP, openHydrated, PHONE, type Visit } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';

test('the dashboard has its side menu on large screens', async () => {
  const { tokens } = await newShopper(url);
  const { context, page } = await visitAgain(PHONE, tokens);
  await openHydrated(page, '/dashboard/myorders');
  await page.getByText('No Data', { exact: true }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  expect(await menu.isVisible()).toBe(false);
  await page.setViewportSize(LAPTOP);
  await expect.poll(() => menu.isVisible()).toBe(true);
  await context.close();
});

test.describe('the account', () => {
  test.describe.configure({ mode: 'serial' });

  let shopper: Shopper;
  let visit: Visit;
  test.beforeAll(async () => {
    shopper = await newShopper(url);
    visit = await visitAgain(PHONE, shopper.tokens);
  });
  test.afterAll(() => visit.context.close());

  test('My Orders says No Data if there is no order', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/myorders');
    await page.getByText('No Data', { exact: true }).waitFor();
    await saveScreenshot(page, 'my-orders-empty');
  });

  test('Your Profile shows a placeholder for the avatar, and a dialog behind Edit Photo', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/profile');
    await page.getByRole('heading', { name: 'Your Profile', exact: true }).waitFor();
    await page.locator('.profile-photo .avatar svg').waitFor();
    await saveScreenshot(page, 'profile');
    await page.getByRole('button', { name: 'Edit Photo', exact: true }).click();
    const create = { width: 200, height: 400, channels: 3, background: '#8a9a5b' } as const;
    await page
      .getByRole('dialog', { name: 'Edit Photo', exact: true })
      .getByLabel('Photo')
      .setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: await sharp({ create }).png().toBuffer(),
      });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const photo = page.locator('.profile-photo .avatar img');
    await expect.poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalHeight)).toBe(400);
    // A portrait photo is cropped to the middle of the round frame, whose size it has.
    const box = await photo.boundingBox();
    expect([box?.width, box?.height]).toEqual([88, 88]);
  });

  test('its form requires all three fields, is busy while saving, and then the user record and the cart are fetched again', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/profile');
    const required = async (label: string) =>
      page.getByLabel(label).evaluate((input) => (input as HTMLInputElement).required);
    for (const label of ['Full Name', 'Email Address', 'Mobile Number'])
      expect(await required(label)).toBe(true);
    expect(await page.getByLabel('Email Address').getAttribute('type')).toBe('email');
    await page.getByLabel('Full Name').fill('Asha K. Rao');
    await page.getByLabel('Mobile Number').fill('9845012345');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const held = await holdRoute(page, '**/api/user/update-user');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Saving...' }).waitFor();
    held.release();
    await page.getByRole('button', { name: 'Save Changes' }).waitFor();
    await expect.poll(() => asked).toContain('/api/cart/get');
    await expect.poll(() => asked).toContain('/api/user/user-details');
    const { data: saved } = await shopper.api('userDetails');
    expect(saved).toMatchObject({ name: 'Asha K. Rao', email: shopper.email, mobile: '9845012345' });
    await openHydrated(page, '/dashboard/profile');
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe(saved.name);
    expect(await page.getByLabel('Email Address').inputValue()).toBe(saved.email);
    expect(await page.getByLabel('Mobile Number').inputValue()).toBe(saved.mobile);
  });

  test('an address is validated at every change, and can be saved once it is complete', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/address');
    await page.getByRole('heading', { name: 'Address', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add Address', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Address', exact: true });
    const save = dialog.getByRole('button', { name: 'Save' });
    for (const [label, wrong, message] of [
      ['Address', '', 'Address is required'],
      ['City', '', 'City is required'],
      ['State', '', 'State is required'],
      ['Country', '', 'Country is required'],
      ['Pincode', '', 'Pincode is required'],
      ['Pincode', '56003', 'Please enter a valid 6-digit pincode'],
      ['Mobile', '', 'Mobile number is required'],
      ['Mobile', '98450', 'Please enter a valid 10-digit mobile number'],
    ] as const) {
      await dialog.getByLabel(label, { exact: true }).fill('x');
      await dialog.getByLabel(label, { exact: true }).fill(wrong);
      await dialog.getByText(message, { exact: true }).waitFor();
      expect(await save.isDisabled()).toBe(true);
    }
    await saveScreenshot(page, 'address-faults');
    for (const [label, text] of [
      ['Address', '7, Lake View'],
      ['City', 'Pune'],
      ['State', 'Maharashtra'],
      ['Country', 'India'],
      ['Pincode', '411001'],
      ['Mobile', '9845012345'],
    ] as const) {
      await dialog.getByLabel(label, { exact: true }).fill(text);
    }
    const held = await holdRoute(page, '**/api/address/create');
    await save.click();
    expect(await dialog.getByRole('button', { name: 'Saving...' }).isDisabled()).toBe(true);
    const again = page.waitForRequest('**/api/address/get');
    held.release();
    await again;
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('main').getByText('7, Lake View').waitFor();
    await saveScreenshot(page, 'addresses');
  });

  test('an address is edited in a separate dialog, with a pincode of any length', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'Edit 7, Lake View' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Address', exact: true });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Edit 7, Lake View' }).click();
    await dialog.getByLabel('Pincode').fill('41x');
    await dialog.getByText('Please enter a valid pincode').waitFor();
    await dialog.getByLabel('Pincode').fill('4110');
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/address/update'),
      dialog.getByRole('button', { name: 'Update Address', exact: true }).click(),
    ]);
    expect(Object.keys(sent.postDataJSON()).sort()).toEqual(['_id', ...Object.keys(HOME), 'userId'].sort());
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('main').getByText('India 4110').waitFor();
  });

  test('a removed address is hidden, with the toast Address Remove; the dashed tile adds another', async () => {
    const { page } = visit;
    await Promise.all([
      page.waitForRequest('**/api/address/get'),
      page.getByRole('button', { name: 'Remove 7, Lake View' }).click(),
    ]);
    await page.getByText('Address Remove', { exact: true }).waitFor();
    await page.getByText('7, Lake View').waitFor({ state: 'detached' });
    expect(await page.getByText(HOME.address_line).count()).toBe(1);
    const tile = page.getByRole('main').getByRole('button', { name: 'Add address', exact: true });
    expect(await tile.evaluate((button) => getComputedStyle(button).borderStyle)).toBe('dashed');
    await tile.click();
    await page.getByRole('dialog', { name: 'Add New Address', exact: true }).waitFor();
  });

  test('an address that was removed by mistake can be restored', async () => {
    const { page } = visit;
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo: put back 7, Lake View' }).click();
    await page.getByText('7, Lake View').waitFor();
    await page.getByText('Address removed').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });
});

test('addresses and orders are fetched again after the user record has changed', async () => {
  const { tokens } = await newShopper(url);
  const { context, page } = await visitAgain(LAPTOP, tokens);
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  const openPage = async (entry: string, heading: string) => {
    await menu.getByRole('link', { name: entry }).click();
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  };
  await openHydrated(page, '/dashboard/address');
  await page.getByText(HOME.address_line).waitFor();
  await openPage('My Orders', 'My Orders');
  await page.getByText('No Data', { exact: true }).waitFor();
  await openPage('Profile', 'Your Profile');
  await page.getByLabel('Full Name').fill('Asha K. Rao');
  await page.getByLabel('Mobile Number').fill('9845012345');
  await Promise.all([
    page.waitForRequest('**/api/address/get'),
    page.waitForRequest('**/api/order/order-list*'),
    page.getByRole('button', { name: 'Save Changes' }).click(),
  ]);
  await context.close();
});

test('each order shows number, date and time, first picture, name, and its coloured status with an icon', async () => {
  const shopper = await newShopper(url);
  await shopper.api('addToCart', { productId: places.productId });
  const [line] = (await shopper.api('getCart')).data;
  if (line === undefined) throw new Error('The cart is empty');
  await orderCart(shopper);
  const { context, page } = await visitAgain(LAPTOP, shopper.tokens);
  const states = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'];
  await page.route('**/api/order/order-list*', async (route) => {
    const response = await (await route.fetch()).json();
    const [order] = response.data;
    const data = states.map((status, place) => ({
      ...order,
      _id: `${place}`,
      status,
      orderDate: '2026-11-21T03:35:00.000Z',
    }));
    await route.fulfill({ json: { ...response, data } });
  });
  await openHydrated(page, '/dashboard/myorders');
  const rows = page.getByRole('main').locator('.order');
  // Placeholders have no number.
  await rows
    .first()
    .getByText(/JH-\d+/)
    .first()
    .waitFor();
  await saveScreenshot(page, 'my-orders');
  const first = (await rows.first().textContent()) ?? '';
  expect(first).toMatch(/JH-\d+/);
  expect(first).toContain('Nov 21, 2026');
  expect(first).toMatch(/09:05\sAM/);
  expect(first).toContain(line.productId.name);
  // Two sizes of one picture have the same folder.
  const folderOf = (address: string) => new URL(address, url).pathname.replace(/[^/]+$/, '');
  // A picture that is still being drawn is requested again.
  const pictures = rows.first().locator('img');
  await expect
    .poll(async () =>
      (await pictures.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src))).map(
        folderOf,
      ),
    )
    .toEqual([folderOf(line.productId.image[0] ?? '')]);
  expect(await rows.first().locator('time').getAttribute('datetime')).toBe('2026-11-21T03:35:00.000Z');
  const pills = rows.locator('.chip');
  expect(await pills.allTextContents()).toEqual([
    'Pending',
    'Processing',
    'Shipped',
    'Delivered',
    'Cancelled',
  ]);
  const icons = await pills.evaluateAll((all) => all.map((pill) => pill.querySelectorAll('svg').length));
  expect(icons).toEqual([1, 1, 1, 1, 0]);
  const ranges = { yellow: [35, 65], blue: [195, 245], purple: [250, 310], green: [80, 170] } as const;
  for (const [place, [low, high]] of Object.values(ranges).entries()) {
    const hue = hueOf(await paintOf(pills.nth(place), 'backgroundColor'));
    expect(hue, states[place]).toBeGreaterThanOrEqual(low);
    expect(hue, states[place]).toBeLessThanOrEqual(high);
  }
  await context.close();
});
