import type { ContractClient } from '@jhola/contract/client';
import { productPath } from '@jhola/domain';
import { expect, places, test, url } from '../support/journey.ts';
import { ADMIN } from '../support/start-store.ts';
import { HOME, logInByApi, newShopper, type Shopper } from '../support/api.ts';
import { logIn, logOut } from '../support/log-in.ts';
import { holdRoute } from '../support/held-route.ts';
import { openHydrated, PHONE, type Visit } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';
import { productFields } from '../support/product-fields.ts';

let admin: ContractClient;
test.beforeAll(async () => {
  ({ api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password));
});

/** Creates a product for this journey only, so that changes to it don't affect other journeys. */
async function sell(name: string, stock: number) {
  const fields = await productFields(admin, places.productId, { name, unit: '1 pc', stock, price: 40 });
  const { data } = await admin('createProduct', fields);
  return data;
}

async function setStock(_id: string, value: number) {
  const { data } = await admin('getProduct', { productId: _id });
  await admin('editProductField', { _id, field: 'stock', was: data.stock, value });
}

test.describe('changes to the cart before checkout', () => {
  test.describe.configure({ mode: 'serial' });

  let shopper: Shopper;
  let visit: Visit;
  const names = ['Tea', 'Salt', 'Rice', 'Dal'].map((name) => `${name} of ${Date.now()}`);
  const [tea = '', salt = '', rice = '', dal = ''] = names;
  let ids: string[];

  test.beforeAll(async () => {
    shopper = await newShopper(url);
    ids = [];
    for (const name of names) ids.push((await sell(name, 9))._id);
    for (const id of ids) await shopper.api('addToCart', { productId: id, quantity: 4 });
    const [teaId = '', saltId = '', riceId = ''] = ids;
    await setStock(teaId, 0);
    await setStock(saltId, 3);
    await admin('editProductField', { _id: riceId, field: 'price', was: 40, value: 42 });
    visit = await visitAgain(PHONE, shopper.tokens);
    await openHydrated(visit.page, '/checkout');
  });
  test.afterAll(() => visit.context.close());

  const line = (name: string) => visit.page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const pay = () => visit.page.getByRole('button', { name: 'Cash on Delivery' });
  const described = async () => {
    const id = await pay().getAttribute('aria-describedby');
    return id === null ? null : visit.page.locator(`[id="${id}"]`).textContent();
  };

  test('lists each line with its picture, unit, price and quantity, and says what changed', async () => {
    await line(tea).getByText('Out of Stock. Remove it to continue.').waitFor();
    await line(salt).getByText(`Only 3 left of ${salt}. Change the quantity to continue.`).waitFor();
    await line(rice).getByText('Was ₹40 when you added it, now ₹42.').waitFor();
    expect(await line(dal).locator('.note').count()).toBe(0);
    for (const name of names) {
      expect(await line(name).locator('img').count()).toBe(1);
      await line(name).getByText('1 pc').waitFor();
      await line(name)
        .getByText(name === rice ? '₹42' : '₹40', { exact: true })
        .waitFor();
    }
    await line(dal)
      .getByRole('group', { name: `Quantity of ${dal} 1 pc` })
      .getByText('4')
      .waitFor();
  });

  test('says why it can’t be paid yet; pressing the button moves the focus to the line', async () => {
    expect(await pay().isDisabled()).toBe(true);
    expect(await described()).toBe(`${tea} is out of stock. Remove it to continue.`);
    await pay().focus();
    await visit.page.keyboard.press('Enter');
    const remove = line(tea).getByRole('button', { name: `Remove ${tea} 1 pc` });
    await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true);
    const box = await remove.boundingBox();
    const bar = await pay().boundingBox();
    // Not covered by the bar with the buttons or by the header.
    expect(box && box.y > 60 && box.y + box.height < (bar?.y ?? 0)).toBe(true);
  });

  test('is corrected line by line, with the keyboard too, and can then be paid', async () => {
    const { page } = visit;
    await page.keyboard.press('Enter');
    await line(tea).waitFor({ state: 'detached' });
    await expect.poll(described).toBe(`Only 3 of ${salt} can be ordered. Change the quantity to continue.`);
    await page.getByRole('complementary').getByRole('button', { name: 'Change to 3' }).click();
    await expect.poll(() => pay().isDisabled()).toBe(false);
    await line(dal)
      .getByRole('button', { name: `One more ${dal} 1 pc` })
      .click();
    const remove = line(rice).getByRole('button', { name: `Remove all 4 of ${rice} 1 pc` });
    // A region that is inserted together with its text isn't announced.
    const regions = await page.getByRole('status').elementHandles();
    await remove.click();
    await expect
      .poll(() => Promise.all(regions.map((region) => region.textContent())))
      .toContain(`${rice} 1\u00A0pc removed`);
    // By mistake, and once more.
    await page.getByRole('button', { name: `Undo: put back 4 of ${rice} 1 pc` }).click();
    await remove.click();
    await page.getByText(`${rice} 1 pc removed`).first().waitFor();
    // Clicked while the changes are being sent: the order has the quantities that are shown.
    await pay().click();
    await page.getByText('Order Successfully').waitFor();
    const { data: orders } = await shopper.api('getOrders');
    expect(orders[0]?.items.map(({ name, quantity }) => [name, quantity])).toEqual([
      [salt, 3],
      [dal, 5],
    ]);
  });

  test('an error at paying stays visible until it is solved, once, and the next attempt works', async () => {
    const { page } = visit;
    const [, , riceId = '', dalId = ''] = ids;
    await shopper.api('addToCart', { productId: riceId, quantity: 1 });
    await shopper.api('addToCart', { productId: dalId, quantity: 2 });
    await openHydrated(page, '/checkout');
    await line(dal).waitFor();
    await setStock(dalId, 0);
    // The addresses are refetched too, and may arrive after the cart.
    const held = await holdRoute(page, '**/api/address/get');
    await pay().click();
    await line(dal).getByText('Out of Stock. Remove it to continue.').waitFor();
    held.release();
    await expect(pay()).not.toHaveText('Placing your order...');
    const summary = page.getByRole('complementary');
    await summary.getByText(`${dal} is out of stock. Remove it to continue.`).waitFor();
    await expect(summary.getByText(`${dal} is out of stock`)).toHaveCount(1);
    // Waits until the cart was read without the line: if it had the new price, the order would not be rejected.
    const readAgain = page.waitForResponse('**/api/cart/get');
    await page.getByRole('complementary').getByRole('button', { name: 'Remove it' }).click();
    await line(dal).waitFor({ state: 'detached' });
    await readAgain;
    await expect(summary.getByText(`${dal} is out of stock`)).toHaveCount(0);
    await admin('editProductField', { _id: riceId, field: 'price', was: 42, value: 44 });
    await pay().click();
    const message = summary.getByText(`The price of ${rice} is now ₹44, it was ₹42`);
    await message.waitFor();
    // Where it can be acted on, and in no toast.
    expect(await page.getByText(`The price of ${rice} is now`).count()).toBe(1);
    await line(rice).getByText('Was ₹42 when you added it, now ₹44.').waitFor();
    await pay().click();
    await page.getByText('Order Successfully').waitFor();
  });

  test('a line that was removed in another tab is gone at the next attempt, which can then continue', async () => {
    const { page } = visit;
    const [, saltId = '', riceId = ''] = ids;
    await setStock(saltId, 9);
    await shopper.api('addToCart', { productId: riceId, quantity: 1 });
    const { data: kept } = await shopper.api('addToCart', { productId: saltId, quantity: 1 });
    await openHydrated(page, '/checkout');
    await line(salt).waitFor();
    await shopper.api('removeFromCart', { _id: kept._id });
    await pay().click();
    await page.getByRole('complementary').getByText('no longer in your cart').waitFor();
    await line(salt).waitFor({ state: 'detached' });
    await setStock(riceId, 0);
    await pay().click();
    await page.getByRole('complementary').getByRole('button', { name: 'Remove it' }).click();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await page.getByRole('link', { name: 'Shop Now' }).waitFor();
  });

  test('an address that was edited in another tab is shown, and one that was removed isn’t replaced by another', async () => {
    const { page } = visit;
    const [, saltId = ''] = ids;
    await shopper.api('addToCart', { productId: saltId, quantity: 1 });
    await shopper.api('createAddress', { ...HOME, address_line: '7, Lake View' });
    const { data: office } = await shopper.api('createAddress', { ...HOME, address_line: '5, MG Road' });
    await openHydrated(page, '/checkout');
    await page.getByText('5, MG Road').first().click();
    await shopper.api('updateAddress', { ...HOME, _id: office._id, address_line: '6, MG Road' });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await page.getByText('To 6, MG Road').waitFor();
    await shopper.api('disableAddress', { _id: office._id });
    await pay().click();
    await expect.poll(described).toBe('The address you chose was removed. Choose another one.');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByRole('complementary').getByRole('button', { name: 'Choose your address' }).click();
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await pay().click();
    await page.getByText('Order Successfully').waitFor();
  });

  test('causes no console or network errors', () => {
    expect(visit.faults.filter((fault) => !/40[49]/.test(fault))).toEqual([]);
  });
});

