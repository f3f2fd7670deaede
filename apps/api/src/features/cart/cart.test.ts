import {
  type AddressId,
  byOptionalField,
  type CartLineId,
  discountedPaise,
  makeId,
  NO_VALUES,
  type OptionalValues,
  type Paise,
  paise,
  type ProductId,
} from '@jhola/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  countLockWaits,
  gate,
  HOME,
  orderOf,
  type Person,
  type RawResponse,
  startTestShop,
  stockProduct,
  type TestShop,
} from '../../testing/index.ts';

let shop: TestShop;
let asha: Person;
let ravi: Person;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

beforeEach(async () => {
  asha = await shop.signUp('Asha');
  ravi = await shop.signUp('Ravi');
});

const cartOf = async (as: Person) => (await shop.call('getCart', undefined, { as })).data;

describe('adding to the cart', () => {
  test('adds one, at the current price', async () => {
    const { productId } = await stockProduct(shop.db, { pricePaise: 2_800, discount: 7 });
    const { message, data } = await shop.call('addToCart', { productId }, { as: asha });
    expect(message).toBe('Item added');
    expect(data).toMatchObject({ quantity: 1, priceWhenAdded: 26, productId: { _id: productId, price: 28 } });
    expect(await cartOf(asha)).toEqual([data]);
    expect(await cartOf(ravi)).toEqual([]);
  });

  test('a second time increases the quantity', async () => {
    const { productId } = await stockProduct(shop.db);
    const first = await shop.call('addToCart', { productId }, { as: asha });
    const second = await shop.call('addToCart', { productId, quantity: 3 }, { as: asha });
    expect(second.data).toMatchObject({ _id: first.data._id, quantity: 4 });
    expect(await cartOf(asha)).toHaveLength(1);
  });

  test('accepts the product as an object, as some clients send it', async () => {
    const { productId } = await stockProduct(shop.db);
    const { data } = await shop.call('addToCart', { productId: { _id: productId } }, { as: asha });
    expect(data.productId._id).toBe(productId);
  });

  test('ten times at once counts all ten', async () => {
    const { productId } = await stockProduct(shop.db);
    await Promise.all(Array.from({ length: 10 }, () => shop.call('addToCart', { productId }, { as: asha })));
    expect(await cartOf(asha)).toMatchObject([{ quantity: 10 }]);
  });

  test('never exceeds the stock, also if two race for the last', async () => {
    const { productId } = await stockProduct(shop.db, { name: 'Amul Milk', stock: 3 });
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => shop.send('addToCart', { productId }, { as: asha })),
    );
    expect(responses.filter((response) => response.status === 200)).toHaveLength(3);
    expect(responses.filter((response) => response.status === 409)).toHaveLength(3);
    expect(await cartOf(asha)).toMatchObject([{ quantity: 3 }]);
    expect(await shop.refused('addToCart', { productId }, { as: asha })).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      message: 'Only 3 left of Amul Milk',
    });
  });

  test('refuses a sold-out product', async () => {
    const { productId } = await stockProduct(shop.db, { name: 'Amul Milk', stock: 0 });
    expect(await shop.refused('addToCart', { productId }, { as: asha })).toMatchObject({
      status: 409,
      message: 'Amul Milk is out of stock',
    });
  });

  test('accepts at most fifty of one product', async () => {
    const { productId } = await stockProduct(shop.db, { name: 'Amul Milk', stock: 900 });
    await shop.call('addToCart', { productId, quantity: 50 }, { as: asha });
    expect(await shop.refused('addToCart', { productId }, { as: asha })).toMatchObject({
      status: 409,
      message: 'You can order up to 50 of Amul Milk',
    });
  });

  test('accepts at most a hundred products, and still increases the quantities of those', async () => {
    const { productId: first } = await stockProduct(shop.db);
    await shop.call('addToCart', { productId: first }, { as: asha });
    const others = await stockMany(100);
    await fillCart(asha, others.slice(0, 99));
    expect(await shop.refused('addToCart', { productId: others[99] }, { as: asha })).toMatchObject({
      status: 409,
      code: 'CART_FULL',
      message: 'Your cart is full: it holds 100 products',
    });
    await shop.call('addToCart', { productId: first }, { as: asha });
  });

  test('accepts at most a hundred products, also if several are added at the same time', async () => {
    const ids = await stockMany(101);
    await fillCart(asha, ids.slice(0, 99));
    const [first, second] = ids.slice(99);
    const responses = await whileLocked([first, second], () =>
      [first, first, second].map((productId) => shop.send('addToCart', { productId }, { as: asha })),
    );
    expect(await cartOf(asha)).toHaveLength(100);
    const statuses = responses.map(({ status }) => status);
    expect(statuses).toEqual(statuses[0] === 200 ? [200, 200, 409] : [409, 409, 200]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'CART_FULL' });
  });

  test('accepts at most a hundred products, also if a visitor’s cart is merged at the same time', async () => {
    const [added, ...merged] = await stockMany(101);
    const lines = merged.map((productId) => ({ productId, quantity: 1 }));
    const merge = { mergeId: makeId<'CartMerge'>(new Date()), lines };
    const [, merging] = await whileLocked([added, ...merged], () => [
      shop.send('addToCart', { productId: added }, { as: asha }),
      shop.send('mergeCart', merge, { as: asha }),
    ]);
    const cart = await cartOf(asha);
    expect(cart).toHaveLength(100);
    expect(merging?.body['data']).toEqual(cart);
  });

  test('a cart that has more, from an earlier version, says what to do, and can then be ordered', async () => {
    await fillCart(asha, await stockMany(101));
    const { data: address } = await shop.call('createAddress', HOME, { as: asha });
    const form = async () => orderOf(await cartOf(asha), address._id as AddressId);
    expect(await shop.refused('placeCashOrder', await form(), { as: asha })).toMatchObject({
      status: 400,
      message: 'A cart can have at most 100 products. Remove some to continue',
    });
    const [line] = await cartOf(asha);
    await shop.call('changeQuantity', { _id: line?._id ?? '', qty: 2 }, { as: asha });
    await shop.call('removeFromCart', { _id: line?._id ?? '' }, { as: asha });
    expect(
      (await shop.call('placeCashOrder', await form(), { as: asha })).data.product_details,
    ).toBeDefined();
    expect(await cartOf(asha)).toEqual([]);
  });

  test('refuses an unknown product, a malformed id, a visitor', async () => {
    const productId = makeId<'Product'>(new Date());
    expect(await shop.refused('addToCart', { productId }, { as: asha })).toMatchObject({ status: 404 });
    expect(await shop.refused('addToCart', { productId: 'x' }, { as: asha })).toMatchObject({ status: 400 });
    expect(await shop.refused('addToCart', { productId })).toMatchObject({
      status: 401,
      message: 'Please Login',
    });
  });
});

