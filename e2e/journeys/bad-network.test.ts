import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { browser, expect, places, test, url } from '../support/journey.ts';
import { newShopper, type Shopper } from '../support/api.ts';
import { fillAddress } from '../support/form.ts';
import { BUSY, holdRoute, loseResponse, respondBusyAfterwards } from '../support/held-route.ts';
import { sendLogin } from '../support/log-in.ts';
import { open, openHydrated, PHONE, type Visit, visitAt } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';

const LATE_MS = 3_000;
/** After a failure that may go away by itself, the page asks again. */
const REFETCH_MS = 10_000;
const API = '**/api/**';
const PAGE_DATA = '**/*.data*';
const HTML_PAGE = {
  status: 200,
  contentType: 'text/html',
  body: '<html><p>Please log in to the hotel</p></html>',
};

const late = async (route: Route) => {
  await wait(LATE_MS);
  // The page may have been closed in the meantime.
  await route.continue().catch(() => undefined);
};
const lost = (route: Route) => route.abort('connectionfailed');

const banner = (page: Page) => page.getByText(/Couldn’t reach the shop|You are offline/);
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accesstoken'));

async function shopperWithCart(): Promise<Shopper> {
  const shopper = await newShopper(url);
  await shopper.api('addToCart', { productId: places.productId });
  return shopper;
}

/** A signed-in shopper with one product in the cart. */
async function visitAsShopper(): Promise<Visit & Pick<Shopper, 'api'>> {
  const { api, tokens } = await shopperWithCart();
  return { ...(await visitAgain(PHONE, tokens)), api };
}

/** From here on no request reaches the shop, but the browser doesn't know that it is offline. */
async function loseNetwork(page: Page): Promise<void> {
  await page.route(API, lost);
  await page.route(PAGE_DATA, lost);
}

async function regainNetwork(page: Page): Promise<void> {
  await page.unroute(API, lost);
  await page.unroute(PAGE_DATA, lost);
}

/** Orders at the checkout; `lose` handles the requests, of which none gets a response. */
async function orderInCash(page: Page, lose: (route: Route) => Promise<void>): Promise<void> {
  await openHydrated(page, '/checkout');
  await page.route('**/api/order/cash-on-delivery', lose);
  await page.getByRole('button', { name: 'Cash on Delivery' }).click();
  await page.getByText('you won’t be charged twice').waitFor();
}

