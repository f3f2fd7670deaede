import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  fillCart,
  HOME,
  type Person,
  placeOrder,
  startTestShop,
  stockProduct,
  type TestShop,
} from '../../../testing/index.ts';

let shop: TestShop;
let asha: Person;
beforeAll(async () => {
  shop = await startTestShop({ PUBLIC_URL: 'https://jhola.test' });
  asha = await shop.signUp('Asha Rao');
});
afterAll(() => shop.close());

/** Orders a product with this name, and returns the order and its mail. */
async function order(name: string) {
  const { productId } = await stockProduct(shop.db, { name, pricePaise: 4_050, discount: 7 });
  const placed = await placeOrder(shop, asha, [{ productId, quantity: 3 }]);
  const mail = await mailOf(placed.orderId);
  return { placed, mail, blocks: mail.content?.blocks ?? [] };
}

const mailOf = (orderNumber: string) =>
  shop.db
    .selectFrom('mail_outbox')
    .select(['body', 'content'])
    .where('recipient', '=', asha.email)
    .where('subject', '=', `Your order ${orderNumber}`)
    .executeTakeFirstOrThrow();

test('the mail of an order has its bill, with pictures, and a link to it', async () => {
  const { placed, mail, blocks } = await order('Amul Milk');
  expect(blocks).toContainEqual({
    kind: 'text',
    text: `Thank you for your order ${placed.orderId}. We have received it and will deliver it to`,
  });
  expect(blocks).toContainEqual({
    kind: 'lines',
    lines: expect.arrayContaining([expect.stringMatching(/^Mobile \d{5}\u00A0\d{5}$/)]),
  });
  const picture = '/images/0000000000/640.webp';
  expect(blocks).toContainEqual({
    kind: 'bill',
    items: [{ name: 'Amul Milk', unit: '1 pc', quantity: 3, amount: '₹112.50', picture }],
    rows: [
      { label: 'Total at MRP', value: '₹121.50' },
      { label: 'Discount', value: '− ₹9' },
      { label: 'Items total', value: '₹112.50' },
      { label: 'Delivery Charge', value: 'Free' },
      { label: 'Cash on Delivery', value: '₹112.50' },
    ],
  });
  const url = `https://jhola.test/dashboard/myorders/${placed._id}`;
  expect(blocks).toContainEqual({ kind: 'link', label: 'View order', url });
  expect(mail.body).toContain(`View order:\n${url}`);
});

test('a name with text direction marks doesn’t reverse the text around it in the mail', async () => {
  const { mail, blocks } = await order('Milk \u202e05₹\u2066 \u200fक्‍ष "<b>');
  expect(blocks).toMatchObject([{}, {}, {}, { items: [{ name: 'Milk 05₹ क्‍ष "<b>' }] }, {}]);
  expect(mail.body).not.toMatch(/[\u200f\u202e\u2066]/);
});

test('an order goes to a long address with emoji, which its mail shortens', async () => {
  const { productId } = await stockProduct(shop.db);
  const form = await fillCart(shop, asha, [{ productId }]);
  const addressLine = 'x'.repeat(60) + '🏡'.repeat(70);
  await shop.call('updateAddress', { ...HOME, _id: form.addressId, address_line: addressLine }, { as: asha });
  const { data: placed } = await shop.call('placeCashOrder', form, { as: asha });
  expect(placed.delivery_address?.address_line).toBe(addressLine);
  expect((await mailOf(placed.orderId)).body).toContain(`${'x'.repeat(60)}${'🏡'.repeat(59)}…`);
});
