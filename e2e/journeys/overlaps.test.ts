import type { Locator, Page } from '@playwright/test';
import { boxOf, overlap } from '../support/boxes.ts';
import { HOME, logInByApi, newShopper, orderCart } from '../support/api.ts';
import { expect, places, test, url } from '../support/journey.ts';
import { productFields } from '../support/product-fields.ts';
import { openHydrated, type Size, SIZES } from '../support/page-at.ts';
import { visitAgain } from '../support/visit-again.ts';
import { ADMIN } from '../support/start-store.ts';

/** Controls that a banner must not cover in the header, and at the bottom of a phone. */
function frameOf(page: Page, size: Size): Record<string, Locator> {
  const header = page.getByRole('banner');
  return {
    logo: header.getByRole('link', { name: 'Jhola, home' }),
    search: header.getByRole('link', { name: 'Search for atta dal and more.' }),
    account: header.getByRole('link', { name: 'Login' }).locator('visible=true'),
    cart: cartOf(page, size),
  };
}

/** The cart's bar on phones, its button in the header on laptops. */
function cartOf(page: Page, { isPhone }: Size): Locator {
  return page.locator(isPhone ? '.cartbar' : '.cartbtn');
}

for (const size of SIZES) {
  test.describe(`on ${size.name}`, () => {
    test('the offline banner doesn’t cover logo, search, account and cart', async () => {
      const { context, page } = await visitAgain(size);
      await openHydrated(page, places.listing);
      await page.getByRole('button', { name: /^Add / }).first().click();
      await context.setOffline(true);
      const banner = page.getByText('You are offline');
      await banner.waitFor();
      const box = await boxOf(banner);
      const covered: string[] = [];
      for (const [name, part] of Object.entries(frameOf(page, size))) {
        if (overlap(box, await boxOf(part))) covered.push(name);
      }
      expect(covered).toEqual([]);
      await context.close();
    });
  });
}

test('on the way to checkout, the toast Please Login isn’t on the ways to register and to use a passkey', async () => {
  const { context, page } = await visitAgain({ width: 360, height: 740 });
  await openHydrated(page, places.product);
  await page.locator('.buybar .add').click();
  await page.locator('.buybar .cart-link').click();
  await page.locator('.paybar').getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL('**/login');
  const ways = page.getByRole('main').locator('.auth-after');
  await ways.waitFor();
  const toast = page.getByText('Please Login').last();
  await expect
    .poll(async () => overlap(await boxOf(toast), await boxOf(ways)), { timeout: 2_000 })
    .toBe(false);
  await context.close();
});