test.describe('on a bad network', () => {
  test('every screen loads when each response is 3 seconds late', async () => {
    const { tokens } = await shopperWithCart();
    const screens = [
      ['/cart', 'Grand total'],
      ['/checkout', 'Cash on Delivery'],
      ['/dashboard/address', '12, 3rd Cross, Indiranagar'],
      ['/dashboard/profile', 'Save Changes'],
    ] as const;
    const load = async ([path, text]: (typeof screens)[number]) => {
      const { context, page, faults } = await visitAgain(PHONE, tokens);
      await page.route(API, late);
      await page.goto(path);
      await page.getByText(text).first().waitFor();
      expect(await banner(page).count()).toBe(0);
      expect(faults).toEqual([]);
      await context.close();
    };
    await Promise.all(screens.map(load));
  });

  test('a page that is 3 seconds late shows a loading state, then the page', async () => {
    const { context, page } = await visitAgain(PHONE);
    await openHydrated(page, '/');
    await page.route(PAGE_DATA, late);
    await page
      .locator(`a[href="${places.listing}"]`)
      .first()
      .or(page.getByRole('link', { name: /^See All/ }).first())
      .first()
      .click();
    await page.getByRole('progressbar', { name: 'Loading…' }).waitFor();
    await page.waitForURL((at) => at.pathname !== '/');
    await page.getByRole('progressbar', { name: 'Loading…' }).waitFor({ state: 'detached' });
    await context.close();
  });

  test('the cart changes before the server responds, and is kept', async () => {
    const { context, page, api } = await visitAsShopper();
    await openHydrated(page, places.product);
    const more = page
      .getByRole('button', { name: /^One more/ })
      .locator('visible=true')
      .first();
    // The cart has been loaded; from here on nothing is.
    await more.waitFor();
    const held = await holdRoute(page, API);
    await more.click();
    await page.getByText('2 items').locator('visible=true').first().waitFor();
    held.release();
    await expect.poll(async () => (await api('getCart')).data[0]?.quantity).toBe(2);
    await context.close();
  });

  test('the cart bar of home appears when the network is back, after the cart couldn’t be loaded', async () => {
    const { context, page } = await visitAsShopper();
    await page.route('**/api/cart/get', lost);
    await openHydrated(page, '/');
    await banner(page).waitFor();
    await page.unroute('**/api/cart/get', lost);
    await banner(page).waitFor({ state: 'detached', timeout: 30_000 });
    await page.getByRole('complementary', { name: 'Your cart' }).getByText('1 item').waitFor();
    await context.close();
  });

  test('home says that it is offline, keeps its content, and loads the rest when the network is back', async () => {
    const { context, page } = await visitAgain(PHONE);
    await open(page, '/');
    await context.setOffline(true);
    await banner(page).waitFor();
    const rows = page.locator('section.sec');
    await rows.last().scrollIntoViewIfNeeded();
    await page
      .getByText(/couldn’t load/)
      .first()
      .waitFor();
    await context.setOffline(false);
    await banner(page).waitFor({ state: 'detached' });
    await page
      .getByText(/couldn’t load/)
      .first()
      .waitFor({ state: 'detached' });
    await rows.last().getByRole('article').first().waitFor();
    await context.close();
  });

  test('home keeps the cards of its document if the requests for more fail', async () => {
    const { context, page } = await visitAgain(PHONE);
    let failed = 0;
    for (const call of ['best-sellers', 'get-product-by-category']) {
      await page.route(`**/api/product/${call}*`, (route) => {
        failed += 1;
        return route.abort('connectionfailed');
      });
    }
    await open(page, '/');
    const rows = page.locator('section.sec').filter({ has: page.getByRole('article') });
    const shown = await rows.count();
    expect(shown).toBeGreaterThan(0);
    await rows.last().scrollIntoViewIfNeeded();
    await expect.poll(() => failed).toBeGreaterThan(1);
    await banner(page).waitFor();
    expect(await rows.count()).toBe(shown);
    await context.close();
  });

  test('search keeps the typed text, and shows results when the server responds again', async () => {
    const { context, page } = await visitAgain(PHONE);
    await open(page, '/search');
    await loseNetwork(page);
    const box = page.getByRole('search').getByRole('combobox');
    await box.fill('doodh');
    await page.getByText('Search needs a connection').waitFor();
    expect(await page.getByText('Search isn’t working right now').count()).toBe(0);
    expect(await box.inputValue()).toBe('doodh');
    await regainNetwork(page);
    await page.getByRole('main').getByRole('article').first().waitFor({ timeout: 30_000 });
    expect(await box.inputValue()).toBe('doodh');
    await context.close();
  });

  test('a listing continues with the page whose request failed', async () => {
    const { context, page } = await visitAgain(PHONE);
    await page.route(API, lost);
    await openHydrated(page, places.listing);
    const cards = page.getByRole('main').getByRole('article');
    const before = await cards.count();
    await page.mouse.wheel(0, 20_000);
    await page.getByText('We couldn’t load the rest').waitFor();
    await page.unroute(API, lost);
    await expect.poll(() => cards.count(), { timeout: 30_000 }).toBeGreaterThan(before);
    await context.close();
  });

  for (const what of ['its data', 'its code', 'the whole network']) {
    test(`a page that can’t be fetched (${what}) shows an error, and loads by itself later`, async () => {
      const { context, page } = await visitAt(browser, PHONE, url);
      await open(page, '/');
      await context.route('**/assets/listing-*.js', lost);
      if (what === 'its data') {
        await context.unroute('**/assets/listing-*.js', lost);
        await loseNetwork(page);
      }
      if (what === 'the whole network') await context.setOffline(true);
      await page
        .getByRole('link', { name: /^See All/ })
        .first()
        .click();
      if (what !== 'its code') {
        await page.getByRole('heading', { name: 'No network' }).waitFor();
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByRole('heading', { name: 'No network' }).waitFor();
      }
      // A picture that can't be loaded isn't shown as broken.
      if (what === 'the whole network') await page.locator('.bagpic .mark').waitFor();
      await context.unroute('**/assets/listing-*.js', lost);
      await regainNetwork(page);
      await context.setOffline(false);
      await page.waitForURL((at) => at.pathname !== '/');
      await page.getByRole('heading', { level: 1 }).and(page.locator('.page-h')).waitFor({ timeout: 30_000 });
      await context.close();
    });
  }

  test('a page that a busy shop refuses says so, and can be tried again', async () => {
    const { context, page } = await visitAgain(PHONE);
    await open(page, '/');
    await page.route(PAGE_DATA, (route) => route.fulfill(BUSY));
    await page
      .getByRole('link', { name: /^See All/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'The shop isn’t responding' }).waitFor();
    // The shopper's own network works.
    expect(await page.getByText(/network|connection|offline/i).count()).toBe(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1 }).and(page.locator('.page-h')).waitFor({ timeout: 30_000 });
    await context.close();
  });

  for (const fault of ['offline', 'a response that isn’t JSON']) {
    test(`login (${fault}) keeps the typed input`, async () => {
      const { context, page } = await visitAgain(PHONE);
      const shopper = await newShopper(url);
      await openHydrated(page, '/login');
      await page.route('**/api/user/login', (route) =>
        fault === 'offline' ? lost(route) : route.fulfill(HTML_PAGE),
      );
      await sendLogin(page, shopper);
      await banner(page).waitFor();
      expect(await page.locator('.toast').count()).toBe(0);
      expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(shopper.email);
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(shopper.password);
      await page.unroute('**/api/user/login');
      await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
      await page.waitForURL((at) => at.pathname !== '/login');
      await context.close();
    });
  }

  test('a 503 shows the server’s message, and logs nobody out', async () => {
    const { context, page } = await visitAsShopper();
    await page.clock.install();
    await openHydrated(page, places.product);
    const more = page
      .getByRole('button', { name: /^One more/ })
      .locator('visible=true')
      .first();
    await more.waitFor();
    await page.route(API, (route) => route.fulfill(BUSY));
    await more.click();
    await page.getByText('The shop is very busy').first().waitFor();
    await page.goto('/dashboard/address');
    await page.getByText('We couldn’t load your addresses').waitFor({ timeout: 20_000 });
    await page.unroute(API);
    await page.clock.fastForward(REFETCH_MS);
    await page.getByText('12, 3rd Cross, Indiranagar').waitFor();
    expect(await storedToken(page)).not.toBeNull();
    await context.close();
  });

  test('a logout without a response says so, and ends the session when the shop responds, also after a reload', async () => {
    const { context, page, api } = await visitAsShopper();
    await page.clock.install();
    await openHydrated(page, '/user');
    await page.route(API, lost);
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL(`${url}/`);
    expect(await storedToken(page)).toBeNull();
    const notice = page.getByText('Please keep this page open');
    await notice.waitFor();
    await openHydrated(page, '/');
    await notice.waitFor();
    // The session is still open on the server.
    await api('getCart');
    await page.unroute(API, lost);
    await page.clock.fastForward(REFETCH_MS);
    await notice.waitFor({ state: 'detached' });
    await expect(api('getCart')).rejects.toThrow();
    expect(await page.evaluate(() => localStorage.getItem('leftSessions'))).toBeNull();
    await context.close();
  });

  test('a logout that isn’t confirmed is repeated, also if its code fails to load at first', async () => {
    const { context, page, api } = await visitAsShopper();
    await openHydrated(page, '/user');
    await page.route(API, lost);
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL(`${url}/`);
    await page.getByText('Please keep this page open').waitFor();
    let failures = 0;
    const failOnce = async (route: Route) => {
      failures += 1;
      await lost(route);
    };
    await context.route(/\/assets\/[^/]*log-out/, failOnce, { times: 1 });
    await openHydrated(page, '/');
    await banner(page).waitFor();
    expect(failures).toBe(1);
    await page.unroute(API, lost);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('leftSessions')), { timeout: 30_000 })
      .toBeNull();
    await expect(api('getCart')).rejects.toThrow();
    await context.close();
  });

  test('responses that aren’t JSON log nobody out', async () => {
    const { context, page } = await visitAsShopper();
    await page.route(API, (route) => route.fulfill({ ...HTML_PAGE, status: 500 }));
    await page.goto('/dashboard/address');
    await page.getByText('We couldn’t load your addresses').waitFor();
    await page.goto('/cart');
    await banner(page).waitFor();
    await page.getByText('We couldn’t load your cart').waitFor();
    expect(await storedToken(page)).not.toBeNull();
    await page.unroute(API);
    await page.getByText('Grand total').first().waitFor({ timeout: 30_000 });
    await context.close();
  });

  test('a member’s Add without a response survives a reload, and is stored once when the server responds', async () => {
    const { api, tokens } = await newShopper(url);
    const { context, page } = await visitAgain(PHONE, tokens);
    await openHydrated(page, places.product);
    // The shop receives the first request, whose response is lost; the following requests don't reach it.
    await page.route('**/api/cart/create', loseResponse, { times: 1 });
    const press = (name: RegExp) =>
      page.getByRole('button', { name }).locator('visible=true').first().click();
    await press(/^Add /);
    await page.getByText('Your cart is saved').first().waitFor();
    await page.route(API, lost);
    await press(/^One more /);
    await page.getByText('Saved on this device').first().waitFor();
    await page.getByText('2 items').locator('visible=true').first().waitFor();
    await openHydrated(page, '/cart');
    expect(await page.evaluate(() => localStorage.getItem('cart-unsent'))).toContain('"wanted":2');
    await page.unroute(API, lost);
    // 'Quntity total' of the bill.
    await page.getByText('2 item').locator('visible=true').first().waitFor({ timeout: 30_000 });
    const stored = async () => (await api('getCart')).data.map(({ quantity }) => quantity);
    await expect.poll(stored, { timeout: 30_000 }).toEqual([2]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-unsent'))).toBeNull();
    await openHydrated(page, '/cart');
    await page.getByRole('heading', { name: 'Bill details' }).waitFor();
    expect(await stored()).toEqual([2]);
    await context.close();
  });

  test('an order whose response is lost is placed once, however often it is sent', async () => {
    const { context, page, api } = await visitAsShopper();
    await openHydrated(page, '/checkout');
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/order/cash-on-delivery'))
        keys.push(request.headers()['idempotency-key']);
    });
    await page.route('**/api/order/cash-on-delivery', loseResponse);
    await page.getByRole('button', { name: 'Cash on Delivery' }).click();
    await page.getByText('you won’t be charged twice').waitFor();
    expect(keys).toHaveLength(2);
    await page.unroute('**/api/order/cash-on-delivery', loseResponse);
    await page.getByRole('button', { name: 'Cash on Delivery' }).click();
    await page.waitForURL('**/success');
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
    expect((await api('getOrders', {})).data).toHaveLength(1);
    await context.close();
  });

  test('an order in cash that never arrived is no longer looked for once its cart is being paid by card', async () => {
    const { context, page, api } = await visitAsShopper();
    await orderInCash(page, lost);
    await page.getByRole('button', { name: 'Online Payment' }).click();
    await page.waitForURL('**/sandbox/pay/**');
    for (const { _id } of (await api('getCart')).data) await api('removeFromCart', { _id });
    await openHydrated(page, '/cart');
    await page.getByText('Milk, bread, eggs?').waitFor();
    await context.close();
  });

  test('an order whose response is lost is shown once the network is back', async () => {
    const { context, page, api } = await visitAsShopper();
    await orderInCash(page, loseResponse);
    // Where a tablet has its buttons.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await context.setOffline(true);
    await context.setOffline(false);
    const checking = page.getByText('We’re checking whether your order was placed');
    await expect(checking).toBeInViewport();
    // The tab remembers the order, also in the cart, which is empty now.
    await page.goto('/cart');
    await page.getByText('We couldn’t confirm your last order.').waitFor();
    await page.getByRole('link', { name: 'Check whether it was placed' }).click();
    await checking.waitFor();
    await page.reload();
    await checking.waitFor();
    await page.unroute('**/api/order/cash-on-delivery', loseResponse);
    await page.waitForURL('**/success', { timeout: 30_000 });
    expect((await api('getOrders', {})).data).toHaveLength(1);
    await context.close();
  });

  test('an order whose response is late is shown, and Back leads to the page that was opened meanwhile', async () => {
    const { context, page } = await visitAsShopper();
    await openHydrated(page, '/checkout');
    const held = await holdRoute(page, '**/api/order/cash-on-delivery');
    await page.getByRole('button', { name: 'Cash on Delivery' }).click();
    await expect.poll(() => held.seen).toBe(1);
    await page.getByRole('link', { name: 'Jhola, home' }).click();
    await page.waitForURL(`${url}/`);
    held.release();
    await page.waitForURL('**/success');
    await page.goBack();
    await page.waitForURL(`${url}/`);
    await context.close();
  });

  test('an order that was placed although the shop responded with 503 is shown', async () => {
    const { context, page, api } = await visitAsShopper();
    await openHydrated(page, '/checkout');
    await page.route('**/api/order/cash-on-delivery', respondBusyAfterwards, { times: 1 });
    await page.getByRole('button', { name: 'Cash on Delivery' }).click();
    await page.waitForURL('**/success');
    expect((await api('getOrders', {})).data).toHaveLength(1);
    await context.close();
  });

  test('the address dialog opens offline, keeps the typed input, and saves it once, also corrected after a lost response', async () => {
    const { context, page, api } = await visitAsShopper();
    const dialogsCode = page.waitForResponse('**/assets/address-dialog-*.js');
    await open(page, '/dashboard/address');
    await (await dialogsCode).finished();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add Address', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await fillAddress(dialog);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await banner(page).waitFor();
    // Screen readers announce it also beside a dialog.
    await expect(page.getByRole('status').filter({ has: banner(page) })).toHaveCount(1);
    expect(await page.locator('.toast').count()).toBe(0);
    await expect.poll(() => dialog.getByRole('button', { name: 'Save' }).isEnabled()).toBe(true);
    expect(await dialog.getByRole('textbox', { name: 'Address' }).inputValue()).toBe('7, Lake View');
    await context.setOffline(false);
    // This time the request arrives, and only the response is lost.
    await page.route('**/api/address/create', loseResponse);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await api('getAddresses')).data.length).toBe(2);
    await expect.poll(() => dialog.getByRole('button', { name: 'Save' }).isEnabled()).toBe(true);
    await page.unroute('**/api/address/create');
    await dialog.getByLabel('City', { exact: true }).fill('Nashik');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await api('getAddresses')).data.map(({ city }) => city)).toEqual(['Nashik', 'Bengaluru']);
    await context.close();
  });

  test('an address isn’t added twice if it is sent again after a reload, and the first request arrives last', async () => {
    const [asha, ravi] = [await newShopper(url), await newShopper(url, 'Ravi Iyer')];
    const { context, page } = await visitAgain(PHONE, asha.tokens);
    await open(page, '/dashboard/address');
    const addAddress = page.getByRole('button', { name: 'Add Address', exact: true }).first();
    await addAddress.click();
    const dialog = page.getByRole('dialog');
    await fillAddress(dialog);
    await page.route('**/api/address/create', (route) => route.abort('connectionreset'));
    const [late] = await Promise.all([
      page.waitForRequest('**/api/address/create'),
      dialog.getByRole('button', { name: 'Save' }).click(),
    ]);
    await banner(page).waitFor();
    await page.unroute('**/api/address/create');
    const saveAs = async ({ tokens }: Shopper, session: string, fill: () => Promise<void>) => {
      await page.evaluate(
        ([accesstoken, refreshToken, id]) =>
          Object.assign(localStorage, { accesstoken, refreshToken, session: id }),
        [tokens.access, tokens.refresh, session] as const,
      );
      await open(page, '/dashboard/address');
      await addAddress.click();
      await fill();
      const sent = page.waitForRequest('**/api/address/create');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
      return (await sent).headers()['idempotency-key'];
    };
    const lateKey = late.headers()['idempotency-key'];
    // Somebody else on this tab sees nothing of it, and sends an address of their own.
    expect(await saveAs(ravi, '2-2', () => fillAddress(dialog))).not.toBe(lateKey);
    expect(await saveAs(asha, '3-3', () => dialog.getByText('It isn’t saved yet.').waitFor())).toBe(lateKey);
    expect((await context.request.fetch(late)).status()).toBe(200);
    expect((await asha.api('getAddresses')).data.length).toBe(2);
    await context.close();
  });
});
