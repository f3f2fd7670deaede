import { type AddressId, isId, LIMITS, makeId } from '@jhola/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  fillCart,
  HOME,
  type Person,
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

const save = async (fields = {}) =>
  (await shop.call('createAddress', { ...HOME, ...fields }, { as: asha })).data;
const addressesOf = async (as: Person) => (await shop.call('getAddresses', undefined, { as })).data;

describe('saving an address', () => {
  test('stores it for the signed-in user, whatever userId is sent', async () => {
    const saved = await save({ userId: ravi.userId });
    expect(saved).toEqual({
      ...HOME,
      _id: saved._id,
      userId: asha.userId,
      status: true,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(isId(saved._id)).toBe(true);
    expect(await addressesOf(asha)).toEqual([{ ...saved, isLastUsed: false }]);
    expect(await addressesOf(ravi)).toEqual([]);
  });

  test('accepts pincode and mobile as numbers, returns text', async () => {
    expect(await save({ pincode: 411001, mobile: 9876543210 })).toMatchObject({
      pincode: '411001',
      mobile: '9876543210',
    });
  });

  test('accepts digits of Indian scripts, as a Hindi keyboard types them', async () => {
    expect(await save({ pincode: '४११००१', mobile: '९८७६५ ४३२१०' })).toMatchObject({
      pincode: '411001',
      mobile: '9876543210',
    });
  });

  test.each(['+91 98765 43210', '098765-43210', '+91-9876543210'])(
    'accepts the mobile number as %j',
    async (mobile) => {
      const { _id, ...saved } = await save({ mobile });
      expect(saved.mobile).toBe('9876543210');
      const { data } = await shop.call('updateAddress', { _id, ...HOME, mobile }, { as: asha });
      expect(data.mobile).toBe('9876543210');
    },
  );

  test.each([
    ['address_line', '', 'Address is required'],
    ['city', '  ', 'City is required'],
    ['state', null, 'State is required'],
    ['country', undefined, 'Country is required'],
    ['pincode', '', 'Pincode is required'],
    ['pincode', '41100', 'Please enter a valid 6-digit pincode'],
    ['mobile', '', 'Mobile number is required'],
    ['mobile', '12345', 'Please enter a valid 10-digit mobile number'],
    ['city', 'x'.repeat(201), 'City can have at most 200 characters'],
    ['city', 'a\u0000b', "City has characters that can't be saved"],
  ])('refuses %s %j: %s', async (field, value, message) => {
    const refusal = await shop.refused('createAddress', { ...HOME, [field]: value }, { as: asha });
    expect(refusal).toMatchObject({ status: 400, field, message });
    expect(await addressesOf(asha)).toEqual([]);
  });

  test('is refused above twenty, also for concurrent requests; removing one makes room', async () => {
    const responses = await Promise.all(
      Array.from({ length: 25 }, () => shop.send('createAddress', HOME, { as: asha })),
    );
    expect(responses.filter((response) => response.status === 200)).toHaveLength(20);
    const [first] = await addressesOf(asha);
    expect(await shop.refused('createAddress', HOME, { as: asha })).toMatchObject({
      status: 409,
      code: 'TOO_MANY_ADDRESSES',
    });
    await shop.call('disableAddress', { _id: first?._id ?? '' }, { as: asha });
    await save();
  });
});

describe('saving an address with an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'tap-1' };
  const saveWithKey = async (fields = {}, as = asha) =>
    (await shop.call('createAddress', { ...HOME, ...fields }, { as, headers: key })).data;

  test('ten times at once saves it once, also the last one allowed', async () => {
    for (let n = 1; n < LIMITS.addressesPerUser; n += 1) await save();
    const saved = await Promise.all(Array.from({ length: 10 }, () => saveWithKey()));
    expect(new Set(saved.map(({ _id }) => _id)).size).toBe(1);
    expect(await addressesOf(asha)).toHaveLength(LIMITS.addressesPerUser);
  });

  test('returns it as it is now if it was changed or removed since', async () => {
    const { _id } = await saveWithKey();
    shop.clock.advance(1_000);
    await shop.call('updateAddress', { ...HOME, _id, city: 'Nashik' }, { as: asha });
    expect(await saveWithKey()).toMatchObject({ _id, city: 'Nashik', status: true });
    await shop.call('disableAddress', { _id }, { as: asha });
    expect(await saveWithKey()).toMatchObject({ _id, status: false });
    expect(await addressesOf(asha)).toHaveLength(1);
  });

  test('is refused for another address, and for a key that is too long', async () => {
    await saveWithKey();
    const refused = (fields: object, headers: Record<string, string>) =>
      shop.refused('createAddress', { ...HOME, ...fields }, { as: asha, headers });
    expect(await refused({ city: 'Nashik' }, key)).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'This Idempotency-Key was used for another address',
    });
    expect(await refused({}, { 'idempotency-key': 'x'.repeat(201) })).toMatchObject({ status: 400 });
    expect(await addressesOf(asha)).toHaveLength(1);
  });

  test('has no effect on another user, nor on an address without a key', async () => {
    const hers = await saveWithKey();
    const his = await saveWithKey({}, ravi);
    expect(his._id).not.toBe(hers._id);
    await save();
    expect(await addressesOf(asha)).toHaveLength(2);
  });
});

