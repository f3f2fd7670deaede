import { DAY_MS, LIMITS, type ProductId } from '@jhola/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMetrics } from '../../platform/metrics/index.ts';
import {
  confirmEmailOf,
  type Person,
  placeOrder,
  readMetrics,
  repetitions,
  startTestShop,
  stockProduct,
  type StockedProduct,
  type TestShop,
} from '../../testing/index.ts';
import { importAndWait, checkAndWait, uploadFile } from '../price-list/testing/upload-file.ts';
import { createStockAlertSender, type StockAlertSender } from './stock-alert-sender.ts';
import { deleteExpiredAlerts } from './rounds.queries.ts';

let shop: TestShop;
let admin: Person;
let asha: Person;
let milk: StockedProduct;
let teller: StockAlertSender;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signInAdmin();
  teller = anotherProcess();
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await confirmed('Asha Rao');
  milk = await stockProduct(shop.db, { name: 'Gokul Milk', stock: 0, pricePaise: 6_000, discount: 10 });
});

function anotherProcess(): StockAlertSender {
  return createStockAlertSender({ ...shop, metrics: createMetrics(shop.log) });
}

async function confirmed(name?: string): Promise<Person> {
  const person = await shop.signUp(name);
  await confirmEmailOf(shop, person);
  return person;
}

const ask = (as: Person, { productId }: StockedProduct = milk) =>
  shop.call('requestBackInStock', { productId }, { as });
const waitsFor = async (as: Person) =>
  (await shop.call('getBackInStock', undefined, { as })).data.map(({ product }) => product._id);
const setStock = (stock: number, { productId }: StockedProduct = milk) =>
  shop.db.updateTable('products').set({ stock }).where('id', '=', productId).execute();

/** Dates the requests back. Advancing the clock instead would end the sessions. */
async function later(ms: number): Promise<void> {
  await sql`update back_in_stock_requests set asked_at = asked_at - ${ms} * interval '1 millisecond'`.execute(
    shop.db,
  );
  await sql`update back_in_stock_rounds set began_at = began_at - ${ms} * interval '1 millisecond'`.execute(
    shop.db,
  );
}

async function mailsTo({ email }: Person) {
  return shop.db
    .selectFrom('mail_outbox')
    .select(['subject', 'body', 'content'])
    .where('recipient', '=', email)
    .where('subject', 'like', '%Gokul Milk%')
    .execute();
}
const countMails = (people: readonly Person[]) =>
  Promise.all(people.map(async (person) => (await mailsTo(person)).length));

