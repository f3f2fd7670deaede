import type { ContractClient } from '@jhola/contract/client';
import { LIMITS } from '@jhola/domain';
import { expect, test, url } from '../support/journey.ts';
import { ADMIN } from '../support/start-store.ts';
import { apiOf, logInByApi, newShopper, orderCart, type Shopper } from '../support/api.ts';
import { axeViolationsInBothThemes, addAxe } from '../support/accessibility.ts';
import { holdRoute, refuseRoute } from '../support/held-route.ts';
import { saveScreenshot } from '../support/save-screenshot.ts';
import { LAPTOP, openHydrated, type Visit } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';
import { MOVES } from '../support/take-orders.ts';
import { visitAsAdmin } from '../support/visit-as-admin.ts';

let admin: ContractClient;
let shopper: Shopper;
/** The product that is bought and delivered, and whose price is changed. */
let product: { _id: string; name: string; unit: string; price: number };

/**
 * As many as a line may have: tests of other files order up to 44 of one product in the same shop, and only eight best
 * sellers are shown.
 */
const MANY = LIMITS.quantityPerLine;

/** Orders that many of the product. Returns the order's id and number. */
async function order(quantity: number) {
  await shopper.api('addToCart', { productId: product._id, quantity });
  return (await orderCart(shopper)).data;
}

test.beforeAll(async () => {
  const { data: tokens } = await apiOf(url)('login', ADMIN);
  admin = apiOf(url, tokens.accesstoken);
  const { data: products } = await admin('getProducts', { search: 'tea', limit: 100 });
  const found = products.find(({ stock, price }) => stock > 2 * MANY && Number.isInteger(price));
  if (found === undefined) throw new Error('No tea to be had');
  product = found;
  shopper = await newShopper(url);
  const delivered = await order(MANY);
  for (const [from, to] of MOVES) await admin('moveOrder', { _id: delivered._id, from, to });
  await order(1);
});