for (const width of [360, 768, 1024]) {
  test(`text of twice the size isn’t cut off at ${width} px`, async () => {
    const { context, page } = await visitAgain({ width, height: 900 });
    for (const path of ['/', places.listing, places.product]) {
      await openHydrated(page, path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect([path, ...(await page.evaluate(cutOff))]).toEqual([path]);
      const [first, second] = await page.locator('.cats .pocket').all();
      if (first && second) {
        const left = await boxOf(first);
        expect((await boxOf(second)).x - left.x - left.width).toBeGreaterThan(5);
      }
    }
    expect(new Set(await page.evaluate(startsOfCrumbLines))).toEqual(new Set(['a']));
    await context.close();
  });
}

test('with text of twice the size, no word of an order is broken, and the desk’s status isn’t on its age', async () => {
  const { api: admin, tokens } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const shopper = await newShopper(url);
  const name = `Kumhaarika Frankfurters ${Date.now() % 100_000}`;
  const fields = await productFields(admin, places.productId, {
    name,
    unit: '12 pieces',
    stock: 20,
    price: 4_999,
  });
  const { data: product } = await admin('createProduct', fields);
  await shopper.api('addToCart', { productId: product._id, quantity: 3 });
  const { data: order } = await orderCart(shopper);
  // The second step that is over has a longer name.
  await admin('moveOrder', { _id: order._id, from: 'pending', to: 'processing' });
  const large = (page: Page) =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  const { context, page } = await visitAgain({ width: 360, height: 740 }, shopper.tokens);
  for (const path of ['/dashboard/myorders', `/dashboard/myorders/${order._id}`]) {
    await openHydrated(page, path);
    await page.getByText(name).first().waitFor();
    await large(page);
    expect([path, ...(await page.evaluate(cutOff))]).toEqual([path]);
  }
  // Another device of the account, with its button.
  await logInByApi(url, shopper.email, shopper.password);
  await openHydrated(page, '/dashboard/profile');
  await page.locator('.sessions').getByRole('button').waitFor();
  await page.setViewportSize({ width: 320, height: 740 });
  await large(page);
  expect(await page.evaluate(cutOff)).toEqual([]);
  // The mobile number of an address isn't on its buttons.
  await openHydrated(page, '/dashboard/address');
  await page.setViewportSize({ width: 320, height: 740 });
  await large(page);
  const card = page.getByRole('listitem').filter({ hasText: HOME.address_line });
  const mobile = await boxOf(card.locator('.mobile-number'));
  for (const button of await card.getByRole('button').all()) {
    expect(overlap(mobile, await boxOf(button))).toBe(false);
  }
  expect(await page.evaluate(cutOff)).toEqual([]);
  await openHydrated(page, '/success');
  await page.getByText('Payment Successfully').waitFor();
  await large(page);
  expect(await page.evaluate(cutOff)).toEqual([]);
  await context.close();
  const desk = await visitAgain({ width: 360, height: 740 }, tokens);
  await openHydrated(desk.page, '/dashboard/orders');
  const row = desk.page.getByRole('row').filter({ hasText: order.orderId });
  await row.waitFor();
  await large(desk.page);
  const age = await row.locator('.age').evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const { x, y, width, height } = text.getBoundingClientRect();
    return { x, y, width, height };
  });
  expect(overlap(age, await boxOf(row.locator('.desk-status .chip')))).toBe(false);
  await desk.page.setViewportSize({ width: 320, height: 740 });
  const items = await boxOf(row.locator('.desk-items'));
  expect((await boxOf(row.locator('.desk-payment'))).y).toBeGreaterThanOrEqual(items.y + items.height);
  // On a pick list no word is broken, and no order number is cut off.
  await shopper.api('addToCart', { productId: product._id, quantity: 3 });
  const { data: second } = await orderCart(shopper);
  await openHydrated(desk.page, `/dashboard/orders/pick-list?orders=${order._id},${second._id}`);
  await desk.page.getByText(name).waitFor();
  await large(desk.page);
  expect(await desk.page.evaluate(cutOff)).toEqual([]);
  const group = await boxOf(desk.page.locator('.pick-group'));
  for (const number of await desk.page.locator('.pick-group .order-number').all()) {
    const { x, width } = await boxOf(number);
    expect(x + width).toBeLessThanOrEqual(group.x + group.width);
  }
  // The tick, the picture and the quantity of a product are in one line, above its name.
  const line = desk.page.locator('.pick-line').filter({ hasText: name });
  const quantity = await boxOf(line.locator('.pick-count'));
  for (const part of ['.checkbox', '.pocket']) {
    const { y, height } = await boxOf(line.locator(part));
    expect(Math.abs(y + height / 2 - quantity.y - quantity.height / 2)).toBeLessThan(2);
  }
  expect((await boxOf(line.locator('.pick-name'))).y).toBeGreaterThan(quantity.y);
  // The name of a sub-category has more room than a picture.
  await openHydrated(desk.page, '/dashboard/subcategory');
  const first = desk.page.locator('.sub-categories tbody tr').first();
  await first.getByRole('rowheader').waitFor();
  await large(desk.page);
  expect((await boxOf(first.getByRole('rowheader'))).width).toBeGreaterThan(200);
  // 'Vegetables' fits on the tile of its category.
  await desk.page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(desk.page, '/dashboard/category');
  await desk.page.locator('h2.admin-tile-name').first().waitFor();
  await large(desk.page);
  expect(await desk.page.evaluate(cutOff)).toEqual([]);
  // A price of nearly a million fits on the tile and in the row of its product.
  const dear = `Ghee ${Date.now() % 100_000}`;
  await admin('updateProduct', { ...fields, _id: product._id, name: dear, price: 999_999.99 });
  for (const view of ['grid', 'table']) {
    await openHydrated(desk.page, `/dashboard/product?view=${view}&q=${dear}`);
    await desk.page.getByRole('main').getByText(dear).waitFor();
    await large(desk.page);
    expect([view, ...(await desk.page.evaluate(cutOff))]).toEqual([view]);
  }
  await admin('deleteProduct', { _id: product._id });
  await desk.context.close();
});