describe('a request to be told when a product is back', () => {
  test('is recorded once, and listed until it is withdrawn', async () => {
    expect(await ask(asha)).toMatchObject({
      message: 'We’ll email you when it’s back',
      data: { isWaiting: true },
    });
    await ask(asha);
    const { data } = await shop.call('getBackInStock', undefined, { as: asha });
    expect(data).toMatchObject([
      { product: { _id: milk.productId, name: 'Gokul Milk', stock: 0, price: 60 } },
    ]);
    const [first] = data;
    const days = (Date.parse(first?.expiresAt ?? '') - Date.parse(first?.askedAt ?? '')) / DAY_MS;
    expect(days).toBe(LIMITS.stockAlerts.days);
    expect(await waitsFor(await shop.signUp())).toEqual([]);
    for (let n = 0; n < 2; n += 1) {
      await shop.call('cancelBackInStock', { productId: milk.productId }, { as: asha });
      expect(await waitsFor(asha)).toEqual([]);
    }
    await setStock(5);
    await teller.sendDue();
    expect(await mailsTo(asha)).toEqual([]);
  });

  test('is refused for visitors, and for unknown products', async () => {
    const { productId } = milk;
    expect(await shop.refused('requestBackInStock', { productId })).toMatchObject({ status: 401 });
    const unknown = { productId: `1${productId.slice(1)}` };
    expect(await shop.refused('requestBackInStock', unknown, { as: asha })).toMatchObject({ status: 404 });
  });

  test('for a product in stock records nothing and says so', async () => {
    await setStock(1);
    expect(await ask(asha)).toMatchObject({
      message: 'Good news: it’s back in stock',
      data: { isWaiting: false },
    });
    expect(await waitsFor(asha)).toEqual([]);
  });

  test('has a limit per account, which requests at the same time don’t exceed', async () => {
    const { most } = LIMITS.stockAlerts;
    await sql`
      with copies as (
        insert into products select '01zz' || lpad(n::text, 22, '0'), name, images, unit, stock, price_paise,
          discount_percent, description, more_details, null, created_at, updated_at, content_updated_at
        from products, generate_series(1, ${most - 1}) as n where id = ${milk.productId} returning id
      ) select from copies`.execute(shop.db);
    await sql`
      insert into back_in_stock_requests select ${asha.userId}, id, 'en', now() from products
      where id like '01zz%'`.execute(shop.db);
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => stockProduct(shop.db, { stock: 0 })));
    const rounds = repetitions(200);
    for (let round = 1; round <= rounds; round += 1) {
      const responses = await Promise.all(
        others.map(({ productId }) => shop.send('requestBackInStock', { productId }, { as: asha })),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
      if (round < rounds) {
        const ids = others.map(({ productId }) => productId);
        await shop.db.deleteFrom('back_in_stock_requests').where('product_id', 'in', ids).execute();
        // There is a limit of requests an hour too.
        await shop.db.deleteFrom('rate_counters').execute();
      }
    }
    expect(await waitsFor(asha)).toHaveLength(most);
    await sql`delete from products where id like '01zz%'`.execute(shop.db);
  });

  test('expires, and then nobody is told', async () => {
    await ask(asha);
    await later(LIMITS.stockAlerts.days * DAY_MS + 1);
    expect(await waitsFor(asha)).toEqual([]);
    await setStock(5);
    await teller.sendDue();
    expect(await mailsTo(asha)).toEqual([]);
  });

  test('that has expired is renewed, in the language of the renewal, before it is deleted', async () => {
    await ask(asha);
    await later(LIMITS.stockAlerts.days * DAY_MS + 1);
    const { productId } = milk;
    const as = { ...asha, cookies: { language: 'hi' } };
    const { data } = await shop.call('requestBackInStock', { productId }, { as });
    expect(data.isWaiting).toBe(true);
    expect(await waitsFor(asha)).toEqual([productId]);
    await deleteExpiredAlerts(shop.db, shop.clock.now());
    await setStock(5);
    await teller.sendDue();
    expect(await mailsTo(asha)).toMatchObject([{ content: { lang: 'hi' } }]);
  });

  test('is part of the download of one’s data, and is deleted with the account', async () => {
    await ask(asha);
    const headers = { authorization: `Bearer ${asha.accessToken}` };
    const { body } = await shop.app.inject({ url: '/api/user/export', headers });
    expect(JSON.parse(body).stockAlerts).toMatchObject([
      { productId: milk.productId, name: 'Gokul Milk', unit: '1 pc', language: 'en' },
    ]);
    await shop.call('deleteAccount', { password: asha.password }, { as: asha });
    await setStock(5);
    await teller.sendDue();
    expect(await mailsTo(asha)).toEqual([]);
    const rows = await shop.db
      .selectFrom('back_in_stock_requests')
      .selectAll()
      .where('user_id', '=', asha.userId)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('a product that is back', () => {
  test('is announced once, in the language of the request, with picture, price and link', async () => {
    const ravi = await confirmed('Ravi');
    await shop.call(
      'requestBackInStock',
      { productId: milk.productId },
      { as: { ...asha, cookies: { language: 'hi' } } },
    );
    await ask(ravi);
    const edit = { _id: milk.productId, field: 'stock', was: 0, value: 7 } as const;
    await shop.call('editProductField', edit, { as: admin });
    await teller.sendDue();
    const [english] = await mailsTo(ravi);
    expect(english?.subject).toBe('Gokul Milk is back in stock');
    expect(english?.body).toContain('Gokul Milk (1 pc)\n₹54 (MRP ₹60)');
    expect(english?.body).toContain(`http://localhost:8080/product/Gokul-Milk-${milk.productId}`);
    expect(english?.content?.blocks).toContainEqual({
      kind: 'product',
      name: 'Gokul Milk',
      unit: '1 pc',
      price: '₹54',
      priceBefore: '₹60',
      picture: '/images/0000000000/640.webp',
    });
    const [hindi] = await mailsTo(asha);
    expect(hindi).toMatchObject({ subject: 'Gokul Milk फिर से स्टॉक में है', content: { lang: 'hi' } });
    expect(await waitsFor(asha)).toEqual([]);
    await teller.sendDue();
    expect(await countMails([asha, ravi])).toEqual([1, 1]);
  });

  test('is announced although the mails about another product can’t be queued', async () => {
    const tea = await stockProduct(shop.db, { name: 'Gokul Milk Tea', stock: 0 });
    const [first, second] = milk.productId < tea.productId ? [milk, tea] : [tea, milk];
    const ravi = await confirmed('Ravi');
    await ask(ravi, first);
    await ask(asha, second);
    for (const product of [first, second]) await setStock(5, product);
    const rounds = sql`alter table back_in_stock_rounds`;
    await sql`${rounds} add constraint refused check (product_id <> ${sql.lit(first.productId)})`.execute(
      shop.db,
    );
    await teller.sendDue();
    expect(await countMails([ravi, asha])).toEqual([0, 1]);
    await sql`${rounds} drop constraint refused`.execute(shop.db);
    await teller.sendDue();
    expect(await countMails([ravi, asha])).toEqual([1, 1]);
  });

  test('is announced after a cancelled order', async () => {
    await setStock(1);
    const ravi = await shop.signUp('Ravi');
    const { _id } = await placeOrder(shop, ravi, [{ productId: milk.productId }]);
    await ask(asha);
    await teller.sendDue();
    expect(await countMails([asha])).toEqual([0]);
    await shop.call('cancelMyOrder', { _id }, { as: ravi });
    await teller.sendDue();
    expect(await countMails([asha])).toEqual([1]);
  });

  test('is announced after a price list', async () => {
    const take = async (stock: number) => {
      const text = `Product,Pack,Price,Stock,Category,Sub Category\nGokul Milk,2 l,90,${stock},Dairy,Milk\n`;
      const list = await checkAndWait(shop, admin, await uploadFile(shop, admin, text));
      await importAndWait(shop, admin, list);
    };
    await take(0);
    const { id: productId } = await shop.db
      .selectFrom('products')
      .select('id')
      .where('name', '=', 'Gokul Milk')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await ask(asha, { ...milk, productId });
    await take(0);
    await teller.sendDue();
    expect(await countMails([asha])).toEqual([0]);
    await take(6);
    await teller.sendDue();
    expect(await countMails([asha])).toEqual([1]);
  });

  test('is announced after an undelivered order', async () => {
    await setStock(1);
    const ravi = await shop.signUp('Ravi');
    const { _id } = await placeOrder(shop, ravi, [{ productId: milk.productId }]);
    await ask(asha);
    for (const [from, to] of [
      ['pending', 'processing'],
      ['processing', 'shipped'],
    ] as const) {
      await shop.call('moveOrder', { _id, from, to }, { as: admin });
      await teller.sendDue();
    }
    expect(await countMails([asha])).toEqual([0]);
    const undelivered = { _id, from: 'shipped', reason: 'Nobody there' } as const;
    await shop.call('markUndelivered', undelivered, { as: admin });
    await teller.sendDue();
    expect(await countMails([asha])).toEqual([1]);
  });

  test('is announced to the first three shoppers per piece, and hours later to the next', async () => {
    const people = [];
    for (let n = 0; n < 5; n += 1) {
      const person = await confirmed();
      people.push(person);
      await ask(person);
      await later(1_000);
    }
    await setStock(1);
    for (let n = 0; n < 2; n += 1) await teller.sendDue();
    expect(await countMails(people)).toEqual([1, 1, 1, 0, 0]);
    await later(6 * 60 * 60_000);
    await teller.sendDue();
    expect(await countMails(people)).toEqual([1, 1, 1, 1, 1]);
  });

  test('is announced although its last round was dated by a clock that was ahead', async () => {
    const people = [asha, await confirmed(), await confirmed(), await confirmed()];
    for (const person of people) {
      await ask(person);
      await later(1_000);
    }
    await setStock(1);
    await teller.sendDue();
    await later(-DAY_MS);
    await teller.sendDue();
    expect(await countMails(people)).toEqual([1, 1, 1, 1]);
  });

  test('that was sold out again in between is announced again', async () => {
    const people = [asha, await confirmed(), await confirmed(), await confirmed()];
    for (const person of people) {
      await ask(person);
      await later(1_000);
    }
    await setStock(1);
    await teller.sendDue();
    await setStock(0);
    await ask(asha);
    await setStock(1);
    await teller.sendDue();
    expect(await countMails(people)).toEqual([2, 1, 1, 1]);
  });

  test('is not announced to unconfirmed addresses until they are confirmed, nor to suspended accounts', async () => {
    const stranger = await shop.signUp('Ravi');
    const { message } = await ask(stranger);
    expect(message).toContain('Confirm your email');
    await ask(asha);
    await shop.call('suspendUser', { _id: asha.userId }, { as: admin });
    await setStock(5);
    await teller.sendDue();
    expect(await countMails([stranger, asha])).toEqual([0, 0]);
    await confirmEmailOf(shop, stranger);
    await teller.sendDue();
    expect(await countMails([stranger, asha])).toEqual([1, 0]);
  });

  test('and was deleted is announced to nobody', async () => {
    await ask(asha);
    await setStock(5);
    await shop.call('deleteProduct', { _id: milk.productId }, { as: admin });
    await teller.sendDue();
    expect(await countMails([asha])).toEqual([0]);
    expect(await waitsFor(asha)).toEqual([]);
  });

  test('is announced after all if a process fails before its mails are queued', async () => {
    await ask(asha);
    await setStock(5);
    await sql`alter table mail_outbox add constraint crash check (recipient <> ${sql.lit(asha.email)}) not valid`.execute(
      shop.db,
    );
    expect(await teller.sendDue()).toBe(0);
    expect(await waitsFor(asha)).toEqual([milk.productId]);
    await sql`alter table mail_outbox drop constraint crash`.execute(shop.db);
    await teller.sendDue();
    expect(await countMails([asha])).toEqual([1]);
  });
});

describe('at the same time', () => {
  test('several processes tell everybody once, and no more shoppers than the stock permits', async () => {
    const people: Person[] = [];
    for (let n = 0; n < 8; n += 1) people.push(await confirmed());
    const tellers = [teller, anotherProcess(), anotherProcess()];
    for (let round = 1; round <= repetitions(100); round += 1) {
      await setStock(0);
      await Promise.all(people.map((person) => ask(person)));
      await setStock(2);
      await Promise.all(tellers.map((one) => one.sendDue()));
      const told = await countMails(people);
      expect(told.reduce((sum, mails) => sum + mails, 0)).toBe(6);
      expect(Math.max(...told)).toBe(1);
      await shop.db.deleteFrom('mail_outbox').execute();
      await later(60 * 60_000);
    }
    expect(shop.log.faults).toEqual([]);
  });

  test('a request that is withdrawn gets a mail or not, and is deleted', async () => {
    for (let round = 1; round <= repetitions(100); round += 1) {
      await setStock(0);
      await ask(asha);
      await setStock(2);
      const { productId } = milk;
      await Promise.all([teller.sendDue(), shop.call('cancelBackInStock', { productId }, { as: asha })]);
      expect(await waitsFor(asha)).toEqual([]);
    }
    expect(shop.log.faults).toEqual([]);
  });
});

describe('the shopkeeper', () => {
  test('sees in the product table how many wait for a product that is sold out', async () => {
    const form = {
      name: 'Gokul Milk',
      image: ['/images/0000000000/640.webp'],
      category: [milk.categoryId],
      subCategory: [milk.subCategoryId],
      unit: '1 l',
      stock: 0,
      price: 60,
    };
    const { data: made } = await shop.call('createProduct', form, { as: admin });
    const productId = made._id as ProductId;
    for (const person of [asha, await shop.signUp('Ravi')]) await ask(person, { ...milk, productId });
    const table = await shop.call('getProductTable', { stock: 'out', limit: 100 }, { as: admin });
    expect(table.waiting).toEqual([{ productId, count: 2 }]);
  });

  test('sees it beside what runs low', async () => {
    await setStock(1);
    const ravi = await shop.signUp('Ravi');
    await placeOrder(shop, ravi, [{ productId: milk.productId }]);
    await ask(asha);
    const { data } = await shop.call('shopDay', undefined, { as: admin });
    expect(data.runsOut.find(({ productId }) => productId === milk.productId)).toMatchObject({ waiting: 1 });
  });
});

test('expired requests are deleted, and nothing else', async () => {
  const tables = ['back_in_stock_requests', 'back_in_stock_rounds'] as const;
  const rows = async () =>
    Promise.all(
      tables.map(
        async (table) =>
          (await shop.db.selectFrom(table).selectAll().where('product_id', '=', milk.productId).execute())
            .length,
      ),
    );
  const ravi = await confirmed('Ravi');
  await ask(ravi);
  await setStock(1);
  await teller.sendDue();
  await setStock(0);
  const { productId: product_id } = milk;
  const request = { user_id: asha.userId, product_id, language: 'en', asked_at: shop.clock.now() } as const;
  await shop.db.insertInto('back_in_stock_requests').values(request).execute();
  await deleteExpiredAlerts(shop.db, shop.clock.now());
  expect(await rows()).toEqual([1, 1]);
  await later(7 * 60 * 60_000);
  await deleteExpiredAlerts(shop.db, shop.clock.now());
  expect(await rows()).toEqual([1, 0]);
  await later(LIMITS.stockAlerts.days * DAY_MS);
  await deleteExpiredAlerts(shop.db, shop.clock.now());
  expect(await rows()).toEqual([0, 0]);
});

test('waiting and told requests are in the metrics', async () => {
  const metrics = createMetrics(shop.log);
  const sender = createStockAlertSender({ ...shop, metrics });
  const counts = async () => {
    const all = readMetrics(await metrics.scrape());
    return ['waiting', 'told_total'].map((name) => all.get(`jhola_stock_alerts_${name}`) ?? 0);
  };
  const [before = 0] = await counts();
  await ask(asha);
  expect(await counts()).toEqual([before + 1, 0]);
  await setStock(5);
  await sender.sendDue();
  expect(await counts()).toEqual([before, 1]);
});