async function stockMany(count: number): Promise<ProductId[]> {
  const products = await Promise.all(Array.from({ length: count }, () => stockProduct(shop.db)));
  return products.map(({ productId }) => productId);
}

/** Makes calls that wait because their products are locked, or for each other, and then lets them continue. */
async function whileLocked(
  productIds: readonly (ProductId | undefined)[],
  calls: () => readonly Promise<RawResponse>[],
): Promise<RawResponse[]> {
  const [locked, commit] = [gate(), gate()];
  const locking = shop.db.transaction().execute(async (tx) => {
    await sql`select from products where id = any(${productIds}::text[]) for update`.execute(tx);
    locked.resolve();
    await commit.promise;
  });
  await locked.promise;
  const waiting = calls();
  await expect.poll(() => countLockWaits(shop.db)).toBe(waiting.length);
  commit.resolve();
  await locking;
  return Promise.all(waiting);
}

async function fillCart(person: Person, productIds: readonly ProductId[]): Promise<void> {
  const now = new Date();
  await shop.db
    .insertInto('cart_lines')
    .values(
      productIds.map((productId) => ({
        id: makeId<'CartLine'>(now),
        user_id: person.userId,
        product_id: productId,
        quantity: 1,
        added_unit_paise: paise(10_000),
        added_at: now,
      })),
    )
    .execute();
}

describe('the cart', () => {
  test('shows its lines in the order they were added, with products as they are now', async () => {
    const milk = await stockProduct(shop.db, { pricePaise: 2_800 });
    const bread = await stockProduct(shop.db);
    const first = await shop.call('addToCart', { productId: milk.productId }, { as: asha });
    await shop.call('changeQuantity', { _id: first.data._id, qty: 2 }, { as: asha });
    const second = await shop.call('addToCart', { productId: bread.productId }, { as: asha });
    await shop.db
      .updateTable('products')
      .set({ price_paise: paise(3_000) })
      .where('id', '=', milk.productId)
      .execute();
    const place = { image: expect.stringContaining('/images/') as string };
    const category = { _id: milk.categoryId, name: `Category of ${milk.productId}`, ...place };
    expect(await cartOf(asha)).toEqual([
      {
        _id: first.data._id,
        quantity: 2,
        priceWhenAdded: 28,
        productId: {
          _id: milk.productId,
          name: milk.name,
          image: [expect.stringContaining('/images/')],
          category: [category],
          subCategory: [
            {
              _id: milk.subCategoryId,
              name: `Sub category of ${milk.productId}`,
              ...place,
              category: [category],
            },
          ],
          unit: '1 pc',
          stock: 20,
          price: 30,
          discount: 0,
          ...byOptionalField<OptionalValues>(({ kind }) => NO_VALUES[kind]),
          more_details: {},
          createdAt: expect.any(String),
          updatedAt: expect.any(String),
        },
      },
      second.data,
    ]);
  });

  test('loses a product that is deleted', async () => {
    const { productId } = await stockProduct(shop.db);
    await shop.call('addToCart', { productId }, { as: asha });
    await shop.db.deleteFrom('products').where('id', '=', productId).execute();
    expect(await cartOf(asha)).toEqual([]);
  });

  test('requires a login', async () => {
    expect(await shop.refused('getCart')).toMatchObject({ status: 401, message: 'Please Login' });
  });
});