test('the logo above a page and a form is as high in any font, so that a late one doesn’t move them', async () => {
  const { context, page } = await visitAgain({ width: 360, height: 740 });
  for (const [path, below] of [
    ['/cart', '.top .search'],
    ['/register', '.auth-screen'],
  ] as const) {
    await openHydrated(page, path);
    const { y } = await boxOf(page.locator(below));
    for (const font of ['monospace', 'serif', 'Anek']) {
      await page.evaluate((fontFamily) => {
        document.documentElement.style.fontFamily = fontFamily;
      }, font);
      expect([path, font, (await boxOf(page.locator(below))).y]).toEqual([path, font, y]);
    }
  }
  await context.close();
});

test('on a small phone with text of twice the size, a total of crores stays in the bars, the bill and My Orders', async () => {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const shopper = await newShopper(url);
  const own = { name: `Kesar ${Date.now() % 100_000}`, unit: '1 kg', stock: 22, price: 999_999.99 };
  const fields = await productFields(admin, places.productId, own);
  const { data: product } = await admin('createProduct', fields);
  const fill = () => shopper.api('addToCart', { productId: product._id, quantity: 11 });
  await fill();
  await orderCart(shopper);
  await fill();
  const { context, page } = await visitAgain({ width: 320, height: 640 }, shopper.tokens);
  for (const [path, box] of [
    ['/', '.cartbar'],
    ['/cart', '.paybar'],
    ['/checkout', '.pay'],
    ['/dashboard/myorders', '.order'],
  ] as const) {
    await openHydrated(page, path);
    const shown = page.locator(box).filter({ hasText: '₹1,09,99,999.89' });
    await shown.waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect([path, await shown.evaluate((e) => e.scrollWidth - e.clientWidth)]).toEqual([path, 0]);
    expect([path, ...(await page.evaluate(cutOff))]).toEqual([path]);
  }
  await admin('deleteProduct', { _id: product._id });
  await context.close();
});

/**
 * Runs in the page: returns horizontal scrolling, headings and labels with broken words, and boxes that cut off text.
 */
function cutOff(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
  const labels = 'h1, h2, h3, .cat, .rail a, .order .n, dt, .sessions b, .pick-name';
  const linesOf = (range: Range) =>
    new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
      .size;
  for (const label of document.querySelectorAll<HTMLElement>(labels)) {
    const text = label.checkVisibility() ? document.createTreeWalker(label, NodeFilter.SHOW_TEXT) : null;
    while (text?.nextNode()) {
      const node = text.currentNode as Text;
      for (const { 0: word, index } of node.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (linesOf(range) > 1) found.push(`${label.localName} breaks ${word}`);
      }
    }
  }
  for (const part of document.querySelectorAll('.promise :is(h1, p, .ten), .filler > *')) {
    const tile = part.closest('.promise, .filler');
    const cut = part.getBoundingClientRect().bottom - (tile?.getBoundingClientRect().bottom ?? 0);
    if (part.checkVisibility() && cut > 1) found.push(`${tile?.className} cuts off ${part.textContent}`);
  }
  return found;
}

/** Runs in the page: the elements with which the lines of the breadcrumbs start, 'a' for a link. */
function startsOfCrumbLines(): string[] {
  const parts = [...document.querySelectorAll('.crumb :is(a, svg)')];
  const lefts = parts.map((part) => part.getBoundingClientRect().left);
  return parts
    .filter((_, place) => place === 0 || (lefts[place] ?? 0) < (lefts[place - 1] ?? 0))
    .map(({ localName }) => localName);
}

test('on a small phone with text of twice the size, an address, Notify me and a price stay in their boxes', async () => {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const shopper = await newShopper(url);
  const own = { name: `Badam ${Date.now() % 100_000}`, unit: '100 g', stock: 0, price: 1234.5 };
  const fields = await productFields(admin, places.productId, own);
  const { data: soldOut } = await admin('createProduct', fields);
  await shopper.api('addToCart', { productId: places.productId });
  const { context, page } = await visitAgain({ width: 320, height: 640 }, shopper.tokens);
  const boxes = {
    '/checkout': '.radio-card:has(.mobile-number)',
    [`/product/badam-${soldOut._id}`]: '.buybar .notify',
  };
  for (const [path, box] of Object.entries(boxes)) {
    await openHydrated(page, path);
    const shown = page.locator(box).first();
    await shown.waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect([path, await shown.evaluate((e) => e.scrollWidth - e.clientWidth)]).toEqual([path, 0]);
    const { x, width } = await boxOf(shown);
    // The page's padding is 12 px.
    expect(x + width).toBeLessThanOrEqual(308);
    expect([path, ...(await page.evaluate(cutOff))]).toEqual([path]);
  }
  // The page of the product is open.
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 640 });
    const lines = await page.locator('.bigprice b').evaluate((price) => {
      const text = document.createRange();
      text.selectNodeContents(price);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    });
    expect([width, lines]).toEqual([width, 1]);
  }
  await admin('deleteProduct', { _id: soldOut._id });
  await context.close();
});

