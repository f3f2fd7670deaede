import { makeId } from '@jhola/domain';
import type { Page } from '@playwright/test';
import { gate } from '../../tools/testing/gate.ts';
import { browser, expect, test, url } from '../support/journey.ts';
import { ADMIN } from '../support/start-store.ts';
import { apiOf, logInByApi, newShopper, orderCart, type Shopper } from '../support/api.ts';
import { axeViolationsInBothThemes, addAxe } from '../support/accessibility.ts';
import { showHeldPayments } from '../support/held-payments.ts';
import { holdRoute } from '../support/held-route.ts';
import { LAPTOP, openHydrated, type Visit, visitAt, PHONE } from '../support/page-at.ts';
import { visitAsAdmin } from '../support/visit-as-admin.ts';

/** The longest pause between two looks of an open page for changes of its orders. */
const POLL_MS = 5_000;
/** After that time without a response a list is outdated. */
const OUTDATED_MS = 13_000;

/** Longer than a navigation takes. */
const NAVIGATION_MS = 500;

/** More than all tests of this file take: each order has two pieces, and few of them are put back. */
const PLENTY = 60;

/** A product with plenty of stock. */
async function productInStock(): Promise<{ _id: string; stock: number }> {
  const { data } = await apiOf(url)('getProducts', { limit: 50 });
  const found = data.find(({ stock }) => stock >= PLENTY);
  if (found === undefined) throw new Error('Nothing is in stock');
  return found;
}

const stockOf = async (productId: string) => (await apiOf(url)('getProduct', { productId })).data.stock;

/** What a till roll of 58 mm shows between its margins of 3 mm, in pixels. */
const TILL_ROLL_PX = 196;

/** The titles on the printed page, which has no controls, is black on white and fits on a till roll. */
async function onPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.locator('button:visible, a:visible').count()).toBe(0);
  const title = page.locator('h1:visible');
  expect(await title.evaluateAll((all) => all.map((each) => getComputedStyle(each).color))).toEqual([
    'rgb(0, 0, 0)',
  ]);
  const titles = await title.allTextContents();
  const screen = page.viewportSize();
  await page.setViewportSize({ width: TILL_ROLL_PX, height: 700 });
  // Browsers print a page that is wider than the paper in smaller letters.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(TILL_ROLL_PX);
  if (screen) await page.setViewportSize(screen);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  return titles;
}

/** The number of lines of each order number on the pick list, in text as narrow as possible. */
async function linesOfOrderNumbers(page: Page): Promise<number[]> {
  return page.locator('.order-number').evaluateAll((numbers) => {
    for (const { parentElement } of numbers) parentElement?.style.setProperty('width', '1px');
    const lines = numbers.map((number) => number.getClientRects().length);
    for (const { parentElement } of numbers) parentElement?.style.removeProperty('width');
    return lines;
  });
}

/** The printed font sizes of the first product on the pick list: of its name, its unit and its orders. */
async function printedSizes(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const texts = page.locator('.pick-line').first().locator('> span > span');
  const sizes = await texts.evaluateAll((all) => all.map((each) => getComputedStyle(each).fontSize));
  await page.emulateMedia({ media: 'screen' });
  return sizes;
}

/** Moves an order on until it has been shipped; returns the admin's client. */
async function moveToShipped(_id: string) {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  await admin('moveOrder', { _id, from: 'pending', to: 'processing' });
  await admin('moveOrder', { _id, from: 'processing', to: 'shipped' });
  return admin;
}

async function orderTwo(shopper: Shopper, productId: string) {
  await shopper.api('addToCart', { productId, quantity: 2 });
  return (await orderCart(shopper)).data;
}

