import { ApiError } from '@jhola/contract/client';
import { expect, test, url } from '../support/journey.ts';
import { ADMIN } from '../support/start-store.ts';
import { apiOf, newShopper, orderCart } from '../support/api.ts';

test('thirty shoppers want the last five: exactly five are sold', async () => {
  const { data: tokens } = await apiOf(url)('login', ADMIN);
  const admin = apiOf(url, tokens.accesstoken);
  const [like] = (await admin('getProducts', { limit: 1 })).data;
  if (like === undefined) throw new Error('The shop is empty');
  const { data: wanted } = await admin('createProduct', { ...like, name: 'The last five', stock: 5 });

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
  await admin('deleteProduct', { _id: wanted._id });
});