test.describe('the shop’s figures', () => {
  test.describe.configure({ mode: 'serial' });

  let visit: Visit;
  test.beforeAll(async () => {
    visit = await visitAsAdmin(LAPTOP);
    await addAxe(visit.context);
  });
  test.afterAll(() => visit.context.close());

  test('begin with sales, waiting orders, delivery times and best sellers', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard');
    await page.waitForURL('**/dashboard/shop');
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    const { data: day } = await admin('shopDay');
    const figures = page.getByRole('main');
    // Other journeys may have paid by card in this shop.
    const [cash, card] = [day.today.cash, day.today.card].map((rupees) => rupees.toLocaleString('en-IN'));
    await figures.getByText(`₹${cash} cash, ₹${card} card`).waitFor();
    const delivery = page.getByRole('region', { name: 'Delivery times' });
    await delivery.getByRole('row', { name: /^Today \d+ \d+:\d\d \d+:\d\d 100%$/ }).waitFor();
    const waiting = page.getByRole('region', { name: 'Waiting orders' });
    await waiting.getByText('Pending').first().waitFor();
    const sells = page.getByRole('region', { name: 'Best sellers' });
    await sells.getByText(product.name).first().waitFor();
    await sells.getByRole('button', { name: 'By sales' }).click();
    await sells.getByRole('button', { name: '7 days' }).click();
    await sells.getByText(product.name).first().waitFor();
  });

  test('show each chart also as a table', async () => {
    const { page } = visit;
    for (const [name, drawn] of [
      ['Orders by hour', '.bars > span'],
      ['Waiting orders', '.bars > span'],
      // A delivery within a second has no visible bar; the promise has its line.
      ['Delivery times', '.bars > hr'],
    ] as const) {
      const panel = page.getByRole('region', { name });
      await panel.locator(drawn).first().waitFor({ state: 'attached' });
      await panel.getByText('As a table').click();
      await panel.getByRole('figure').getByRole('row').nth(1).waitFor();
    }
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
  });

  test('update without a reload', async () => {
    const { page } = visit;
    await page.emulateMedia({ colorScheme: 'light' });
    await page.clock.install();
    await openHydrated(page, '/dashboard/shop');
    const { data: before } = await admin('shopDay');
    const orders = page.getByRole('main').locator('dl > div').first();
    await orders.getByText(String(before.today.orders), { exact: true }).waitFor();
    await order(1);
    await page.clock.runFor(31_000);
    await orders.getByText(String(before.today.orders + 1), { exact: true }).waitFor();
    await page.clock.resume();
  });

  test('show searches without results, once shoppers have paused', async () => {
    const visitor = await visitAgain(LAPTOP);
    const term = 'wqfrtblang';
    await openHydrated(visitor.page, '/search');
    const told = visitor.page.waitForResponse((response) => response.url().endsWith('/api/search/note'));
    await visitor.page.getByRole('search').getByRole('combobox').pressSequentially(term, { delay: 40 });
    await visitor.page.getByText(`No results for “${term}”`).waitFor();
    await saveScreenshot(visitor.page, 'search-none');
    expect((await told).ok()).toBe(true);
    await visitor.context.close();
    await expect.poll(async () => (await admin('shopDay')).data.missed).toContainEqual({ term, count: 1 });
    // The prefixes typed before it aren't recorded as searches.
    const { data: day } = await admin('shopDay');
    expect(day.missed.filter(({ term: one }) => term.startsWith(one) && one !== term)).toEqual([]);
    await openHydrated(visit.page, '/dashboard/shop');
    await visit.page.getByRole('region', { name: 'Searches with no results' }).getByText(term).waitFor();
  });

  test('give a word that found nothing a meaning, which shoppers then find', async () => {
    const { page } = visit;
    const term = 'wqfrtblang';
    await page.getByRole('main').getByRole('link', { name: 'All searches' }).click();
    await page.getByRole('button', { name: `Add a meaning: ${term}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Add words' });
    // A meaning that the server refuses is marked, not the words.
    const means = dialog.getByLabel('What they find');
    await means.fill('x'.repeat(41));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => means.getAttribute('aria-invalid')).toBe('true');
    expect(await dialog.getByLabel('What people type').getAttribute('aria-invalid')).not.toBe('true');
    // Announced by the toast alone, and not once more by the field.
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await means.fill('paneer');
    await expect(means).not.toHaveAttribute('aria-invalid');
    await dialog.getByLabel('What people type').fill(`${term}, doodh`);
    // What was typed isn't lost by Escape, nor by a reload.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    page.once('dialog', (question) => void question.accept());
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: `Add a meaning: ${term}` }).click();
    await dialog.getByText('This is what you entered on').waitFor();
    expect(await dialog.getByLabel('What they find').inputValue()).toBe('paneer');
    expect(await dialog.getByLabel('What people type').inputValue()).toBe(`${term}, doodh`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('“doodh” already means “milk”').waitFor();
    await dialog.getByLabel('What people type').fill(term);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const own = page.getByRole('region', { name: 'Your words' });
    await own.getByText(`${term} → paneer`).waitFor();
    await page.getByRole('button', { name: `Add a meaning: ${term}` }).waitFor({ state: 'detached' });
    await saveScreenshot(page, 'searches');
    const { data: found } = await apiOf(url)('searchProducts', { search: term });
    expect(found[0]?.name).toMatch(/paneer/i);
    // Removing words also removes what was typed into their form.
    await own.getByRole('button', { name: `Edit ${term}` }).click();
    await page.getByRole('dialog').getByLabel('What they find').fill('ghee');
    page.once('dialog', (question) => void question.accept());
    await page.reload({ waitUntil: 'domcontentloaded' });
    const drafts = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('search words')));
    expect(await drafts()).toHaveLength(1);
    // The second press of a double click would remove the next words.
    await own.getByRole('button', { name: `Remove ${term}` }).click();
    const question = page.getByRole('dialog', { name: 'Remove these words?' });
    await question.getByText(`${term} → paneer`).waitFor();
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await own.getByText('None yet.').waitFor();
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(drafts).toEqual([]);
  });

  test('no longer list words that a colleague has removed, once the shop has said so', async () => {
    const { page } = visit;
    const { data: words } = await admin('addSearchWords', { words: ['wqfra', 'wqfrb'], means: [] });
    await openHydrated(page, '/dashboard/searches');
    const own = page.getByRole('region', { name: 'Your words' });
    await own.getByRole('button', { name: 'Remove wqfra, wqfrb' }).click();
    await admin('deleteSearchWords', { _id: words._id });
    await refuseRoute(page, '**/api/search/delete-words', 404, 'These words are already removed');
    const question = page.getByRole('dialog', { name: 'Remove these words?' });
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('These words are already removed').first().waitFor();
    await page.keyboard.press('Escape');
    await own.getByText('None yet.').waitFor();
  });
});

test.describe('the audit log', () => {
  test.describe.configure({ mode: 'serial' });

  let visit: Visit;
  let person: Shopper;
  test.beforeAll(async () => {
    visit = await visitAsAdmin(LAPTOP);
    await addAxe(visit.context);
    person = await newShopper(url);
  });
  test.afterAll(() => visit.context.close());

  test('has sentences, with values before and after', async () => {
    const { page } = visit;
    const { data: now } = await admin('getProduct', { productId: product._id });
    const { createdAt: _made, updatedAt, ...form } = now;
    const { data: priced } = await admin('updateProduct', { ...form, updatedAt, price: now.price + 2 });
    const unit = { unit: '2 packs', price: now.price + 3 };
    await admin('updateProduct', { ...form, ...unit, updatedAt: priced.updatedAt });
    await openHydrated(page, '/dashboard/changes');
    const changes = page.getByRole('listitem').filter({ hasText: product.name });
    await changes.getByText(new RegExp(`changed the price of .* from ₹.* to ₹`)).first().waitFor();
    const both = changes
      .filter({ hasText: 'the price and the unit' })
      .or(changes.filter({ hasText: 'the unit and the price' }))
      .first();
    await both.getByText('Before and after').click();
    await both.getByRole('row', { name: /^price ₹.* ₹/ }).waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
  });

  test('can be filtered, with a URL that can be linked', async () => {
    const { page } = visit;
    await page.getByLabel('Kind').selectOption('Orders');
    await page.waitForURL(/kind=order/);
    await page.getByText('changed the price').first().waitFor({ state: 'detached' });
    await page
      .getByText(/moved order JH-\d+ from shipped to delivered/)
      .first()
      .waitFor();
    const held = await holdRoute(page, '**/api/people/changes?*');
    await page.getByLabel('Person').selectOption('Shopkeeper');
    // The list of people stays while the next changes load; without it the field would show 'Everybody'.
    await expect.poll(() => held.seen).toBe(1);
    const chosen = page.getByLabel('Person').locator('option:checked');
    await expect(chosen).toHaveText('Shopkeeper');
    held.release();
    // Month, day and the year, whose digits are four days of four years. Only the last one is searched for.
    const entries = await page.evaluate('history.length');
    await page.getByLabel('Day', { exact: true }).pressSequentially('02292020', { delay: 50 });
    await page.waitForURL(/day=2020-02-29/);
    expect(await page.evaluate('history.length')).toBe(Number(entries) + 1);
    await page.getByText('No changes found').waitFor();
    await page.reload();
    await page.getByText('No changes found').waitFor();
    expect(await page.getByLabel('Day', { exact: true }).inputValue()).toBe('2020-02-29');
    await page.goBack();
    await page
      .getByText(/moved order/)
      .first()
      .waitFor();
  });

  test('is shown on an order, too', async () => {
    const { page } = visit;
    const { data: orders } = await admin('getDeskOrders', { status: 'delivered' });
    await openHydrated(page, `/dashboard/orders/${orders[0]?._id ?? ''}`);
    await page.getByText('Change history').click();
    await page
      .getByText(/moved order JH-\d+ from pending to processing/)
      .first()
      .waitFor();
  });

  test('promotes a user to admin and back, with immediate effect where they are signed in', async () => {
    const { page } = visit;
    await openHydrated(page, '/dashboard/users');
    await page.getByLabel('Search users').fill(person.email);
    await page.getByText('1 account', { exact: true }).waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    expect(await person.api('listUsers', {}).catch(({ status }: { status: number }) => status)).toBe(403);
    await page.getByRole('button', { name: 'Make admin: Asha Rao' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make admin' }).click();
    await page.getByText('Asha Rao is an admin now').waitFor();
    expect((await person.api('listUsers', {})).success).toBe(true);
    const theirs = await visitAgain(LAPTOP, person.tokens);
    await openHydrated(theirs.page, '/dashboard/orders');
    await theirs.page.getByText(/^Live/).waitFor();
    await page.getByRole('button', { name: 'Remove admin: Asha Rao' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove admin' }).click();
    await page.getByText('Asha Rao is no longer an admin').waitFor();
    await theirs.page.getByRole('heading', { name: 'Do not have permission' }).waitFor();
    await theirs.context.close();
    expect(await person.api('listUsers', {}).catch(({ status }: { status: number }) => status)).toBe(403);
    expect(visit.faults).toEqual([]);
  });

  test('keeps the search and the role of Users across a reload, Back and a link', async () => {
    const { page } = visit;
    const search = page.getByLabel('Search users');
    const shoppers = page.getByRole('button', { name: 'Shoppers' });
    await openHydrated(page, `/dashboard/users?q=${encodeURIComponent(person.email)}`);
    await page.getByText('1 account', { exact: true }).waitFor();
    await shoppers.click();
    await search.fill('Asha');
    await page.waitForURL(/q=Asha/);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(shoppers).toHaveAttribute('aria-pressed', 'true');
    await expect(search).toHaveValue('Asha');
    await page.getByRole('link', { name: 'Changes' }).first().click();
    await page.getByRole('heading', { name: 'Changes' }).waitFor();
    await page.goBack();
    await expect(search).toHaveValue('Asha');
    await expect(shoppers).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Everybody' }).click();
  });

  test('leads from the number of somebody’s orders on Users to these orders, not to those of a namesake', async () => {
    const { page } = visit;
    const namesake = await newShopper(url);
    await namesake.api('addToCart', { productId: product._id });
    const { data: own } = await orderCart(namesake);
    await openHydrated(page, `/dashboard/users?q=${encodeURIComponent(namesake.email)}`);
    await page.getByRole('link', { name: '1 order of Asha Rao' }).click();
    await page.getByRole('row').filter({ hasText: own.orderId }).waitFor();
    expect(await page.locator('table.desk > tbody > tr').count()).toBe(1);
    await page.goBack();
    await expect(page.getByLabel('Search users')).toHaveValue(namesake.email);
  });

  test('refuses to demote the last admin', async () => {
    const { page } = visit;
    // Tests of other files, which made admins of their shoppers, may have run in the same shop before.
    const { data: admins } = await admin('listUsers', { role: 'ADMIN', limit: 100 });
    for (const { _id, email } of admins) {
      if (email !== ADMIN.email) await admin('changeRole', { _id, role: 'USER' });
    }
    await page.getByLabel('Search users').fill(ADMIN.email);
    await page.getByRole('button', { name: 'Remove admin: Shopkeeper' }).click();
    await page.getByRole('dialog').getByText('This is you').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove admin' }).click();
    await page.getByText('The shop needs at least one admin').waitFor();
  });

  test('is not for shoppers', async () => {
    const { tokens } = await logInByApi(url, person.email, person.password);
    const { context, page } = await visitAgain(LAPTOP, tokens);
    for (const screen of ['shop', 'changes', 'users']) {
      await openHydrated(page, `/dashboard/${screen}`);
      await page.getByText('Do not have permission').waitFor();
    }
    await openHydrated(page, '/dashboard');
    await page.waitForURL('**/dashboard/profile');
    await context.close();
  });

  test('has its own header on the profile too, before it is known who has opened it', async () => {
    const { context, page } = await visitAsAdmin(LAPTOP);
    const cart = page.getByRole('button', { name: 'My Cart' });
    await openHydrated(page, '/dashboard/profile');
    await expect(cart).toBeHidden();
    await page.route('**/api/user/user-details', () => undefined);
    await openHydrated(page, '/dashboard/profile');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Jhola, home' })).toBeVisible();
    await expect(cart).toBeHidden();
    await context.close();
  });
});
