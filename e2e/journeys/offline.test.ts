import { pagePath, segment } from '@jhola/domain';
import { browser, expect, test, url } from '../support/journey.ts';
import { apiOf, newShopper, orderCart } from '../support/api.ts';
import { openHydrated, PHONE, visitAt } from '../support/page-at.ts';

test('visited pages, cart and orders open without a network, and are updated when it is back', async () => {
  const shopper = await newShopper(url);
  const { data: products } = await apiOf(url)('getProducts', { limit: 50 });
  const [bought, visited, other] = products.filter(({ stock }) => stock > 5);
  if (!bought || !visited || !other) throw new Error('The shop is empty');
  await shopper.api('addToCart', { productId: bought._id });
  await orderCart(shopper);
  await shopper.api('addToCart', { productId: bought._id });
  const { data: orders } = await shopper.api('getOrders', {});
  const number = orders[0]?.orderId ?? '';
  const pathOf = ({ name, _id }: { name: string; _id: string }) =>
    pagePath('product', { product: segment(name, _id) });

  const { context, page } = await visitAt(browser, PHONE, url, shopper.tokens, 'allow');
  const main = page.getByRole('main');

  await test.step('visits pages, and touches a hundred links', async () => {
    await openHydrated(page, '/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (navigator.serviceWorker.controller === null) await new Promise((done) => setTimeout(done, 20));
    });
    await openHydrated(page, pathOf(visited));
    await openHydrated(page, pagePath('cart'));
    await main.getByText(bought.name).first().waitFor();
    await openHydrated(page, pagePath('my-orders'));
    await main.getByText(number).first().waitFor();

    // Links request the data of their pages as soon as they are touched.
    await page.evaluate(async (path) => {
      for (let turn = 0; turn < 100; turn += 1) await fetch(`${path}.data?turn=${turn}`);
    }, pathOf(visited));
  });

  await test.step('keeps the language without a network', async () => {
    await context.setOffline(true);
    await page.getByLabel('Language').selectOption('हिन्दी');
    await expect(page.getByLabel('Language')).toHaveValue('en');
  });

  await test.step('opens the visited pages', async () => {
    await openHydrated(page, pathOf(visited));
    await main.getByRole('heading', { name: visited.name }).waitFor();
    await page.getByText('Prices may have changed').waitFor();
    await openHydrated(page, pagePath('cart'));
    await main.getByText(bought.name).first().waitFor();
    // No arrival time is promised.
    await page.locator('.paybar').getByText('You can order once you’re back online').waitFor();
    expect(await page.getByText('arrives by').count()).toBe(0);
    // A change of the cart that isn't sent yet is shown after a hard reload too.
    await main
      .getByRole('button', { name: `One more ${bought.name}` })
      .first()
      .click();
    await openHydrated(page, pagePath('cart'));
    await main.getByText('2 item', { exact: true }).first().waitFor();
    await openHydrated(page, pagePath('my-orders'));
    await main.getByText(number).first().waitFor();
    await openHydrated(page, '/');
    await page.getByText('Prices may have changed').waitFor();
    expect(await main.getByRole('link').count()).toBeGreaterThan(10);
  });

  await test.step('goes back with the data of a saved document', async () => {
    await page.getByRole('link', { name: 'Privacy' }).click();
    await main.getByRole('heading', { name: 'No network' }).waitFor();
    await page.goBack();
    await main
      .getByRole('link', { name: /^See All/ })
      .first()
      .waitFor();
  });

  await test.step('says on other pages that there is no network', async () => {
    await page.goto(pathOf(other));
    await main.getByRole('heading', { name: 'No network' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(pathOf(other));
    // A page with stylesheets of its own, which aren't saved either.
    await page.goto(pagePath('profile'));
    await main.getByRole('heading', { name: 'No network' }).waitFor();
  });

  await test.step('leaves the place of a picture that isn’t saved empty, and the page’s head visible', async () => {
    const opacity = await page.evaluate(async () => {
      const picture = new Image();
      const failed = new Promise((resolve) => picture.addEventListener('error', resolve));
      picture.src = `/images/${'0'.repeat(24)}/320.webp`;
      document.body.append(picture);
      await failed;
      return picture.style.opacity;
    });
    expect(opacity).toBe('0');
    const [banner, head] = await Promise.all([
      page.locator('.connection').boundingBox(),
      main.locator(':scope > *').first().boundingBox(),
    ]);
    expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual(head?.y ?? 0);
  });

  await test.step('updates the page when the network is back', async () => {
    await page.goto(pathOf(other));
    await main.getByRole('heading', { name: 'No network' }).waitFor();
    await context.setOffline(false);
    await main.getByRole('heading', { name: other.name }).waitFor({ timeout: 30_000 });
    expect(await page.getByText('Prices may have changed').count()).toBe(0);
  });

  await test.step('saves pages in another language, and deletes those in the old one', async () => {
    await page.getByLabel('Language').selectOption('हिन्दी');
    await page.getByLabel('भाषा').waitFor();
    const savedAgain = () => page.evaluate(async () => (await (await caches.open('pages')).keys()).length);
    await expect.poll(savedAgain).toBeGreaterThanOrEqual(4);
    await context.setOffline(true);
    await openHydrated(page, pagePath('cart'));
    await main.getByRole('heading', { name: 'कार्ट' }).waitFor();
    await main.getByText(bought.name).first().waitFor();
    await page.goto(pathOf(visited));
    await main.getByRole('heading', { name: 'नेटवर्क नहीं है' }).waitFor();
  });
  await context.close();
});
