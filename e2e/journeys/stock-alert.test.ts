import { productPath } from '@jhola/domain';
import { logInByApi, newShopper } from '../support/api.ts';
import { browser, expect, places, test, url } from '../support/journey.ts';
import { sendLogin } from '../support/log-in.ts';
import { openHydrated, PHONE, visitAt } from '../support/page-at.ts';
import { ADMIN } from '../support/start-store.ts';

test('a visitor taps Notify me, logs in, and finds the alert set and in the account', async () => {
  const { api: admin } = await logInByApi(url, ADMIN.email, ADMIN.password);
  const { data: like } = await admin('getProduct', { productId: places.productId });
  const { data: product } = await admin('createProduct', {
    name: `Alphonso of ${Date.now()}`,
    image: like.image,
    category: like.category.map(({ _id }) => _id),
    subCategory: like.subCategory.map(({ _id }) => _id),
    unit: '1 kg',
    stock: 0,
    price: 400,
  } as never);
  const shopper = await newShopper(url);
  const { context, page } = await visitAt(browser, PHONE, url);
  await openHydrated(page, productPath(product));
  const name = `${product.name} 1 kg`;
  await page.getByRole('button', { name: `Notify me when ${name} is back in stock` }).click();
  await page.waitForURL('**/login');
  await page.getByText('Log in, and we’ll tell you when it’s back').waitFor();
  await sendLogin(page, shopper);
  await page.waitForURL(`**${productPath(product)}`);
  await page.getByRole('button', { name: `Alert on: remove the stock alert for ${name}` }).waitFor();
  await openHydrated(page, '/dashboard/profile');
  await page.getByRole('region', { name: 'Stock alerts' }).getByRole('link', { name: 'See all' }).click();
  const row = page.getByRole('listitem').filter({ hasText: product.name });
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('heading', { name: 'No stock alerts' }).waitFor();
  expect((await shopper.api('getBackInStock')).data).toEqual([]);
  await admin('deleteProduct', { _id: product._id } as never);
  await context.close();
});