test.describe('the order desk', () => {
  let desk: Visit;
  let customer: Visit;
  let shopper: Shopper;
  let productId: string;

  test.beforeAll(async () => {
    shopper = await newShopper(url);
    productId = (await productInStock())._id;
    desk = await visitAsAdmin(LAPTOP);
    customer = await visitAt(browser, PHONE, url, shopper.tokens);
    for (const { context } of [desk, customer]) {
      await addAxe(context);
      await context.clock.install();
    }
  });
  test.afterAll(async () => {
    await desk.context.close();
    await customer.context.close();
  });

  test('an order goes from the cart to the door, and both open pages follow without a reload', async () => {
    const { page } = desk;
    await openHydrated(page, '/dashboard/orders');
    await page.getByText(/^Live/).waitFor();
    await openHydrated(customer.page, '/dashboard/myorders');
    await customer.page.getByText('No Data').waitFor();
    await page.evaluate(() => Object.assign(window, { stayed: true }));

    const { orderId } = await orderTwo(shopper, productId);
    await page.clock.fastForward(POLL_MS);
    const row = page.getByRole('row').filter({ hasText: orderId });
    await row.getByText('Pending').waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: `New order ${orderId}` })
      .waitFor({ state: 'attached' });
    await row.getByText('2 items').waitFor();

    await openHydrated(customer.page, '/dashboard/myorders');
    const entry = customer.page.getByRole('listitem').filter({ hasText: orderId });
    await entry.getByText('Pending').waitFor();
    for (const [step, status] of [
      ['Start packing', 'Processing'],
      ['Hand to rider', 'Shipped'],
      ['Mark delivered', 'Delivered'],
    ] as const) {
      await page.getByRole('button', { name: `${step} ${orderId}` }).click();
      await row.getByText(status).waitFor();
      await customer.page.clock.fastForward(POLL_MS);
      await entry.getByText(status).waitFor();
    }
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

    await entry.getByRole('link').click();
    await customer.page.getByRole('heading', { name: `Order ${orderId}` }).waitFor();
    await customer.page.getByText('Cash, paid').waitFor();
    await customer.page.getByText('The bag is at the door').waitFor();
    expect(await customer.page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);

    // Among orders of other days, its date is shown.
    await openHydrated(page, '/dashboard/orders?state=delivered');
    await row.getByText(/^\w{3} \d+, \d{4}$/).waitFor();
  });

  test('a new order plays a sound, shows a notification and is counted in the title, on every dashboard page', async () => {
    // Of several open pages only one rings.
    await desk.page.goto('about:blank');
    const page = await desk.context.newPage();
    await page.addInitScript(() => {
      const noticed = { rings: 0, notes: [] as string[] };
      Object.assign(window, { noticed });
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function ring(...given) {
        noticed.rings += 1;
        start.apply(this, given);
      };
      // Headless browsers refuse notifications regardless of permissions, so a fake records them.
      class ShownNotification extends EventTarget {
        static get permission() {
          return localStorage.getItem('test:notifications') ?? 'default';
        }
        static async requestPermission() {
          localStorage.setItem('test:notifications', 'granted');
          return 'granted';
        }
        constructor(title: string, options?: NotificationOptions) {
          super();
          noticed.notes.push(`${title}: ${options?.body}`);
        }
        close() {}
      }
      Object.assign(window, { Notification: ShownNotification });
    });
    const noticed = () =>
      page.evaluate(() => (window as unknown as { noticed: { rings: number; notes: string[] } }).noticed);
    await openHydrated(page, '/dashboard/orders');
    await page.getByRole('button', { name: 'Sound' }).click();
    await page.getByRole('button', { name: 'Notifications' }).click();
    await page.getByRole('button', { name: 'Notifications', pressed: true }).waitFor();
    expect((await noticed()).rings).toBeGreaterThan(0);
    // Where notifications are blocked, other pages say that the sound needs a tap; the desk has a line for it.
    const quiet = await desk.context.newPage();
    await quiet.addInitScript(() =>
      Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' }),
    );
    await openHydrated(quiet, '/dashboard/changes');
    await quiet.getByText('Tap anywhere to hear new orders').waitFor();
    await quiet.close();
    // The switches are remembered; a tap on another page is enough to enable sound.
    const looked = page.waitForResponse(/desk\/new-orders/);
    await openHydrated(page, '/dashboard/changes');
    await looked;
    await page.getByRole('heading', { name: 'Changes' }).click();
    const { orderId } = await orderTwo(shopper, productId);
    await expect.poll(() => page.title(), { timeout: 15_000 }).toMatch(/^\(1\) Changes/);
    const { rings, notes } = await noticed();
    expect(rings).toBeGreaterThan(0);
    expect(notes).toEqual([expect.stringMatching(`^New order ${orderId}: `)]);
    await openHydrated(page, '/dashboard/orders');
    await page.getByRole('button', { name: 'Sound', pressed: true }).waitFor();
    expect(await page.title()).toMatch(/^Orders/);
    await page.close();
  });

  test('while requests get lost, as after a sleep, the list says since when it is outdated, and catches up', async () => {
    const { context, page } = await visitAsAdmin(LAPTOP);
    await context.clock.install();
    await openHydrated(page, '/dashboard/orders');
    await page.getByText(/^Live/).waitFor();
    // From now on only as much time passes as is said here.
    await page.clock.pauseAt(Date.now() + 1_000);
    const lost = await holdRoute(page, '**/api/desk/orders?*');
    await page.clock.runFor(POLL_MS);
    await expect.poll(() => lost.seen).toBe(1);
    await page.clock.runFor(OUTDATED_MS);
    await page.getByText(/^Not updated since/).waitFor();
    // It doesn't wait for the lost request, but sends another one.
    await expect.poll(() => lost.seen).toBe(2);
    const { orderId } = await orderTwo(shopper, productId);
    lost.release();
    await page.clock.resume();
    await page.getByRole('row').filter({ hasText: orderId }).waitFor();
    await page.getByText(/^Live/).waitFor();
    await context.close();
  });

  test('a pick list leaves out a cancelled order as soon as somebody looks at it again', async () => {
    const { context, page } = await visitAsAdmin(PHONE);
    await context.clock.install();
    const orders = [await orderTwo(shopper, productId), await orderTwo(shopper, productId)];
    const ids = orders.map(({ _id }) => _id);
    await openHydrated(page, `/dashboard/orders/pick-list?orders=${ids.join(',')}`);
    await page.getByText(/^4 pieces/).waitFor();
    // Until somebody looks, no time passes in which it is read again.
    await page.clock.pauseAt(Date.now() + POLL_MS);
    await shopper.api('cancelMyOrder', { _id: orders[0]?._id ?? '' });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const notice = page.getByText(`${orders[0]?.orderId} was cancelled.`);
    await expect
      .poll(async () => {
        // The page renders in timers.
        await page.clock.runFor(20);
        return notice.isVisible();
      })
      .toBe(true);
    await context.close();
  });

  test('a pick list of an order that doesn’t exist leads back to the order desk', async () => {
    const { context, page } = await visitAsAdmin(PHONE);
    for (const orders of ['nothing', makeId<'Order'>(new Date())]) {
      await openHydrated(page, `/dashboard/orders/pick-list?orders=${orders}`);
      await page.getByText('We couldn’t find these orders').waitFor();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    }
    await page.getByRole('main').getByRole('link', { name: 'Orders' }).last().click();
    await page.getByText(/^Live/).waitFor();
    await context.close();
  });

  for (const screen of ['list', 'page']) {
    test(`a double click, or a key that is held down, takes one step of an order on its ${screen}`, async () => {
      const { context, page } = await visitAsAdmin(LAPTOP);
      await context.clock.install();
      const { _id, orderId } = await orderTwo(shopper, productId);
      const moves: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/desk/move')) moves.push(request.postDataJSON().to);
      });
      await openHydrated(
        page,
        screen === 'list' ? `/dashboard/orders?q=${orderId}` : `/dashboard/orders/${_id}`,
      );
      const button = (name: string) =>
        page.getByRole('button', { name: screen === 'list' ? `${name} ${orderId}` : name });
      await button('Start packing').hover();
      // The next step is offered before the second press, whose place and time are those of a double click.
      await page.clock.pauseAt(Date.now() + POLL_MS);
      const untilOffered = (name: string) =>
        expect
          .poll(async () => {
            // The page renders in timers.
            await page.clock.runFor(20);
            return button(name).isVisible();
          })
          .toBe(true);
      await page.mouse.down();
      await page.mouse.up();
      await untilOffered('Hand to rider');
      await page.mouse.down();
      await page.mouse.up();
      await page.clock.runFor(1_000);
      expect(moves).toEqual(['processing']);
      await button('Hand to rider').focus();
      await page.keyboard.down('Enter');
      await untilOffered('Mark delivered');
      await page.clock.runFor(1_000);
      await button('Mark delivered').focus();
      // The key is still down: the browser repeats it.
      await page.keyboard.down('Enter');
      await page.clock.runFor(1_000);
      expect(moves).toEqual(['processing', 'shipped']);
      await page.keyboard.up('Enter');
      await context.close();
    });
  }

  test('cancelling asks for a reason, which the shopper reads, and brings the stock back', async () => {
    const { page } = desk;
    const before = await stockOf(productId);
    const { _id, orderId } = await orderTwo(shopper, productId);
    expect(await stockOf(productId)).toBe(before - 2);
    await openHydrated(customer.page, `/dashboard/myorders/${_id}`);
    await openHydrated(page, `/dashboard/orders/${_id}`);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await dialog.getByText('Reason is required').waitFor();
    // On a phone it may have been scrolled out of sight.
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await dialog.getByRole('button', { name: 'Keep order' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await dialog.getByLabel('Reason').waitFor();
    await expect(dialog.getByText('Reason is required')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Something you ordered has run out' }).click();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    // First, because it is shown for two seconds.
    await page.getByText(`Order ${orderId} is cancelled`).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Start packing' }).count()).toBe(0);
    await customer.page.clock.fastForward(POLL_MS);
    await customer.page.getByText('Something you ordered has run out').waitFor();
    expect(await stockOf(productId)).toBe(before);
  });

  test('the dialog that cancels stays when a colleague moves the order on, and the server says why it can’t', async () => {
    const { context, page } = await visitAsAdmin(LAPTOP);
    await page.clock.install();
    const { _id } = await orderTwo(shopper, productId);
    await openHydrated(page, `/dashboard/orders/${_id}`);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: /^Cancel/ });
    await dialog.getByLabel('Reason').fill('The rider is ill');
    const waitForStatus = async (status: string) => {
      await page.clock.fastForward(POLL_MS);
      await page
        .getByRole('status', { includeHidden: true })
        .getByText(status, { exact: true })
        .waitFor({ state: 'attached' });
    };
    const admin = await moveToShipped(_id);
    await waitForStatus('Shipped');
    await expect(dialog.getByLabel('Reason')).toHaveValue('The rider is ill');
    // A predefined reason replaces what was written, which then is one of the reasons.
    const ranOut = 'Something you ordered has run out';
    await dialog.getByRole('button', { name: ranOut }).click();
    await expect(dialog.getByLabel('Reason')).toHaveValue(ranOut);
    await dialog.getByRole('button', { name: 'The rider is ill' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveValue('The rider is ill');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByText('An order that is shipped can’t become cancelled').waitFor();
    await admin('moveOrder', { _id, from: 'shipped', to: 'delivered' });
    await waitForStatus('Delivered');
    await dialog.getByRole('button', { name: 'Keep order' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Mark undelivered' }).count()).toBe(0);
    await context.close();
  });

  test('an opened change history shows each step at once, and a colleague’s with the rest of the page', async () => {
    const { page } = desk;
    const { _id, orderId } = await orderTwo(shopper, productId);
    await openHydrated(page, `/dashboard/orders/${_id}`);
    await page.getByText('Change history').click();
    await page.getByText('No changes yet.').waitFor();
    await page.getByRole('button', { name: 'Start packing' }).click();
    await page.getByText(`Shopkeeper moved order ${orderId} from pending to processing`).waitFor();
    await page.getByRole('button', { name: 'Hand to rider' }).click();
    await page.getByText(`Shopkeeper moved order ${orderId} from processing to shipped`).waitFor();
    const other = await orderTwo(shopper, productId);
    await openHydrated(page, `/dashboard/orders/${other._id}`);
    await page.getByText('Change history').click();
    await page.getByText('No changes yet.').waitFor();
    await moveToShipped(other._id);
    await page.clock.fastForward(POLL_MS);
    await page.getByText(`Shopkeeper moved order ${other.orderId} from processing to shipped`).waitFor();
  });

  test('an order that could not be delivered is undelivered, with a reason, and unsellable lines are written off', async () => {
    const { page } = desk;
    const { _id, orderId } = await orderTwo(shopper, productId);
    const before = await stockOf(productId);
    await moveToShipped(_id);
    await openHydrated(customer.page, `/dashboard/myorders/${_id}`);
    await openHydrated(page, `/dashboard/orders/${_id}`);
    await page.getByRole('button', { name: 'Mark undelivered' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Mark undelivered' }).click();
    await dialog.getByText('Reason is required').waitFor();
    await dialog.getByRole('button', { name: 'Nobody was at the door' }).click();
    await dialog.getByRole('checkbox', { name: /^2 × / }).check();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Mark undelivered' }).click();
    await page.getByText(`Order ${orderId} is marked undelivered`).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Written off', { exact: true }).waitFor();
    await page.getByText('Cash, not paid').first().waitFor();
    // A name without spaces doesn't widen the page.
    await page.locator('.undelivered-items dd').evaluate((line) => {
      line.textContent = 'W'.repeat(120);
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(LAPTOP.width);
    expect(await stockOf(productId)).toBe(before);
    await customer.page.clock.fastForward(POLL_MS);
    await customer.page.getByText('Nobody was at the door').waitFor();
    expect(await onPaper(page)).toEqual(['Jhola']);
    // The printed bill has the terms of the screen's.
    const sums = await page.locator('.bill-sums td:first-child, .bill-sums th:first-child').allTextContents();
    expect(sums.slice(-3)).toEqual(['Items total', 'Delivery Charge', 'Grand total']);
    // A status without its own icon.
    await openHydrated(customer.page, '/dashboard/myorders');
    const entry = customer.page.getByRole('listitem').filter({ hasText: orderId });
    await entry.getByText('Undelivered').waitFor();
    expect(await entry.locator('.chip svg').count()).toBe(0);
    // In the dark theme it differs from the panel as much as those of the other statuses.
    await customer.page.emulateMedia({ colorScheme: 'dark' });
    await expect(entry.locator('.chip')).toHaveCSS('background-color', 'rgb(41, 45, 72)');
  });

  test('an order that is on its way starts with its address, and one that is packed with its items', async () => {
    const { context, page } = await visitAsAdmin(PHONE);
    const { _id, orderId } = await orderTwo(shopper, productId);
    await openHydrated(page, `/dashboard/orders?q=${orderId}`);
    // A tap anywhere on its card opens the order, not only on its number. The link covers the card.
    await page.getByRole('row').filter({ hasText: orderId }).getByText('2 items').click({ force: true });
    await page.getByRole('heading', { name: `Order ${orderId}` }).waitFor();
    await page.getByRole('button', { name: 'Start packing' }).waitFor();
    const topOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0;
    expect(await topOf('Items')).toBeLessThan(await topOf('Delivery address'));
    await moveToShipped(_id);
    await openHydrated(page, `/dashboard/orders/${_id}`);
    await page.getByRole('button', { name: 'Mark delivered' }).waitFor();
    expect(await topOf('Delivery address')).toBeLessThan(await topOf('Items'));
    const next = await page.getByRole('region', { name: 'Progress' }).boundingBox();
    expect(await topOf('Delivery address')).toBeLessThan((next?.y ?? 0) + (next?.height ?? 0) + 40);
    await context.close();
  });

  test('shoppers can cancel a pending order, after a confirmation', async () => {
    const { page } = customer;
    const before = await stockOf(productId);
    const { _id } = await orderTwo(shopper, productId);
    await openHydrated(page, `/dashboard/myorders/${_id}`);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep order' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await stockOf(productId)).toBe(before - 2);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('article').getByText('Cancelled').first().waitFor();
    expect(await stockOf(productId)).toBe(before);
  });

  test('a shopper’s dialog stays when the order moves on, and the server says why it can’t be cancelled', async () => {
    const { page } = customer;
    const { _id, orderId } = await orderTwo(shopper, productId);
    await openHydrated(page, `/dashboard/myorders/${_id}`);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await moveToShipped(_id);
    await page.clock.fastForward(POLL_MS);
    await expect(page.locator('.order-head').getByText('Shipped')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByText(`Order ${orderId} is already shipped and can’t be cancelled any more`).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expect(page.getByRole('main')).toBeFocused();
    // The console has the refused request.
    expect(customer.faults.splice(0)).toEqual([expect.stringContaining('409')]);
  });

  test('several orders are found, selected, listed for picking and moved at once', async () => {
    const { page } = desk;
    const ravi = await newShopper(url);
    const numbers = [];
    for (let turn = 0; turn < 2; turn += 1) numbers.push((await orderTwo(ravi, productId)).orderId);
    const [one = '', two = ''] = numbers;
    await openHydrated(page, '/dashboard/orders?state=pending');
    await page.getByRole('row').filter({ hasText: two }).waitFor();
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(one);
    await page.getByRole('row').filter({ hasText: two }).waitFor({ state: 'detached' });
    await expect(page.getByRole('status').getByText('1 order', { exact: true })).toBeAttached();
    expect(new URL(page.url()).searchParams.get('q')).toBe(one);
    await page.getByRole('searchbox', { name: 'Search orders' }).fill('');
    for (const number of numbers) await page.getByLabel(`Select ${number}`).check();
    const bar = page.getByRole('region', { name: 'Selected orders' });
    await bar.getByText('2 selected').waitFor();

    // New orders arrive in the meantime, and aren't inserted, so that the list doesn't move.
    const { orderId: third } = await orderTwo(ravi, productId);
    const { orderId: fourth } = await orderTwo(ravi, productId);
    await page.clock.fastForward(POLL_MS);
    await page.getByRole('button', { name: '2 new orders' }).click();
    for (const number of [third, fourth]) await page.getByRole('row').filter({ hasText: number }).waitFor();

    await bar.getByRole('link', { name: 'Pick list' }).click();
    await page.getByText(`4 pieces for ${numbers.toSorted().join(', ')}`).waitFor();
    await page.getByText('4 ×').waitFor();
    expect(await linesOfOrderNumbers(page)).toEqual([1, 1, 1, 1]);
    expect(await onPaper(page)).toEqual(['Pick list']);
    const [size, ...others] = await printedSizes(page);
    expect(others).toEqual([size, size]);
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    // What is in the bag stays ticked.
    await page.getByRole('main').getByRole('checkbox').check();
    await page.getByText('1 of 1 picked').waitFor();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main').getByRole('checkbox')).toBeChecked();
    // Also in another tab, with the orders in another sequence: a phone closes tabs.
    const tab = await desk.context.newPage();
    const listed = new URL(page.url()).searchParams.get('orders') ?? '';
    await openHydrated(tab, `/dashboard/orders/pick-list?orders=${listed.split(',').toReversed().join(',')}`);
    await expect(tab.getByRole('main').getByRole('checkbox')).toBeChecked();
    await tab.close();
    await desk.context.setOffline(true);
    await page.getByText('You are offline. Your ticks are kept').waitFor();
    await desk.context.setOffline(false);
    // They stay selected on the way to the pick list and back.
    await page.goBack();
    await bar.getByText('2 selected').waitFor();
    await page.getByRole('row').filter({ hasText: one }).getByRole('link').first().click();
    await page.getByRole('heading', { name: `Order ${one}` }).waitFor();
    // An order and its pick list lead back to the list that they were opened from.
    await page.getByRole('link', { name: 'Pick list' }).click();
    await page.getByRole('heading', { name: 'Pick list' }).waitFor();
    await page.getByRole('link', { name: 'Orders', exact: true }).last().click();
    await bar.getByText('2 selected').waitFor();
    expect(new URL(page.url()).searchParams.get('state')).toBe('pending');
    // They stay selected if the shop can't be reached.
    await page.route('**/api/desk/move-many', (route) => route.abort(), { times: 2 });
    let failed = 0;
    page.on('requestfailed', (request) => {
      if (request.url().endsWith('/move-many')) failed += 1;
    });
    await bar.getByRole('button', { name: /^Start packing/ }).click();
    // The request is repeated once, after a pause.
    await expect
      .poll(async () => {
        await page.clock.fastForward(500);
        return failed;
      })
      .toBe(2);
    await bar.getByText('2 selected').waitFor();
    await bar.getByRole('button', { name: /^Start packing/ }).click();
    await page.getByText('2 orders moved').waitFor();
    await expect(page.getByRole('main')).toBeFocused();
    // A click on the next order works while the previous one is still being moved.
    const held = await holdRoute(page, '**/api/desk/move');
    for (const number of [third, fourth]) {
      await page.getByRole('button', { name: `Start packing ${number}` }).click();
    }
    await expect.poll(() => held.seen).toBe(2);
    held.release();
    for (const number of [third, fourth]) {
      await page.getByRole('button', { name: `Start packing ${number}` }).waitFor({ state: 'detached' });
    }
    for (const number of numbers) {
      await page.getByRole('button', { name: `Start packing ${number}` }).waitFor({ state: 'detached' });
    }
  });

  test('the list can be used with the keyboard only', async () => {
    // Uses a separate browser: without windows, a page doesn't get the keyboard back after another page was opened.
    const { context, page } = await visitAsAdmin(LAPTOP);
    const ravi = await newShopper(url);
    const { orderId } = await orderTwo(ravi, productId);
    // The chart of the last deliveries comes with a table, whose rows aren't orders.
    const { _id: delivered } = await orderTwo(ravi, productId);
    await (await moveToShipped(delivered))('moveOrder', { _id: delivered, from: 'shipped', to: 'delivered' });
    await openHydrated(page, `/dashboard/orders?state=all&q=${orderId}`);
    await page.getByRole('table', { name: 'The last deliveries' }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: `Start packing ${orderId}` }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Hand to rider ${orderId}` }).waitFor();
    await page.keyboard.press('x');
    await page.getByRole('status').getByText('1 selected').waitFor();
    await page.keyboard.press('b');
    const bar = page.getByRole('region', { name: 'Selected orders' });
    await expect(bar.getByRole('button', { name: 'Hand to rider 1' })).toBeFocused();
    const shortcuts = page.getByRole('button', { name: 'Shortcuts' });
    const hint = page.getByText('Enter next step');
    await hint.waitFor();
    await shortcuts.click();
    await page.keyboard.press('j');
    await expect(shortcuts).toBeFocused();
    await hint.waitFor({ state: 'detached' });
    await shortcuts.click();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('o');
    await page.getByRole('heading', { name: `Order ${orderId}` }).waitFor();
    await context.close();
  });

  test('with the keyboard, the place in the list stays after the last step of an order', async () => {
    const { context, page } = await visitAsAdmin(LAPTOP);
    await page.clock.install();
    const lakshmi = await newShopper(url, 'Lakshmi Iyer');
    const delivered = await orderTwo(lakshmi, productId);
    await moveToShipped(delivered._id);
    const next = await orderTwo(lakshmi, productId);
    await openHydrated(page, `/dashboard/orders?state=open&q=Lakshmi`);
    await page.getByRole('button', { name: `Mark delivered ${delivered.orderId}` }).focus();
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: delivered.orderId });
    await row.getByText('Delivered', { exact: true }).waitFor();
    await expect(row.getByRole('link')).toBeFocused();
    // The order leaves the list of open ones as soon as nobody is about to press something.
    await page.clock.fastForward(2 * POLL_MS);
    await row.waitFor({ state: 'detached' });
    await page.keyboard.press('j');
    await expect(page.getByRole('button', { name: `Start packing ${next.orderId}` })).toBeFocused();
    await context.close();
  });

  test('a page beyond the last one leads to the last', async () => {
    const { page } = desk;
    const { orderId } = await orderTwo(shopper, productId);
    await openHydrated(page, `/dashboard/orders?state=all&q=${orderId}&page=3`);
    await page.getByRole('row').filter({ hasText: orderId }).waitFor();
    expect(new URL(page.url()).searchParams.get('page')).toBe(null);
  });

  test('on a phone, the chosen state is in view, and while offline it says that new orders don’t show', async () => {
    const { context, page } = await visitAsAdmin(PHONE);
    await openHydrated(page, '/dashboard/orders?state=all');
    await expect(
      page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: /^All/ }),
    ).toBeInViewport({
      ratio: 1,
    });
    await context.setOffline(true);
    await page.getByText('You are offline. Until you’re back, new orders don’t show').waitFor();
    await context.close();
  });

  test('the table fits beside the menu of a small laptop', async () => {
    const small = { width: 1200, height: 800 };
    const { context, page } = await visitAsAdmin(small);
    const { _id, orderId } = await orderTwo(shopper, productId);
    await moveToShipped(_id);
    // As wide as it gets: late, of many items, and expensive.
    await page.route('**/api/desk/orders?*', async (route) => {
      const response = await (await route.fetch()).json();
      for (const order of response.data) {
        Object.assign(order, { orderDate: new Date(Date.parse(response.now) - 754_000), totalAmt: 12_345 });
        order.items = Array.from({ length: 12 }, () => ({ ...order.items[0], quantity: 9 }));
      }
      for (const state of Object.keys(response.counts)) response.counts[state] = 100;
      await route.fulfill({ json: response });
    });
    await openHydrated(page, '/dashboard/orders?state=shipped');
    const row = page.getByRole('row').filter({ hasText: orderId });
    await row.getByText('108 items').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(small.width);
    await row.getByRole('button', { name: 'Mark delivered' }).click({ trial: true });
    expect((await row.getByText('Asha Rao').boundingBox())?.width).toBeGreaterThan(60);
    await page.setViewportSize(LAPTOP);
    const search = page.getByRole('searchbox', { name: 'Search orders' });
    expect(await search.evaluate(placeholderOverflow)).toBeLessThanOrEqual(0);
    await page.unrouteAll({ behavior: 'wait' });
    await context.close();
  });

  test('held payments are shown above the orders, and on the order with what to do', async () => {
    const { page } = desk;
    const { _id, orderId, items, delivery_address } = await orderTwo(shopper, productId);
    const held = [
      {
        _id,
        orderId,
        items,
        delivery_address,
        placed: true,
        reason: 'amount',
        taken: { amount: 1_500, currency: 'usd' },
        customer: { name: 'Asha Rao', email: shopper.email },
        providerUrl: 'https://pay.example/pi_1',
      } as const,
    ];
    await showHeldPayments(page, held);
    await page.route('**/api/desk/see-to-payment', (route) => {
      held.pop();
      return route.fulfill({ json: { success: true, error: false, message: 'Seen to', data: null } });
    });
    await openHydrated(page, '/dashboard/orders');
    await page.getByText('$15.00 received, ₹200 expected').waitFor();
    await page.getByRole('row').filter({ hasText: orderId }).getByText('Payment held').waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: `Payment held, ${orderId}` }).click();
    await page.getByRole('heading', { name: `Order ${orderId}` }).waitFor();
    const panel = page.getByRole('region', { name: 'Payment held' });
    await panel.getByText('Refund the money at the payment provider').waitFor();
    const atProvider = panel.getByRole('link', { name: 'Open at the payment provider' });
    expect(await atProvider.getAttribute('href')).toBe('https://pay.example/pi_1');
    await panel.getByRole('link', { name: shopper.email }).waitFor();
    expect(await axeViolationsInBothThemes(page)).toEqual([]);
    await page.getByText('Change history').click();
    await page.getByText('No changes yet.').waitFor();
    const refetched = page.waitForRequest('**/api/people/changes?*');
    await panel.getByRole('button', { name: 'Mark as resolved' }).click();
    await refetched;
    await panel.waitFor({ state: 'detached' });
    expect(await onPaper(page)).toEqual(['Jhola']);
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('is accessible in light and dark mode', async () => {
    const { data: orders } = await shopper.api('getOrders');
    const _id = orders[0]?._id ?? '';
    await openHydrated(desk.page, '/dashboard/orders?state=all');
    await desk.page.getByRole('row').first().waitFor({ state: 'attached' });
    expect(await axeViolationsInBothThemes(desk.page)).toEqual([]);
    await openHydrated(desk.page, `/dashboard/orders/${_id}`);
    await desk.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeViolationsInBothThemes(desk.page)).toEqual([]);
    await openHydrated(customer.page, `/dashboard/myorders/${_id}`);
    await customer.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeViolationsInBothThemes(customer.page)).toEqual([]);
  });

  test('shows a shopper that the page is only for admins', async () => {
    const { page } = customer;
    for (const path of ['/dashboard/orders', '/dashboard/orders/pick-list']) {
      await openHydrated(page, path);
      await page.getByText('Do not have permission').waitFor();
    }
    expect(customer.faults).toEqual([]);
    // The console has the request that was aborted.
    expect(desk.faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
  });
});

test('a resolved payment of an abandoned order doesn’t lead to the orders once the admin has gone elsewhere', async () => {
  const { context, page } = await visitAsAdmin(LAPTOP);
  const _id = '01hw0000000000000000000000';
  await showHeldPayments(page, [{ _id }]);
  const resolved = gate();
  await page.route('**/api/desk/see-to-payment', async (route) => {
    await resolved.promise;
    await route.fulfill({ json: { success: true, error: false, message: 'Seen to', data: null } });
  });
  await openHydrated(page, `/dashboard/orders/${_id}`);
  const sent = page.waitForRequest('**/api/desk/see-to-payment');
  await page.getByRole('button', { name: 'Mark as resolved' }).click();
  await sent;
  await page.getByRole('navigation').getByRole('link', { name: 'Upload Product' }).first().click();
  await page.getByRole('heading', { name: 'Upload Product' }).waitFor();
  resolved.resolve();
  await page.getByText('Seen to').waitFor();
  await page.waitForTimeout(NAVIGATION_MS);
  expect(new URL(page.url()).pathname).toBe('/dashboard/upload-product');
  await page.unrouteAll({ behavior: 'wait' });
  await context.close();
});

/** Runs in the page: by how many pixels a field is narrower than its placeholder; negative if it has room left. */
function placeholderOverflow(field: HTMLElement | SVGElement): number {
  const text = document.createElement('span');
  text.textContent = field.getAttribute('placeholder');
  text.style.font = getComputedStyle(field).font;
  text.style.whiteSpace = 'nowrap';
  document.body.append(text);
  const { width } = text.getBoundingClientRect();
  text.remove();
  return width - field.clientWidth;
}
