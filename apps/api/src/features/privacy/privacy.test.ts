import { makeId, type OrderId, type Role } from '@jhola/domain';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  confirmEmailOf,
  countLockWaits,
  fillCart,
  gate,
  HOME,
  type Person,
  placeOrder,
  repetitions,
  startTestShop,
  stockProduct,
  type TestShop,
} from '../../testing/index.ts';
import { requirePassword } from '../accounts/index.ts';
import { setUpApp } from '../accounts/testing/authenticator-app.ts';
import { newestMail, otpFor } from '../accounts/testing/mail-and-cookies.ts';

let shop: TestShop;
let admin: Person;
let asha: Person;
beforeAll(async () => {
  shop = await startTestShop({
    SHOP_EMAIL: 'help@jhola.test',
    GRIEVANCE_NAME: 'Meera Nair',
    GRIEVANCE_EMAIL: 'grievance@jhola.test',
  });
  // No window of a limit ends during a test.
  shop.clock.advanceToFullHour();
  admin = await shop.signInAdmin();
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.signUp('Asha Rao');
});

async function order(person: Person): Promise<string> {
  const { productId } = await stockProduct(shop.db);
  return (await placeOrder(shop, person, [{ productId, quantity: 1 }]))._id;
}

async function deliver(_id: string): Promise<void> {
  const steps = ['pending', 'processing', 'shipped', 'delivered'] as const;
  for (const [n, to] of steps.slice(1).entries()) {
    await shop.send('moveOrder', { _id, from: steps[n], to }, { as: admin });
  }
}

