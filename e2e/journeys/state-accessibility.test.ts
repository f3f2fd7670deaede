import type { Page } from '@playwright/test';
import { browser, expect, places, test, url } from '../support/journey.ts';
import { ADMIN } from '../support/start-store.ts';
import { logInByApi, newShopper, orderCart, type Shopper, type Tokens } from '../support/api.ts';
import { axeViolations, axeViolationsInBothThemes, addAxe } from '../support/accessibility.ts';
import { holdRoute, refuseRoute } from '../support/held-route.ts';
import { findCutOffContent } from '../support/cut-off-content.ts';
import { LAPTOP, openHydrated, PHONE, type Size, type Visit, visitAt } from '../support/page-at.ts';
import { MOVES } from '../support/take-orders.ts';

// Each worker takes a part: this file is long, and among the last.
test.describe.configure({ mode: 'parallel' });

let shopper: Shopper;
let shopkeeper: Tokens;
let orderPath: string;
test.beforeAll(async () => {
  shopper = await newShopper(url);
  await shopper.api('addToCart', { productId: places.productId });
  const { data: order } = await orderCart(shopper);
  const { api: desk, tokens } = await logInByApi(url, ADMIN.email, ADMIN.password);
  shopkeeper = tokens;
  orderPath = `/dashboard/myorders/${order._id}`;
  // The shop's figures show deliveries.
  await shopper.api('addToCart', { productId: places.productId });
  const { data: delivered } = await orderCart(shopper);
  for (const [from, to] of MOVES) await desk('moveOrder', { _id: delivered._id, from, to });
  await shopper.api('addToCart', { productId: places.productId });
});

type State = {
  readonly name: string;
  /** Brings a page into the state, and resolves once it is visible. */
  readonly reach: (page: Page) => Promise<unknown>;
};

const refused = (page: Page, call: string) => refuseRoute(page, `**/api/${call}*`, 503, 'Try again later');
const main = (page: Page) => page.getByRole('main');
const loading = (page: Page) => main(page).getByRole('status', { name: 'Loading' }).first();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function opened(page: Page, path: string, text: string | RegExp): Promise<void> {
  await openHydrated(page, path);
  await page.getByText(text).filter({ visible: true }).first().waitFor();
}

async function toOtp(page: Page): Promise<void> {
  await page.route('**/api/user/forgot-password', (route) =>
    route.fulfill({ json: { success: true, error: false, message: 'Check your email', data: null } }),
  );
  await openHydrated(page, '/forgot-password');
  await field(page, 'Email').fill(shopper.email);
  await main(page).getByRole('button', { name: 'Send OTP' }).click();
  await field(page, 'Digit 1').fill('123');
}

