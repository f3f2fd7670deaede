import { pagePath } from '@jhola/domain';
import { apiOf, newShopper, orderCart } from '../support/api.ts';
import { browser, expect, test, url } from '../support/journey.ts';
import { focused } from '../support/keyboard.ts';
import { openHydrated, PHONE, visitAt } from '../support/page-at.ts';

/** Headless browsers have no push service and show no notifications: fakes them. */
function pretendPushService(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted', configurable: true });
  const bytes = (length: number) => 'A'.repeat(Math.ceil((length * 4) / 3));
  PushManager.prototype.subscribe = () =>
    Promise.resolve({
      toJSON: () => ({
        endpoint: `https://fcm.googleapis.com/fcm/send/${Date.now()}`,
        keys: { p256dh: bytes(65), auth: bytes(16) },
      }),
    } as unknown as PushSubscription);
}

test('a shopper switches order updates on with a tap, sees one, and switches them off', async () => {
  const shopper = await newShopper(url);
  const { data: products } = await apiOf(url)('getProducts', { limit: 50 });
  await shopper.api('addToCart', { productId: products.find(({ stock }) => stock > 5)?._id });
  await orderCart(shopper);
  const [order] = (await shopper.api('getOrders', {})).data;
  const orderPath = pagePath('my-order', { orderId: order?._id ?? '' });
  const { context, page } = await visitAt(browser, PHONE, url, shopper.tokens, 'allow');
  await context.grantPermissions(['notifications']);
  await context.addInitScript(pretendPushService);
  await openHydrated(page, orderPath);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: 'Get updates on this device' }).press('Enter');
  await page.getByText('You’ll get updates about your order on this device.').waitFor();
  await expect.poll(() => focused(page)).toBe('button "Turn off"');
  expect((await shopper.api('getPush')).data.isOn).toBe(true);

  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('There is no service worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: unknown };
    scope.registration.showNotification = (title, options) => {
      scope.shown = [title, options?.body, options?.data];
      return Promise.resolve();
    };
  });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) found(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const message = {
    title: 'Your order is on its way',
    body: 'Order 1',
    lang: 'en',
    path: orderPath,
    tag: 'a',
  };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: url,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await expect
    .poll(() => worker.evaluate(() => (globalThis as { shown?: unknown }).shown))
    .toEqual(['Your order is on its way', 'Order 1', orderPath]);

  // Headless browsers show no notifications that could be tapped, and open no window without a tap.
  const tapNotification = () =>
    worker.evaluate(async (path) => {
      const reached: string[] = [];
      const { WindowClient, clients } = globalThis as unknown as {
        WindowClient: { prototype: object };
        clients: { openWindow(to: string): Promise<null> };
      };
      Object.defineProperty(WindowClient.prototype, 'focus', {
        configurable: true,
        value(this: { url: string }) {
          reached.push(`focus ${new URL(this.url).pathname}`);
          return Promise.resolve(this);
        },
      });
      clients.openWindow = (to) => {
        reached.push(`open ${to}`);
        return Promise.resolve(null);
      };
      let done: Promise<unknown> = Promise.resolve();
      const tap = Object.assign(new Event('notificationclick'), {
        notification: { data: path, close: () => reached.push('close') },
        waitUntil: (work: Promise<unknown>) => {
          done = work;
        },
      });
      dispatchEvent(tap);
      await done;
      return reached;
    }, orderPath);
  expect(await tapNotification()).toEqual(['close', `focus ${orderPath}`]);
  await openHydrated(page, '/');
  expect(await tapNotification()).toEqual(['close', `open ${orderPath}`]);
  await openHydrated(page, orderPath);

  // The push service replaces the subscription: the shop gets the new one, without a page and its tokens.
  await context.addCookies([{ name: 'accessToken', value: shopper.tokens.access, url }]);
  await worker.evaluate(() => {
    const newSubscription = {
      toJSON: () => ({
        endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/new',
        keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
      }),
    };
    // Only the browser's own events may prolong the worker's life.
    const change = Object.assign(new Event('pushsubscriptionchange'), {
      newSubscription,
      waitUntil: () => undefined,
    });
    globalThis.dispatchEvent(change);
  });
  const services = async () => {
    // The client reads what is JSON.
    const mine = (await shopper.api('exportMyData')) as unknown as { orderUpdates: { service: string }[] };
    return mine.orderUpdates.map(({ service }) => service);
  };
  await expect.poll(services, { intervals: [1_000] }).toEqual(['updates.push.services.mozilla.com']);

  await page.getByRole('button', { name: 'Turn off' }).press('Enter');
  await page.getByRole('button', { name: 'Get updates on this device' }).waitFor();
  await expect.poll(() => focused(page)).toBe('button "Get updates on this device"');
  expect((await shopper.api('getPush')).data.isOn).toBe(false);

  await context.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true }),
  );
  await openHydrated(page, orderPath);
  await page.getByText('allow notifications in your browser’s site settings').waitFor();
  await context.close();
});