async function download(person: Person) {
  const response = await shop.app.inject({
    method: 'GET',
    url: '/api/user/export',
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
  return { status: response.statusCode, headers: response.headers, text: response.body };
}

const setRole = ({ userId }: Person, role: Role) =>
  shop.call('changeRole', { _id: userId, role }, { as: admin });

const remove = (person: Person, password = person.password) =>
  shop.send('deleteAccount', { password }, { as: person });

describe('the download of one’s data', () => {
  test('has profile, addresses, cart, sessions and all orders, and nobody else’s', async () => {
    const ravi = await shop.signUp('Ravi');
    await order(ravi);
    const ids = [await order(asha), await order(asha)];
    const { productId } = await stockProduct(shop.db, { name: 'Masala chai' });
    await shop.call('addToCart', { productId, quantity: 3 }, { as: asha });
    const { status, headers, text } = await download(asha);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/json');
    expect(headers['content-disposition']).toBe('attachment; filename="my-jhola-data.json"');
    const data = JSON.parse(text);
    expect(Object.keys(data)).toEqual([
      'exportedAt',
      'profile',
      'addresses',
      'cart',
      'stockAlerts',
      'orderUpdates',
      'sessions',
      'devices',
      'secondFactor',
      'passwordResets',
      'emailConfirmations',
      'changesByAdmins',
      'mails',
      'orderNetworkAddresses',
      'orders',
    ]);
    expect(data.profile).toMatchObject({ name: 'Asha Rao', email: asha.email });
    expect(data.addresses).toHaveLength(2);
    expect(data.cart).toMatchObject([{ name: 'Masala chai', quantity: 3 }]);
    expect(data.sessions).toMatchObject([{ isThis: true }]);
    expect(data.secondFactor).toEqual({ authenticatorSince: null, recoveryCodesLeft: 0, passkeys: [] });
    expect(data.orders.map((one: { _id: string }) => one._id)).toEqual(ids);
    expect(text).not.toContain(ravi.email);
    expect(text).not.toMatch(/hash|argon/);
  });

  test('has checkouts that were never paid, with their items and address', async () => {
    await order(asha);
    await sql`update orders set status = 'abandoned', payment_method = 'card', payment_status = 'UNPAID'
      where user_id = ${asha.userId}`.execute(shop.db);
    const { orders } = JSON.parse((await download(asha)).text);
    expect(orders).toMatchObject([
      { status: 'abandoned', items: [{}], delivery_address: { country: 'India' } },
    ]);
  });

  test('has every order and session of a user with more than are read or listed at once', async () => {
    await order(asha);
    await sql`
      insert into sessions (id, user_id, logged_in_at, last_used_at, expires_at)
      select '01zz' || lpad(n::text, 22, '0'), user_id, logged_in_at, last_used_at, expires_at
      from sessions, generate_series(1, 60) as n where user_id = ${asha.userId}`.execute(shop.db);
    await sql`
      insert into orders (id, order_number, user_id, status, payment_method, payment_status, sub_total_paise,
        total_paise, delivery_address, placed_at, updated_at, status_since)
      select '01zz' || lpad(n::text, 22, '0'), 'T-' || n, user_id, status, payment_method, payment_status,
        sub_total_paise, total_paise, delivery_address, placed_at, updated_at, status_since
      from orders, generate_series(1, 250) as n where user_id = ${asha.userId}`.execute(shop.db);
    const { orders, sessions } = JSON.parse((await download(asha)).text);
    expect(sessions).toHaveLength(61);
    expect(new Set(orders.map((one: { _id: string }) => one._id)).size).toBe(251);
  });

  test('has an entry for each table that refers to a user or stores an address', async () => {
    /** Tables, and where their rows are in the file. */
    const exported: Record<string, string> = {
      users: 'profile',
      addresses: 'addresses',
      cart_lines: 'cart',
      back_in_stock_requests: 'stockAlerts',
      push_subscriptions: 'orderUpdates',
      sessions: 'sessions',
      known_devices: 'devices',
      authenticators: 'secondFactor',
      passkeys: 'secondFactor',
      recovery_codes: 'secondFactor',
      password_resets: 'passwordResets',
      email_confirmations: 'emailConfirmations',
      admin_changes: 'changesByAdmins',
      mail_outbox: 'mails',
      order_origins: 'orderNetworkAddresses',
      orders: 'orders',
      order_events: 'orders',
    };
    /** Tables that are left out, and why. */
    const leftOut: Record<string, string> = {
      cart_merges: 'ids of additions to the cart, which is in the file',
      passkey_challenges: 'random, for five minutes',
      payments: 'the state of a payment, which is in the order; until its session is known, the email',
      pending_logins: 'a login without its second step, for ten minutes',
      pictures: 'the profile photo is in the profile; others show products',
      price_lists: 'the work of an admin',
    };
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'actor_id', 'uploaded_by', 'email', 'recipient',
        'address', 'address_line', 'mobile', 'delivery_address')`.execute(shop.db);
    const known = [...Object.keys(exported), ...Object.keys(leftOut)];
    expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    const keys = Object.keys(JSON.parse((await download(asha)).text));
    for (const key of Object.values(exported)) expect(keys).toContain(key);
  });

  test('has devices, changes by admins, and mails to a confirmed address without their contents', async () => {
    await order(asha);
    await shop.db
      .insertInto('order_origins')
      .columns(['order_id', 'address', 'noted_at'])
      .expression(({ selectFrom, val }) =>
        selectFrom('orders')
          .select(['id', val('203.0.113.5').as('address'), val(shop.clock.now()).as('noted_at')])
          .where('user_id', '=', asha.userId),
      )
      .execute();
    await setRole(asha, 'ADMIN');
    await setRole(asha, 'USER');
    await shop.call('login', { email: asha.email, password: asha.password });
    await shop.send('forgotPassword', { email: asha.email });
    const otp = await otpFor(shop, asha.email);
    const before = await download(asha);
    expect(JSON.parse(before.text).mails).toEqual([]);
    await confirmEmailOf(shop, asha);
    const { text } = await download(asha);
    const data = JSON.parse(text);
    expect(data.mails.map((mail: { subject: string }) => mail.subject)).toContain(
      'Your OTP for a new password',
    );
    expect(Object.keys(data.mails[0])).toEqual(['subject', 'queuedAt', 'sentAt']);
    expect(text).not.toContain(otp);
    expect(data.devices).toHaveLength(1);
    expect(data.orderNetworkAddresses).toMatchObject([{ address: '203.0.113.5' }]);
    expect(data.passwordResets).toMatchObject([{ email: asha.email }]);
    expect(data.emailConfirmations).toMatchObject([{ email: asha.email }]);
    expect(data.changesByAdmins).toMatchObject([{ after: { role: 'ADMIN' } }, { after: { role: 'USER' } }]);
    expect(text).not.toContain(admin.name);
    expect(data.profile.language).toBe('en');
  });

  test('has no mails that another account got at the same address before', async () => {
    const ravi = await shop.signUp('Ravi');
    const given = asha.email;
    await shop.send('forgotPassword', { email: given });
    await shop.call(
      'updateUser',
      { name: asha.name, email: `new-${given}`, mobile: '9845012301' },
      { as: asha },
    );
    await shop.call('updateUser', { name: ravi.name, email: given, mobile: '9845012302' }, { as: ravi });
    await confirmEmailOf(shop, ravi);
    const { mails } = JSON.parse((await download(ravi)).text);
    expect(mails).toMatchObject([{ subject: 'Please confirm your email for Jhola' }]);
  });

  test('requires a login, and is limited to ten times an hour', async () => {
    expect((await shop.refused('exportMyData')).status).toBe(401);
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await download(asha)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('a deleted account', () => {
  test('keeps no second factor', async () => {
    await setRole(asha, 'ADMIN');
    await setUpApp(shop, asha);
    await shop.refused('login', { email: asha.email, password: asha.password });
    await setRole(asha, 'USER');
    expect(JSON.parse((await download(asha)).text).secondFactor).toMatchObject({ recoveryCodesLeft: 10 });
    expect((await remove(asha)).status).toBe(200);
    for (const table of ['authenticators', 'passkeys', 'recovery_codes', 'pending_logins'] as const) {
      expect(await shop.db.selectFrom(table).select('user_id').execute(), table).toEqual([]);
    }
  });

  test('has no sessions, login, addresses or cart; a last mail confirms it', async () => {
    const { productId } = await stockProduct(shop.db);
    await fillCart(shop, asha, [{ productId }]);
    expect((await remove(asha)).status).toBe(200);
    expect((await shop.refused('userDetails', undefined, { as: asha })).status).toBe(401);
    expect((await shop.refused('refreshToken', { refreshToken: asha.refreshToken })).status).toBe(401);
    expect((await shop.refused('login', { email: asha.email, password: asha.password })).code).toBe(
      'BAD_CREDENTIALS',
    );
    // The session of the request only says that it has ended.
    const sessions = await shop.db
      .selectFrom('sessions')
      .select(['ended_at', 'device'])
      .where('user_id', '=', asha.userId)
      .execute();
    expect(sessions).toEqual([{ ended_at: expect.any(Date) as Date, device: '' }]);
    for (const table of ['addresses', 'cart_lines', 'email_confirmations'] as const) {
      const rows = await shop.db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', asha.userId)
        .execute();
      expect(rows, table).toEqual([]);
    }
    expect((await newestMail(shop, asha.email)).subject).toBe('Your account was deleted');
  });

  test('keeps no copies of the mails that were sent to it', async () => {
    await shop.send('forgotPassword', { email: asha.email });
    await shop.db
      .updateTable('mail_outbox')
      .set({ sent_at: shop.clock.now() })
      .where('recipient', '=', asha.email)
      .execute();
    await remove(asha);
    const mails = await shop.db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('recipient', '=', asha.email)
      .execute();
    expect(mails).toEqual([{ subject: 'Your account was deleted' }]);
  });

  test('keeps no copies of mails to its earlier addresses, but those of an account that has one of them now', async () => {
    const changeEmail = (email: string) =>
      shop.call('updateUser', { name: 'Asha Rao', email, mobile: '9845012345' }, { as: asha });
    const emails = [asha.email, `second-${asha.email}`, `third-${asha.email}`] as const;
    await changeEmail(emails[1]);
    await shop.db.updateTable('mail_outbox').set({ sent_at: shop.clock.now() }).execute();
    await changeEmail(emails[2]);
    const password = 'chai at five';
    const next = { name: 'Ravi', email: emails[0], password, confirmPassword: password };
    await shop.call('register', next);
    await shop.db.updateTable('mail_outbox').set({ sent_at: shop.clock.now() }).execute();
    await remove(asha);
    const mails = await shop.db
      .selectFrom('mail_outbox')
      .select(['recipient', 'subject'])
      .where('recipient', 'in', emails)
      .orderBy('recipient')
      .execute();
    expect(mails).toEqual([
      { recipient: emails[0], subject: 'Please confirm your email for Jhola' },
      { recipient: emails[2], subject: 'Your account was deleted' },
    ]);
  });

  test('gets no mail that was still waiting, but the last one also where such mails were to go', async () => {
    const before = asha.email;
    const after = `new-${before}`;
    await order(asha);
    await shop.call('updateUser', { name: 'Asha Rao', email: after, mobile: '9845012345' }, { as: asha });
    const waiting = () =>
      shop.db
        .selectFrom('mail_outbox')
        .select(['recipient', 'subject'])
        .where('recipient', 'in', [before, after])
        .where('sent_at', 'is', null)
        .orderBy('recipient', 'desc')
        .execute();
    // The shop's sender is done with them, so that they wait as if the mail server had refused them.
    await expect.poll(waiting).toEqual([]);
    await shop.db
      .updateTable('mail_outbox')
      .set({ sent_at: null, next_try_at: new Date(shop.clock.now().getTime() + 30 * 60_000) })
      .where('recipient', 'in', [before, after])
      .execute();
    expect(new Set((await waiting()).map(({ recipient }) => recipient))).toEqual(new Set([before, after]));
    expect((await remove(asha)).status).toBe(409);
    await sql`update orders set status = 'cancelled' where user_id = ${asha.userId}`.execute(shop.db);
    expect((await remove(asha)).status).toBe(200);
    const mails = await shop.db
      .selectFrom('mail_outbox')
      .select(['recipient', 'subject'])
      .where('recipient', 'in', [before, after])
      .orderBy('recipient', 'desc')
      .execute();
    expect(mails).toEqual([
      { recipient: before, subject: 'Your account was deleted' },
      { recipient: after, subject: 'Your account was deleted' },
    ]);
  });

  test('keeps its orders without personal data, and is in no list of users', async () => {
    await shop.call(
      'updateUser',
      { name: 'Asha Rao', email: asha.email, mobile: '9845012345' },
      { as: asha },
    );
    const _id = await order(asha);
    await deliver(_id);
    await setRole(asha, 'ADMIN');
    await setRole(asha, 'USER');
    expect((await remove(asha)).status).toBe(200);
    const { data } = await shop.call('getOrder', { _id }, { as: admin });
    expect(data).toMatchObject({
      status: 'delivered',
      customer: { name: 'Deleted account' },
      delivery_address: { address_line: 'Removed', city: 'Pune', pincode: '411001', mobile: '' },
    });
    const found = await shop.call('listUsers', { search: 'deleted' }, { as: admin });
    expect(found).toMatchObject({ data: [], totalCount: 0 });
    for (const table of ['users', 'orders', 'admin_changes', 'order_events', 'addresses'] as const) {
      const rows = JSON.stringify(await shop.db.selectFrom(table).selectAll().execute());
      for (const trace of [asha.email, '9845012345']) expect(rows, table).not.toContain(trace);
    }
    const history = await shop.call('listChanges', { entity: 'user', entityId: asha.userId }, { as: admin });
    expect(new Set(history.data.map(({ entityName }) => entityName))).toEqual(new Set(['Deleted account']));
  });

  test('has no name in the entries of what it changed as an admin', async () => {
    const { productId } = await stockProduct(shop.db);
    await shop.call('changeRole', { _id: asha.userId, role: 'ADMIN' }, { as: admin });
    await shop.call('discountProducts', { ids: [productId], count: 1, discount: 5 }, { as: asha });
    await shop.call('changeRole', { _id: asha.userId, role: 'USER' }, { as: admin });
    await remove(asha);
    const { data } = await shop.call(
      'listChanges',
      { entity: 'product', entityId: productId },
      { as: admin },
    );
    expect(data.map(({ actor, action }) => [action, actor.name])).toEqual([['update', 'Deleted account']]);
  });

  test('is reported again if the request is repeated because its response was lost', async () => {
    const laptop = await shop.call('login', { email: asha.email, password: asha.password });
    const [one, two] = await Promise.all([remove(asha), remove(asha)]);
    for (const response of [one, two, await remove(asha), await remove(asha, 'not it')])
      expect(response).toMatchObject({ status: 200, body: { message: 'Your account is deleted' } });
    const mails = await shop.db
      .selectFrom('mail_outbox')
      .select('id')
      .where('recipient', '=', asha.email)
      .where('subject', '=', 'Your account was deleted')
      .execute();
    expect(mails).toHaveLength(1);
    expect((await shop.send('userDetails', undefined, { as: asha })).status).toBe(401);
    expect((await shop.send('logoutEverywhere', undefined, { as: asha })).status).toBe(200);
    const other = { ...asha, accessToken: laptop.data.accesstoken };
    expect(await remove(other)).toMatchObject({ status: 401 });
  });

  test('while a request checks its password isn’t a wrong password, which would be counted', async () => {
    await remove(asha);
    const { userId, password } = asha;
    const from = { address: '203.0.113.9', device: null, userAgent: '' };
    const checked = requirePassword(shop, userId, password, from, 'password');
    await expect(checked).rejects.toMatchObject({ code: 'NO_SESSION' });
  });

  test('can be registered again with the same email, and the new one has no data of the old one', async () => {
    await deliver(await order(asha));
    await remove(asha);
    const { name, email, password } = asha;
    await shop.call('register', { name, email, password, confirmPassword: password });
    const { data } = await shop.call('login', { email, password });
    const as = { accessToken: data.accesstoken };
    const { data: user } = await shop.call('userDetails', undefined, { as });
    expect(user).toMatchObject({ orderHistory: [], address_details: [], mobile: '' });
    expect(user._id).not.toBe(asha.userId);
  });

  test('requires the password', async () => {
    const refused = await shop.refused('deleteAccount', { password: 'not it' }, { as: asha });
    expect(refused).toMatchObject({ status: 400, code: 'WRONG_PASSWORD', field: 'password' });
    expect((await shop.send('userDetails', undefined, { as: asha })).status).toBe(200);
  });

  test('can’t have open orders, which the error lists', async () => {
    const _id = await order(asha);
    const { data } = await shop.call('getOrder', { _id }, { as: asha });
    const refused = await shop.refused('deleteAccount', { password: asha.password }, { as: asha });
    expect(refused).toMatchObject({ status: 409, code: 'OPEN_ORDERS' });
    expect(refused.message).toContain(data.orderId);
    await shop.call('cancelMyOrder', { _id }, { as: asha });
    await shop.db
      .updateTable('orders')
      .set({ payment_status: 'REFUND PENDING' })
      .where('id', '=', _id as OrderId)
      .execute();
    expect((await remove(asha)).status).toBe(409);
    await shop.db
      .updateTable('orders')
      .set({ payment_status: 'REFUNDED' })
      .where('id', '=', _id as OrderId)
      .execute();
    expect((await remove(asha)).status).toBe(200);
  });

  test.each(['opening', 'open', 'lapsed'] as const)(
    'can’t have a card payment that is %s, because its abandoned order can still be placed',
    async (state) => {
      const _id = await order(asha);
      const { data } = await shop.call('getOrder', { _id }, { as: asha });
      await sql`update orders set status = 'abandoned', payment_method = 'card', payment_status = 'UNPAID'
        where id = ${_id}`.execute(shop.db);
      const setState = (to: 'opening' | 'open' | 'lapsed' | 'expired') =>
        sql`
          insert into payments (order_id, user_id, state, amount_paise, session_id, expires_at, next_check_at,
            created_at, updated_at)
          select id, user_id, ${to}, total_paise, 'cs_' || id, placed_at, placed_at + interval '1 day', placed_at,
            placed_at from orders where id = ${_id}
          on conflict (order_id) do update set state = excluded.state`.execute(shop.db);
      await setState(state);
      const refused = await shop.refused('deleteAccount', { password: asha.password }, { as: asha });
      expect(refused).toMatchObject({ status: 409, code: 'OPEN_ORDERS' });
      expect(refused.message).toContain(data.orderId);
      await setState('expired');
      expect((await remove(asha)).status).toBe(200);
    },
  );

  test('can’t be an admin’s', async () => {
    expect(await shop.refused('deleteAccount', { password: admin.password }, { as: admin })).toMatchObject({
      status: 409,
      code: 'ADMIN_ACCOUNT',
    });
  });

  test('waits for an order that is being placed, and is then refused', async () => {
    await order(await shop.signUp('Ravi'));
    const inserted = gate();
    const commit = gate();
    const placing = shop.db.transaction().execute(async (tx) => {
      await sql`
        insert into orders (id, order_number, user_id, status, payment_method, payment_status, sub_total_paise,
          total_paise, delivery_address, placed_at, updated_at, status_since)
        select '01zy' || right(id, 22), 'W-1', ${asha.userId}, 'pending', payment_method, payment_status,
          sub_total_paise, total_paise, delivery_address, placed_at, updated_at, status_since
        from orders order by id desc limit 1`.execute(tx);
      inserted.resolve();
      await commit.promise;
    });
    await inserted.promise;
    const removing = remove(asha);
    await expect.poll(() => countLockWaits(shop.db)).toBe(1);
    commit.resolve();
    await placing;
    expect((await removing).status).toBe(409);
  });

  test('gets nothing from requests that waited for its deletion, and keeps no photo of one', async () => {
    const locked = gate();
    const commit = gate();
    const removing = shop.db.transaction().execute(async (tx) => {
      await sql`select from users where id = ${asha.userId} for update`.execute(tx);
      locked.resolve();
      await commit.promise;
      await tx
        .updateTable('users')
        .set({ status: 'Inactive', name: 'Deleted account', email: `${asha.userId}@deleted.invalid` })
        .where('id', '=', asha.userId)
        .execute();
    });
    await locked.promise;
    const photo = new FormData();
    const png = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    photo.append('avatar', new Blob([new Uint8Array(png)]), 'me.png');
    const { productId } = await stockProduct(shop.db);
    const { productId: soldOut } = await stockProduct(shop.db, { stock: 0 });
    const profile = { name: 'Asha Rao', email: `late-${asha.email}`, mobile: '9845012345' };
    const late = [
      shop.send('createAddress', HOME, { as: asha }),
      shop.send('updateUser', profile, { as: asha }),
      shop.send('resendConfirmation', undefined, { as: asha }),
      shop.send('uploadAvatar', photo, { as: asha }),
      shop.send(
        'mergeCart',
        { mergeId: makeId(new Date()), lines: [{ productId, quantity: 1 }] },
        { as: asha },
      ),
      shop.send('requestBackInStock', { productId: soldOut }, { as: asha }),
    ];
    await expect.poll(() => countLockWaits(shop.db)).toBe(late.length);
    commit.resolve();
    await removing;
    const statuses = (await Promise.all(late)).map(({ status }) => status);
    expect(statuses).toEqual(late.map(() => 401));
    const user = await shop.db
      .selectFrom('users')
      .select(['name', 'mobile', 'avatar'])
      .where('id', '=', asha.userId)
      .executeTakeFirst();
    expect(user).toEqual({ name: 'Deleted account', mobile: '', avatar: '' });
    for (const table of ['addresses', 'cart_lines', 'back_in_stock_requests', 'pictures'] as const) {
      const owner = table === 'pictures' ? 'uploaded_by' : 'user_id';
      const { rows } =
        await sql`select from ${sql.table(table)} where ${sql.ref(owner)} = ${asha.userId}`.execute(shop.db);
      expect(rows, table).toEqual([]);
    }
  });

  test('and an order at the same time: one of them is refused', async () => {
    for (let round = 0; round < repetitions(200); round += 1) {
      const person = await shop.signUp('Meena');
      const { productId } = await stockProduct(shop.db);
      const form = await fillCart(shop, person, [{ productId }]);
      const [placed, removed] = await Promise.all([
        shop.send('placeCashOrder', form, { as: person }),
        remove(person),
      ]);
      expect([placed.status, removed.status].filter((status) => status === 200)).toHaveLength(1);
    }
    expect(shop.log.faults).toEqual([]);
  });
});

test('the shop’s contact names the grievance officer', async () => {
  expect((await shop.call('getShopContact')).data).toEqual({
    contact: { phone: '', email: 'help@jhola.test' },
    grievanceOfficer: { name: 'Meera Nair', email: 'grievance@jhola.test', phone: '' },
  });
});

test('security.txt names the contact, and expires in less than a year', async () => {
  const response = await shop.app.inject({ method: 'GET', url: '/.well-known/security.txt' });
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toContain('Contact: mailto:help@jhola.test\n');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(response.body) ?? [];
  const days = (Date.parse(expires) - shop.clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});
