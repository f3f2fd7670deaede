import { ApiError } from '@jhola/contract/client';
import { expect, inject, it } from 'vitest';
import { apiOf, newShopper, orderCart } from '../support/api.ts';

const { url, adminEmail, adminPassword } = inject('store');

it('thirty shoppers want the last five: exactly five are sold', async () => {
  const { data: tokens } = await apiOf(url)('login', { email: adminEmail, password: adminPassword });
  const admin = apiOf(url, tokens.accesstoken);
  const { data: found } = await apiOf(url)('searchProducts', { search: 'toor dal' });
  const wanted = found.find(({ stock }) => stock > 0);
  if (wanted === undefined) throw new Error('No dal in the shop');
  const { category, subCategory, ...product } = wanted;
  await admin('updateProduct', { ...product, category, subCategory, stock: 5 });

  const shoppers = [];
  for (let n = 0; n < 30; n += 1) shoppers.push(await newShopper(url));
  await Promise.all(shoppers.map(({ api }) => api('addToCart', { productId: wanted._id })));
  const outcomes = await Promise.allSettled(shoppers.map(orderCart));

  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  expect(outcomes.length - refusals.length).toBe(5);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(ApiError);
    expect((refusal as ApiError).status).toBe(409);
    expect((refusal as ApiError).message).not.toBe('');
  }
  const { data: after } = await apiOf(url)('getProduct', { productId: wanted._id });
  expect(after.stock).toBe(0);
});
