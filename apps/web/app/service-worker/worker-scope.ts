/** An event of a service worker whose lifetime can be extended. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void; readonly data?: unknown };

type PushEvent = WorkerEvent & { readonly data: { text(): string } | null };

/** Chromium leaves `newSubscription` out or null. */
type PushSubscriptionChange = WorkerEvent & { readonly newSubscription?: PushSubscription | null };

type NotificationClick = WorkerEvent & { readonly notification: Notification };

/** A tab, or the window of the installed app. */
type ShopWindow = { readonly url: string; focus(): Promise<unknown> };

/**
 * The part of a service worker's global scope that is used here. TypeScript's own declarations conflict with those of
 * pages, and both are compiled together.
 */
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly ShopWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: PushSubscriptionChange) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
};

export const workerScope = globalThis as unknown as WorkerScope;