test('the list has active ones first, newest first', async () => {
  const [one, two, three] = [await save({ city: 'One' }), await save({ city: 'Two' }), await save()];
  await shop.call('disableAddress', { _id: three._id }, { as: asha });
  const list = await addressesOf(asha);
  expect(list.map((address) => [address._id, address.status])).toEqual([
    [two._id, true],
    [one._id, true],
    [three._id, false],
  ]);
});

test('the list says where the latest order went that wasn’t cancelled', async () => {
  const lastUsed = async () => {
    const used = (await addressesOf(asha)).filter(({ isLastUsed }) => isLastUsed);
    return used.map(({ _id }) => _id);
  };
  const { productId } = await stockProduct(shop.db);
  const order = async (addressId: string) => {
    const form = await fillCart(shop, asha, [{ productId }]);
    const sent = { ...form, addressId: addressId as AddressId };
    return (await shop.call('placeCashOrder', sent, { as: asha })).data;
  };
  const [home, office] = [await save({ city: 'Home' }), await save({ city: 'Office' })];
  expect(await lastUsed()).toEqual([]);
  await order(office._id);
  await order(home._id);
  expect(await lastUsed()).toEqual([home._id]);
  const { _id } = await order(office._id);
  expect(await lastUsed()).toEqual([office._id]);
  await shop.call('cancelMyOrder', { _id }, { as: asha });
  expect(await lastUsed()).toEqual([home._id]);
});

describe('changing an address', () => {
  test('writes every field; the pincode may have any number of digits', async () => {
    const { _id, userId } = await save();
    const changed = {
      address_line: '7, Lake View',
      city: 'Nashik',
      state: 'Goa',
      country: 'Bharat',
      pincode: '42',
      mobile: '9845012345',
    };
    const { data } = await shop.call('updateAddress', { _id, ...changed }, { as: asha });
    expect(data).toMatchObject({ _id, userId, ...changed });
    expect(await addressesOf(asha)).toEqual([{ ...data, isLastUsed: false }]);
  });

  test('rejects invalid addresses', async () => {
    const { _id } = await save();
    expect(await shop.refused('updateAddress', { _id, ...HOME, pincode: '4a' }, { as: asha })).toMatchObject({
      status: 400,
      message: 'Please enter a valid pincode',
    });
    expect(await shop.refused('updateAddress', { ...HOME, _id: 'home' }, { as: asha })).toMatchObject({
      status: 400,
    });
  });
});

test('removing an address hides it, and may be repeated', async () => {
  const { _id } = await save();
  for (let turn = 0; turn < 2; turn += 1) {
    const { message } = await shop.call('disableAddress', { _id }, { as: asha });
    expect(message).toBe('Address Remove');
    expect(await addressesOf(asha)).toMatchObject([{ _id, status: false }]);
  }
  expect(await shop.refused('updateAddress', { ...HOME, _id }, { as: asha })).toMatchObject({ status: 404 });
});

describe('restoring an address', () => {
  test('restores a removed one unchanged, and may be repeated', async () => {
    const saved = await save();
    await shop.call('disableAddress', { _id: saved._id }, { as: asha });
    for (let turn = 0; turn < 2; turn += 1) {
      const { message, data } = await shop.call('restoreAddress', { _id: saved._id }, { as: asha });
      expect(message).toBe('Address restored');
      expect(data).toEqual({ ...saved, updatedAt: data.updatedAt });
    }
    expect(await addressesOf(asha)).toMatchObject([{ _id: saved._id, status: true }]);
  });

  test('is refused above twenty, too', async () => {
    const { _id } = await save();
    await shop.call('disableAddress', { _id }, { as: asha });
    for (let n = 0; n < LIMITS.addressesPerUser; n += 1) await save();
    expect(await shop.refused('restoreAddress', { _id }, { as: asha })).toMatchObject({
      status: 409,
      code: 'TOO_MANY_ADDRESSES',
    });
    expect((await addressesOf(asha)).find((address) => address._id === _id)).toMatchObject({ status: false });
  });
});

test('another user’s address can’t be changed or removed', async () => {
  const { _id } = await save();
  const unknown = makeId<'Address'>(new Date());
  for (const id of [_id, unknown]) {
    const refusals = [
      await shop.refused('updateAddress', { ...HOME, _id: id }, { as: ravi }),
      await shop.refused('disableAddress', { _id: id }, { as: ravi }),
      await shop.refused('restoreAddress', { _id: id }, { as: ravi }),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 404,
        message: 'This isn’t one of your saved addresses',
      });
    }
  }
  expect(await addressesOf(asha)).toMatchObject([{ _id, status: true, city: 'Pune' }]);
});

test('addresses require a login', async () => {
  const _id = makeId<'Address'>(new Date());
  expect(await shop.refused('createAddress', HOME)).toMatchObject({ status: 401 });
  expect(await shop.refused('getAddresses')).toMatchObject({ status: 401 });
  expect(await shop.refused('updateAddress', { ...HOME, _id })).toMatchObject({ status: 401 });
  expect(await shop.refused('disableAddress', { _id })).toMatchObject({ status: 401 });
  expect(await shop.refused('restoreAddress', { _id })).toMatchObject({ status: 401 });
});