test('a long name without spaces doesn’t widen My Orders beyond a phone', async () => {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const shopper = await newShopper(url);
  const own = { name: `Doodhwala${'doodhwala'.repeat(6)}`, unit: '1 l', stock: 9, price: 199_900 };
  const { data: product } = await admin('createProduct', await productFields(admin, places.productId, own));
  await shopper.api('addToCart', { productId: product._id });
  await orderCart(shopper);
  await admin('deleteProduct', { _id: product._id });
  const { context, page } = await visitAgain({ width: 320, height: 640 }, shopper.tokens);
  await openHydrated(page, '/dashboard/myorders');
  await page.getByText(own.name).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});

test('five categories are in a line at 320 px, and no name is broken inside a word, in the system’s font too', async () => {
  const { context, page } = await visitAgain({ width: 320, height: 700 });
  // The shop's font is optional: a page that it reaches too late stays in the system's. Here it never arrives.
  await page.route(/\.woff2/, (route) => route.abort());
  await openHydrated(page, '/');
  const broken = await page.locator('.cat > span').evaluateAll((names) => {
    const linesOf = (node: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    return names.flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) =>
        text && linesOf(text, index, index + word.length) > 1 ? [word] : [],
      ),
    );
  });
  expect(broken).toEqual([]);
  const tops = await page
    .locator('.cat')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(5);
  await context.close();
});