describe('a line of the cart', () => {
  let lineId: CartLineId;
  beforeEach(async () => {
    const { productId } = await stockProduct(shop.db, { name: 'Amul Milk', stock: 5 });
    lineId = (await shop.call('addToCart', { productId }, { as: asha })).data._id as CartLineId;
  });

  test('accepts another quantity', async () => {
    const { data } = await shop.call('changeQuantity', { _id: lineId, qty: 5 }, { as: asha });
    expect(data).toMatchObject({ _id: lineId, quantity: 5 });
    expect(await cartOf(asha)).toEqual([data]);
  });

  test('accepts no more than the stock, and reports it', async () => {
    expect(await shop.refused('changeQuantity', { _id: lineId, qty: 6 }, { as: asha })).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      message: 'Only 5 left of Amul Milk',
    });
    expect(await cartOf(asha)).toMatchObject([{ quantity: 1 }]);
  });

  test.each([0, -1, 51, 1.5, 'many', null, true, [2], Number.MAX_SAFE_INTEGER])(
    'refuses the quantity %j',
    async (qty) => {
      const refusal = await shop.refused('changeQuantity', { _id: lineId, qty }, { as: asha });
      expect(refusal).toMatchObject({ status: 400, field: 'qty' });
      expect(await cartOf(asha)).toMatchObject([{ quantity: 1 }]);
    },
  );

  test('that is removed while its quantity changes is reported as missing, not as sold out', async () => {
    const [removed, commit] = [gate(), gate()];
    const removing = shop.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('cart_lines').where('id', '=', lineId).execute();
      removed.resolve();
      await commit.promise;
    });
    await removed.promise;
    const changing = shop.refused('changeQuantity', { _id: lineId, qty: 2 }, { as: asha });
    await expect.poll(() => countLockWaits(shop.db)).toBe(1);
    commit.resolve();
    await removing;
    expect(await changing).toMatchObject({ status: 404, message: 'That item is not in your cart' });
  });

  test('can be removed', async () => {
    const { message } = await shop.call('removeFromCart', { _id: lineId }, { as: asha });
    expect(message).toBe('Item remove');
    expect(await cartOf(asha)).toEqual([]);
    expect(await shop.refused('removeFromCart', { _id: lineId }, { as: asha })).toMatchObject({
      status: 404,
      message: 'That item is not in your cart',
    });
  });

  test('can’t be changed or removed by others', async () => {
    expect(await shop.refused('changeQuantity', { _id: lineId, qty: 2 }, { as: ravi })).toMatchObject({
      status: 404,
    });
    expect(await shop.refused('removeFromCart', { _id: lineId }, { as: ravi })).toMatchObject({
      status: 404,
    });
    expect(await shop.refused('changeQuantity', { _id: lineId, qty: 2 })).toMatchObject({ status: 401 });
    expect(await shop.refused('removeFromCart', { _id: lineId })).toMatchObject({ status: 401 });
    expect(await cartOf(asha)).toMatchObject([{ _id: lineId, quantity: 1 }]);
  });
});

test('the database applies discounts like the shop does', async () => {
  const { rows } = await sql<{ price: Paise; discount: number; payable: number }>`
    select price, discount, payable_paise(price, discount) as payable
    from generate_series(1, 420) as price, generate_series(0, 100) as discount`.execute(shop.db);
  expect(rows.filter((row) => row.payable !== discountedPaise(row.price, row.discount))).toEqual([]);
});

test('a cart shows the price and stock of the database if the shelf is outdated', async () => {
  const { productId } = await stockProduct(shop.db, { name: 'Toor Dal', pricePaise: 9_000, stock: 9 });
  const admin = await shop.signInAdmin();
  const edit = { _id: productId, field: 'price', was: 90, value: 92 } as const;
  await shop.call('editProductField', edit, { as: admin });
  const { data: line } = await shop.call('addToCart', { productId }, { as: asha });
  expect(line.productId).toMatchObject({ name: 'Toor Dal', price: 92, stock: 9 });
  // Bypasses the catalogue, so that the shelf is not notified.
  await shop.db
    .updateTable('products')
    .set({ price_paise: 9_500 as Paise, stock: 4 })
    .where('id', '=', productId)
    .execute();
  expect((await cartOf(asha))[0]?.productId).toMatchObject({ name: 'Toor Dal', price: 95, stock: 4 });
});
