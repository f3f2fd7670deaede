/**
 * The service worker. Saves the pages that a shopper visits, so that they open offline; their contents may then be
 * outdated, and the page says that the shopper is offline. Doesn't save responses of the API. Shows push messages about
 * orders.
 */
import { pagePath } from '@jhola/domain';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { DATA_OF_PAGES, PAGES } from '#platform/saved-caches.ts';
import { readMessage } from './order-message.ts';
import { renewSubscription } from './renew-subscription.ts';
import { ASSETS, dataOfSavedPage, PICTURES, savePages } from './saved-pages.ts';
import { isSavableData, isSavable, offlinePathFor } from './saved-paths.ts';
import { workerScope } from './worker-scope.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Pages that open offline even if they haven't been visited. */
const ALWAYS_SAVED: readonly string[] = [
  pagePath('offline'),
  pagePath('home'),
  pagePath('cart'),
  pagePath('my-orders'),
];

const onlySuccess = {
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(response.status === 200 ? response : null),
};

// The plugin's declarations are less strict about absent properties than our compiler.
const expiring = (options: ExpirationPluginOptions) => new ExpirationPlugin(options) as WorkboxPlugin;

const newest = (cacheName: string, plugins: WorkboxPlugin[]) =>
  new NetworkFirst({ cacheName, matchOptions: { ignoreVary: true }, plugins: [onlySuccess, ...plugins] });

/** Saves documents, the last 40. */
const newestPage = newest(PAGES, [expiring({ maxEntries: 40, purgeOnQuotaError: true })]);
/** Saves those of ALWAYS_SAVED: without the plugin they don't expire, and don't count towards the 40. */
const newestAlwaysSaved = newest(PAGES, []);
/** Apart from documents, because a link requests its page's data as soon as it is touched. */
const newestData = newest(DATA_OF_PAGES, [expiring({ maxEntries: 80, purgeOnQuotaError: true })]);

workerScope.addEventListener('install', (event) => {
  event.waitUntil(savePages(ALWAYS_SAVED).then(() => workerScope.skipWaiting()));
});
// The browser requests the page while this script starts (navigation preload).
workerScope.addEventListener('activate', (event) => {
  event.waitUntil(workerScope.registration.navigationPreload.enable());
});
clientsClaim();

// Saves the page that was opened before this script controlled it.
workerScope.addEventListener('message', (event) => {
  const { savePage } = (event.data ?? {}) as { savePage?: unknown };
  if (typeof savePage === 'string' && isSavable(new URL(savePage, location.origin)))
    event.waitUntil(savePages([savePage]));
});

workerScope.addEventListener('push', (event) => {
  const { title, options } = readMessage(event.data?.text() ?? '');
  event.waitUntil(workerScope.registration.showNotification(title, options));
});
workerScope.addEventListener('pushsubscriptionchange', (event) => {
  const { pushManager: manager } = workerScope.registration;
  event.waitUntil(renewSubscription(event.newSubscription, { manager }));
});
workerScope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data)));
});

/** Shows the page in the tab that has it open, or else in a new one. */
async function openPage(path: string): Promise<void> {
  const windows = await workerScope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open?.focus() ?? workerScope.clients.openWindow(path));
}

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isSavable(url),
  async (visit) => {
    const isAlwaysSaved = ALWAYS_SAVED.includes(visit.url.pathname + visit.url.search);
    try {
      return await (isAlwaysSaved ? newestAlwaysSaved : newestPage).handle(visit);
    } catch {
      // Offline, and this page isn't saved.
      const offline = offlinePathFor(visit.url);
      if (offline !== null) return Response.redirect(offline);
      return (await caches.match(pagePath('offline'), { ignoreVary: true })) ?? Response.error();
    }
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isSavableData(url),
  async (visit) => {
    try {
      return await newestData.handle(visit);
    } catch (error) {
      // Offline. A page that was opened as a document has no saved data of its own: Back to it uses the document's.
      const saved = await dataOfSavedPage(visit.url);
      if (saved === undefined) throw error;
      return saved;
    }
  },
);

// Their names change with their contents.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: ASSETS,
    matchOptions: { ignoreVary: true },
    plugins: [onlySuccess, expiring({ maxEntries: 300, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  new CacheFirst({
    cacheName: PICTURES,
    matchOptions: { ignoreVary: true },
    plugins: [
      // A picture that is still being drawn has another status.
      onlySuccess,
      expiring({ maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true }),
    ],
  }),
);