test.describe('a visitor', () => {
  test('sees what was removed from the cart in the meantime, and what login could not merge', async () => {
    const shopper = await newShopper(url);
    const { context, page } = await visitAgain(PHONE);
    const [kept, gone, soldOut] = [
      await sell('Visitor Tea', 9),
      await sell('Visitor Jam', 9),
      await sell('Visitor Oil', 9),
    ];
    for (const product of [kept, gone, soldOut]) {
      await openHydrated(page, productPath(product));
      await page
        .getByRole('button', { name: `Add ${product.name} 1 pc` })
        .locator('visible=true')
        .first()
        .click();
      await page.getByText('Item added').first().waitFor();
    }
    await admin('deleteProduct', { _id: gone._id });
    await setStock(soldOut._id, 0);
    await openHydrated(page, '/cart');
    const notes = page.getByRole('region', { name: 'What changed in your cart' });
    await notes.getByText('Visitor Jam is no longer sold, so it isn’t in your cart.').waitFor();
    await page.getByText('Out of Stock. Remove it to continue.').waitFor();
    // Until it is dismissed, also after a reload.
    await openHydrated(page, '/cart');
    await notes.getByText('Visitor Jam').waitFor();
    await notes.getByRole('button', { name: 'Dismiss' }).click();
    await notes.waitFor({ state: 'detached' });
    await logIn(page, shopper);
    await openHydrated(page, '/cart');
    await notes.getByText('Visitor Oil is out of stock, so it isn’t in your cart.').waitFor();
    await page.getByRole('link', { name: 'Visitor Tea', exact: true }).waitFor();
    await context.close();
  });

  test('still sees after the login what was removed; after the logout nobody does', async () => {
    const { context, page } = await visitAgain(PHONE);
    const gone = await sell('Visitor Ghee', 9);
    await openHydrated(page, productPath(gone));
    await page.getByRole('button', { name: 'Add Visitor Ghee 1 pc' }).locator('visible=true').first().click();
    await page.getByText('Item added').first().waitFor();
    await admin('deleteProduct', { _id: gone._id });
    await openHydrated(page, '/cart');
    const note = page.getByRole('main').getByText('Visitor Ghee is no longer sold');
    await note.waitFor();
    await logIn(page, await newShopper(url));
    await openHydrated(page, '/cart');
    await note.waitFor();
    await logOut(page, PHONE);
    await openHydrated(page, '/cart');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    expect(await note.count()).toBe(0);
    await context.close();
  });
});
