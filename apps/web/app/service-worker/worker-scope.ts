/** An event of a service worker that may prolong its life. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void; readonly data?: unknown };

/**
 * The part of a service worker's global scope that is used here. TypeScript's own declarations of it contradict those
 * of pages, and both are checked together.
 */
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void;
};

export const workerScope = globalThis as unknown as WorkerScope;