const FOR_VISITORS: readonly State[] = [
  { name: 'nothing found', reach: (page) => opened(page, '/search?q=zzqq', /No results for/) },
  { name: 'no term yet', reach: (page) => opened(page, '/search', 'What do you need?') },
  { name: 'nowhere', reach: (page) => opened(page, '/nowhere', 'We couldn’t find this page') },
  { name: 'an empty cart', reach: (page) => opened(page, '/cart', 'Your cart is empty') },
  {
    name: 'a chosen filter',
    reach: async (page) => {
      await openHydrated(page, places.listing);
      await main(page).getByRole('button', { name: 'Filters' }).click();
      const value = page.getByRole('dialog').getByRole('group').first().getByRole('button').first();
      await value.click();
      await expect(value).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'a toast and a stepper',
    reach: async (page) => {
      await openHydrated(page, places.product);
      await page.getByRole('button', { name: /^Add / }).filter({ visible: true }).first().click();
      await page.getByText('Item added').waitFor();
    },
  },
  {
    name: 'a login that was refused',
    reach: async (page) => {
      await openHydrated(page, '/login');
      await field(page, 'Email').fill('nobody@jhola.example');
      await field(page, 'Password').fill('not the one');
      await main(page).getByRole('button', { name: 'Login' }).click();
      await page.locator('[aria-invalid=true]').waitFor();
    },
  },
  {
    name: 'passwords that differ',
    reach: async (page) => {
      await openHydrated(page, '/register');
      for (const label of ['Name', 'Email', 'Password']) await field(page, label).fill('asha@jhola.example');
      await field(page, 'Confirm Password').fill('another');
      await main(page).getByRole('button', { name: 'Register' }).click();
      await page.locator('[aria-invalid=true]').waitFor();
    },
  },
  { name: 'half an OTP', reach: toOtp },
  {
    name: 'a new password',
    reach: async (page) => {
      await toOtp(page);
      await page.route('**/api/user/verify-forgot-password-otp', (route) =>
        route.fulfill({ json: { success: true, error: false, message: 'Verified', data: null } }),
      );
      await page.keyboard.type('456');
      await main(page).getByRole('button', { name: 'Verify OTP' }).click();
      await field(page, 'New Password').waitFor();
    },
  },
  {
    name: 'results on their way',
    reach: async (page) => {
      await openHydrated(page, '/search');
      await holdRoute(page, '**/*.data*');
      await page.getByRole('search').getByRole('combobox').fill('do');
      await page.locator('main [aria-busy="true"]').waitFor();
    },
  },
  {
    name: 'suggestions',
    reach: async (page) => {
      await openHydrated(page, '/search');
      await page.getByRole('search').getByRole('combobox').fill('milk');
      await page
        .getByRole('grid', { name: 'Suggestions' })
        .getByRole('button', { name: /^Add / })
        .first()
        .waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'no network',
    reach: async (page) => {
      await openHydrated(page, '/');
      // All responses are held back: with any response the page would be complete.
      await page.route('**/*', (route) => route.abort('connectionfailed'));
      await page.getByRole('contentinfo').getByRole('link').nth(1).click();
      await page.getByText('No network').waitFor({ timeout: 30_000 });
    },
  },
];

const FOR_SHOPPERS: readonly State[] = [
  { name: 'the account', reach: (page) => opened(page, '/user', 'Log Out') },
  { name: 'a filled cart', reach: (page) => opened(page, '/cart', 'Grand total') },
  { name: 'the profile', reach: (page) => opened(page, '/dashboard/profile', 'Your Profile') },
  { name: 'an order', reach: (page) => opened(page, orderPath, 'Bill details') },
  {
    name: 'home with an order on its way',
    reach: async (page) => {
      await opened(page, orderPath, 'Bill details');
      await openHydrated(page, '/');
      await page.getByRole('complementary', { name: /^Order JH-/ }).waitFor();
      // A button that the bar covers in part isn't too small: shoppers can scroll. Home has a test of its own.
      await main(page).evaluate((element) => {
        for (const part of element.querySelectorAll(':scope > :not(.order-bar, :has(h1))')) part.remove();
        element.querySelector('.cats')?.remove();
      });
    },
  },
  { name: 'an order placed', reach: (page) => opened(page, '/success', 'Payment Successfully') },
  { name: 'an order broken off', reach: (page) => opened(page, '/cancel', 'Order Cancel') },
  {
    name: 'a payment that is not known yet',
    reach: async (page) => {
      const data = { state: 'confirming', orderId: 'JH-1', reason: null };
      await page.route('**/api/order/payment*', (route) =>
        route.fulfill({ json: { success: true, error: false, message: '', data } }),
      );
      await opened(page, '/success?session_id=cs_1', 'Confirming your payment');
    },
  },
  {
    name: 'orders on their way',
    reach: async (page) => {
      await holdRoute(page, '**/api/order/order-list*');
      await openHydrated(page, '/dashboard/myorders');
      await page.locator('main [aria-busy="true"]').waitFor();
    },
  },
  {
    name: 'a checkout on its way',
    reach: async (page) => {
      await holdRoute(page, '**/api/address/get*');
      await openHydrated(page, '/checkout');
      await page.locator('main [aria-busy="true"]').waitFor();
    },
  },
  {
    name: 'a profile on its way',
    reach: async (page) => {
      await holdRoute(page, '**/api/user/user-details*');
      await openHydrated(page, '/dashboard/profile');
      await loading(page).waitFor();
    },
  },
  {
    name: 'no orders yet, and best sellers',
    reach: async (page) => {
      await page.route('**/api/order/order-list*', (route) =>
        route.fulfill({
          json: {
            success: true,
            error: false,
            message: '',
            data: [],
            page: 1,
            totalCount: 0,
            totalNoPage: 0,
          },
        }),
      );
      await opened(page, '/dashboard/myorders', 'No Data');
      await main(page).getByRole('button', { name: /^Add / }).first().waitFor();
    },
  },
  {
    name: 'addresses that did not come',
    reach: async (page) => {
      await refused(page, 'address/get');
      await opened(page, '/dashboard/address', 'couldn’t load');
    },
  },
  {
    name: 'an address with faults',
    reach: async (page) => {
      await openHydrated(page, '/checkout');
      await page.getByRole('button', { name: 'Add address' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Pincode').fill('5600');
      await dialog.getByLabel('Mobile').fill('12');
      await dialog.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'an address to edit',
    reach: async (page) => {
      await openHydrated(page, '/dashboard/address');
      await page.getByRole('button', { name: /^Edit / }).click();
      await page.getByRole('dialog', { name: 'Edit Address' }).waitFor();
    },
  },
  {
    name: 'a photo to choose',
    reach: async (page) => {
      await openHydrated(page, '/dashboard/profile');
      await main(page)
        .getByRole('button', { name: /^Edit|photo/i })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'an order to cancel',
    reach: async (page) => {
      await openHydrated(page, orderPath);
      await main(page)
        .getByRole('button', { name: /^Cancel/ })
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

// Home has more elements, which its own test checks.
const BEHIND_DRAWER = '/dashboard/profile';

async function openDrawer(page: Page): Promise<void> {
  await openHydrated(page, BEHIND_DRAWER);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /item|My Cart/ })
    .click();
  await page.getByRole('dialog', { name: 'Cart' }).waitFor();
}

const ON_LAPTOPS: readonly State[] = [
  {
    name: 'a product’s large picture',
    reach: async (page) => {
      await openHydrated(page, places.product);
      await page.getByRole('button', { name: 'Enlarge picture' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Zoom in' }).waitFor();
    },
  },
  {
    name: 'the filled drawer',
    reach: async (page) => {
      await openDrawer(page);
      await page.getByText('Grand total').waitFor();
    },
  },
  {
    name: 'a drawer that could not be filled',
    reach: async (page) => {
      await refused(page, 'cart/get');
      await openDrawer(page);
      await page.getByRole('dialog').getByText('couldn’t load').waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'the account’s dropdown',
    reach: async (page) => {
      await openHydrated(page, '/');
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('button', { name: 'Log Out' }).waitFor();
    },
  },
];

const desk = (path: string, text: string | RegExp): State => ({
  name: path,
  reach: (page) => opened(page, `/dashboard/${path}`, text),
});

const FOR_SHOPKEEPERS: readonly State[] = [
  desk('category', 'Edit'),
  {
    name: 'subcategory',
    reach: async (page) => {
      // A dozen rows are representative of a hundred, and are checked in a tenth of the time.
      await page.route('**/api/subcategory/get', async (route) => {
        const response = await route.fetch();
        const { data, ...rest } = await response.json();
        await route.fulfill({ response, json: { ...rest, data: data.slice(0, 12) } });
      });
      await opened(page, '/dashboard/subcategory', 'Add Sub Category');
    },
  },
  {
    name: 'the figures of the day on their way',
    reach: async (page) => {
      await holdRoute(page, '**/api/shop/day*');
      await openHydrated(page, '/dashboard/shop');
      await loading(page).waitFor();
    },
  },
  {
    name: 'the order desk on its way',
    reach: async (page) => {
      await holdRoute(page, '**/api/desk/orders*');
      await openHydrated(page, '/dashboard/orders');
      await loading(page).waitFor();
    },
  },
  desk('upload-product', 'Submit'),
  desk('product', 'Edit'),
  desk('price-list', 'Choose a file'),
  {
    name: 'shop',
    reach: async (page) => {
      await opened(page, '/dashboard/shop', 'Best sellers');
      for (const table of await page.getByText('As a table').all()) await table.click();
    },
  },
  desk('changes', 'Changes'),
  desk('users', /@jhola/),
  desk('status', 'Status'),
  desk('orders', /JH-/),
  desk('orders/pick-list', 'Pick list'),
  {
    name: 'an order on the desk',
    reach: (page) => opened(page, orderPath.replace('myorders', 'orders'), /JH-/),
  },
];

type Person = {
  readonly who: string;
  readonly tokens: () => Tokens | undefined;
  readonly size: Size;
  readonly states: readonly State[];
};

const PEOPLE: readonly Person[] = [
  { who: 'a visitor', tokens: () => undefined, size: PHONE, states: FOR_VISITORS },
  { who: 'a shopper', tokens: () => shopper.tokens, size: PHONE, states: FOR_SHOPPERS },
  { who: 'a shopper on a laptop', tokens: () => shopper.tokens, size: LAPTOP, states: ON_LAPTOPS },
  { who: 'a shopkeeper', tokens: () => shopkeeper, size: PHONE, states: FOR_SHOPKEEPERS },
];

for (const { who, tokens, size, states } of PEOPLE) {
  test.describe(`every state for ${who} is accessible`, () => {
    let visit: Visit;
    test.beforeAll(async () => {
      visit = await visitAt(browser, size, url, tokens());
      await addAxe(visit.context);
    });
    test.afterAll(() => visit.context.close());
    // A new page for each state would cost more than its checks.
    test.beforeEach(() => visit.page.setViewportSize(size));
    test.afterEach(() => visit.page.unrouteAll({ behavior: 'ignoreErrors' }));

    for (const { name, reach } of states) {
      test(name, async () => {
        const { page } = visit;
        await reach(page);
        expect(await axeViolationsInBothThemes(page)).toEqual([]);
        if (size === PHONE) {
          expect(await findCutOffContent(page)).toEqual([]);
          await page.setViewportSize(LAPTOP);
          expect(await axeViolations(page)).toEqual([]);
        }
      });
    }
  });
}
