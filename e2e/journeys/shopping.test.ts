import { browser, expect, test, url } from '../support/journey.ts';
import { apiOf } from '../support/api.ts';
import { openHydrated, SIZES, type Visit, visitAt } from '../support/page-at.ts';

for (const size of SIZES) {
  test.describe(`shopping on ${size.name}`, () => {
    test.describe.configure({ mode: 'serial' });

    const email = `journey-${size.width}-${Date.now()}@jhola.example`;
    const password = 'mango lassi 42';
    let visit: Visit;
    let bought: { _id: string; stock: number };

    test.beforeAll(async () => {
      visit = await visitAt(browser, size, url);
    });
    test.afterAll(() => visit.context.close());

    test('a visitor adds from the home page, and a reload keeps the cart', async () => {
      const { page } = visit;
      await openHydrated(page, '/');
      const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Add / }) });
      const link = card.first().getByRole('link').first();
      const id = (await link.getAttribute('href'))?.split('-').at(-1) ?? '';
      bought = (await apiOf(url)('getProduct', { productId: id })).data;
      await card.first().getByRole('button', { name: /^Add / }).click();
      await page.getByText('Item added').first().waitFor();
      await page
        .getByRole('button', { name: /more|plus|increase|one more/i })
        .first()
        .click();
      await page.getByText('2 items').filter({ visible: true }).first().waitFor();
      const stepper = page.getByRole('group', { name: /^Quantity of / }).first();
      const parts = await stepper
        .locator(':scope > *')
        .evaluateAll((all) => all.map((part) => part.getAttribute('aria-label') ?? part.textContent));
      expect(parts).toEqual([expect.stringMatching(/^One less /), '2', expect.stringMatching(/^One more /)]);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.getByText('2 items').filter({ visible: true }).first().waitFor();
    });

    test('is asked to log in at checkout', async () => {
      const { page } = visit;
      if (size.isPhone) await page.getByRole('link', { name: /View Cart/ }).click();
      else await page.getByRole('button', { name: /2 items/ }).click();
      await page.getByText('Grand total').waitFor();
      await page
        .getByRole('button', { name: /Checkout/ })
        .or(page.getByRole('link', { name: /Checkout/ }))
        .first()
        .click();
      await page.getByText('Please Login').first().waitFor();
    });

    // On a laptop keyboard.test.ts continues.
    if (!size.isPhone) return;

    test('registers', async () => {
      const { page } = visit;
      await openHydrated(page, '/register');
      await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm Password', { exact: true }).fill('another');
      const submit = page.getByRole('main').getByRole('button', { name: 'Register' });
      await submit.click();
      await page.getByText('Password and confirm password must match').first().waitFor();
      await page.getByLabel('Confirm Password', { exact: true }).fill(password);
      await submit.click();
      await page.waitForURL('**/login');
    });

    test('logs in, and the cart is merged', async () => {
      const { page } = visit;
      const submit = page.getByRole('main').getByRole('button', { name: 'Login' });
      expect(await submit.isDisabled()).toBe(true);
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await submit.click();
      await page.getByText('Login successful!').waitFor();
      await page.waitForURL((at) => at.pathname !== '/login');
      await openHydrated(page, '/checkout');
      await page.getByRole('definition').filter({ hasText: '2 item' }).waitFor();
    });

    test('adds an address, which is validated while typing, and corrects it', async () => {
      const { page } = visit;
      await page.getByRole('button', { name: 'Add address' }).first().click();
      const dialog = page.getByRole('dialog');
      const save = dialog.getByRole('button', { name: 'Save' });
      await dialog.getByLabel('Pincode').fill('5600');
      await dialog.getByText('Please enter a valid 6-digit pincode').waitFor();
      expect(await save.isDisabled()).toBe(true);
      await dialog.getByRole('textbox', { name: 'Address' }).fill('12, 3rd Cross, Indiranagar');
      await dialog.getByLabel('City').fill('Bengaluru');
      await dialog.getByLabel('State').fill('Karnataka');
      await dialog.getByLabel('Country').fill('India');
      // As printed on letters.
      await dialog.getByLabel('Pincode').fill('560 038');
      await expect(dialog.getByLabel('Pincode')).toHaveValue('560038');
      await dialog.getByLabel('Mobile').fill('9845012345');
      await save.click();
      await dialog.waitFor({ state: 'detached' });
      await expect(page.getByRole('radio', { name: '12, 3rd Cross, Indiranagar' })).toBeChecked();
      // The bar of a phone names the address, which may be screens above the end of a large cart.
      await expect(page.locator('.pay-to')).toBeVisible({ visible: size.isPhone });
      await expect(page.locator('.pay-to')).toHaveText('To 12, 3rd Cross, Indiranagar');
      await page.getByRole('button', { name: 'Edit 12, 3rd Cross, Indiranagar' }).click();
      await dialog.getByLabel('Address', { exact: true }).fill('12, 4th Cross, Indiranagar');
      await dialog.getByRole('button', { name: 'Update Address' }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect(page.getByRole('radio', { name: '12, 4th Cross, Indiranagar' })).toBeChecked();
    });

    test('pays in cash', async () => {
      const { page } = visit;
      await page.getByRole('button', { name: 'Cash on Delivery' }).click();
      await page.waitForURL('**/success');
      await page.getByText('Order Successfully').waitFor();
      const { data: after } = await apiOf(url)('getProduct', { productId: bought._id });
      expect(after.stock).toBe(bought.stock - 2);
    });

    test('finds the order in My Orders, and an empty cart', async () => {
      const { page } = visit;
      await openHydrated(page, '/dashboard/myorders');
      await page.getByText('Pending').waitFor();
      expect(await page.getByText(/JH-\d+/).count()).toBeGreaterThan(0);
      await openHydrated(page, '/cart');
      await page.getByRole('link', { name: 'Shop Now' }).first().waitFor();
    });

    test('causes no console or network errors', () => {
      expect(visit.faults).toEqual([]);
    });
  });
}