test('a product with very long words fits a small phone', async () => {
  const { api } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const own = { name: 'n'.repeat(60), unit: '1 kg', stock: 5, price: 10 };
  const long = { description: 'd'.repeat(300), more_details: { ['k'.repeat(60)]: 'm'.repeat(300) } };
  const fields = await productFields(api, places.productId, own);
  const { data } = await api('createProduct', { ...fields, ...long });
  const { context, page } = await visitAgain({ width: 320, height: 700 });
  await openHydrated(page, `/product/long-${data._id}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await api('deleteProduct', { _id: data._id });
  await context.close();
});

test('home, and the dashboard’s lists and dialogs, fit a small phone with names of very long words', async () => {
  const { api, tokens } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const name = 'n'.repeat(60);
  const fields = await productFields(api, places.productId, { name, unit: '1 kg', stock: 5, price: 10 });
  const pictured = { name, image: fields.image[0] ?? '' };
  const { data: category } = await api('addCategory', pictured);
  const { data: subCategory } = await api('createSubCategory', { ...pictured, category: [category] });
  const within = { category: [category._id], subCategory: [subCategory._id] };
  const { data: product } = await api('createProduct', { ...fields, ...within });
  const { context, page } = await visitAgain({ width: 320, height: 700 }, tokens);
  const widthOf = (part: Locator) => part.evaluate((element) => element.scrollWidth);
  await openHydrated(page, '/');
  await page.getByRole('contentinfo').getByText(name).waitFor();
  expect(await widthOf(page.locator('html'))).toBe(320);
  for (const path of ['/dashboard/subcategory', `/dashboard/product?view=table&q=${name}`]) {
    await openHydrated(page, path);
    const edit = page.getByRole('button', { name: `Edit ${name}` });
    await edit.waitFor();
    expect([path, await widthOf(page.locator('html'))]).toEqual([path, 320]);
    for (const open of [edit, page.getByRole('button', { name: `Delete ${name}` })]) {
      await open.click();
      const content = page.getByRole('dialog').locator('.sheet-body');
      await content.getByText(name).first().waitFor();
      expect([path, await widthOf(content)]).toEqual([path, 320]);
      await page.keyboard.press('Escape');
      await content.waitFor({ state: 'detached' });
    }
  }
  await api('deleteProduct', { _id: product._id });
  await api('deleteSubCategory', { _id: subCategory._id });
  await api('deleteCategory', { _id: category._id });
  await context.close();
});

test('at 768 px logo, search, account and a filled cart are in one line', async () => {
  const shopper = await newShopper(url);
  await shopper.api('addToCart', { productId: places.productId, quantity: 20 });
  const { context, page } = await visitAgain({ width: 768, height: 900 }, shopper.tokens);
  await openHydrated(page, '/');
  await page.getByRole('button', { name: /items/ }).waitFor();
  const parts = ['.top-logo', '.search', '.top-actions'];
  const middles = await Promise.all(
    parts.map(async (part) => {
      const { y, height } = await boxOf(page.getByRole('banner').locator(part));
      return y + height / 2;
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(10);
  await context.close();
});

test('in a product’s bar of the smallest phone, items and a total of thousands are in one line, in Hindi too', async () => {
  const shopper = await newShopper(url);
  await shopper.api('addToCart', { productId: places.productId, quantity: 20 });
  const { context, page } = await visitAgain({ width: 320, height: 640 }, shopper.tokens);
  await context.addCookies([{ name: 'language', value: 'hi', url }]);
  await openHydrated(page, places.product);
  expect((await boxOf(page.locator('.buybar').getByText('20 आइटम · '))).height).toBeLessThan(25);
  // Nor is the quantity broken into two lines by large text.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect((await boxOf(page.locator('.buybar .step b'))).height).toBeLessThan(70);
  await context.close();
});

test('on a small phone, a large amount isn’t under what is beside it, in the cart and in the bars', async () => {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const shopper = await newShopper(url);
  const products: { readonly _id: string; readonly name: string }[] = [];
  for (const price of [2499.5, 617_283.75, 45]) {
    const own = { name: `Kesar ${price} ${Date.now() % 100_000}`, unit: '10 g', stock: 20, price };
    const fields = await productFields(admin, places.productId, own);
    const { data: product } = await admin('createProduct', { ...fields, discount: 10 });
    await shopper.api('addToCart', { productId: product._id, quantity: 12 });
    products.push(product);
  }
  const { context, page } = await visitAgain({ width: 360, height: 740 }, shopper.tokens);
  await openHydrated(page, '/cart');
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    for (const { name } of products) {
      const line = page.getByRole('listitem').filter({ hasText: name });
      const buttons = await boxOf(line.locator('.step'));
      for (const amount of await line.locator('.line-price b').all()) {
        expect(await amount.evaluate((b) => b.getClientRects().length)).toBe(1);
        expect([width, name, overlap(buttons, await boxOf(amount))]).toEqual([width, name, false]);
      }
    }
  }
  // The bar with total and Checkout is at the bottom, in one line, and doesn't cover the end of the footer.
  const bar = page.locator('.paybar');
  const checkout = await boxOf(bar.getByRole('link', { name: /Checkout/ }));
  const sum = await boxOf(bar.locator('.paybar-sum'));
  const { y, height } = await boxOf(bar);
  expect(y + height).toBe(740);
  expect(sum.x + sum.width).toBeLessThanOrEqual(checkout.x);
  expect(Math.abs(sum.y + sum.height / 2 - checkout.y - checkout.height / 2)).toBeLessThan(2);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const endOfFooter = await boxOf(page.getByRole('contentinfo').locator('p, a').last());
  expect(overlap(await boxOf(bar), endOfFooter)).toBe(false);
  // With large text the amounts of the bill go below their labels, instead of beyond the page's side.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(cutOff)).toEqual([]);
  // The total isn't on the pictures of the cart's bar, and leaves room for the quantity in a product's bar.
  await page.setViewportSize({ width: 320, height: 740 });
  await openHydrated(page, '/');
  const total = await boxOf(page.locator('.cartbar p'));
  for (const picture of await page.locator('.cartbar img').all()) {
    expect(overlap(await boxOf(picture), total)).toBe(false);
  }
  expect((await boxOf(page.locator('.cartbar .go'))).height).toBeLessThan(50);
  await openHydrated(page, `/product/kesar-${products[0]?._id}`);
  expect((await boxOf(page.locator('.buybar .step b'))).height).toBeLessThan(40);
  expect(await page.evaluate(cutOff)).toEqual([]);
  // Nor does that bar cover the end of the footer, once the rows above it have loaded.
  const choices = page.getByRole('contentinfo').locator('.foot-choices');
  const endOfChoices = async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const { y, height } = await boxOf(choices);
    return y + height;
  };
  await expect.poll(endOfChoices).toBeLessThanOrEqual((await boxOf(page.locator('.buybar'))).y);
  for (const { _id } of products) await admin('deleteProduct', { _id });
  await context.close();
});
