import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const response = () => new Response(JSON.stringify({ success: true, data: {} }));
const page = () => new Response('<html>Please log in to the hotel</html>');

/** A tab whose calls end as `fetch` says; `network` is the target of the browser's events. */
async function tabOf(fetch: () => Promise<Response>, onLine = true) {
  const network = new EventTarget();
  vi.stubGlobal('window', network);
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', fetch);
  vi.resetModules();
  const { isOffline, onOfflineChange, watchConnection } = await import('./offline.ts');
  const { publicApi } = await import('#platform/api.ts');
  const reported: boolean[] = [];
  onOfflineChange(() => reported.push(isOffline()));
  const stop = watchConnection();
  const call = async () => {
    const called = publicApi('getCategories').catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    await called;
  };
  return { network, reported, call, stop, watchConnection };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a call without a response means offline, reported once; the shop is polled until it responds', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>);
  const { reported, call } = await tabOf(fetch);
  await call();
  await call();
  expect(reported).toEqual([true]);
  fetch.mockImplementation(() => Promise.resolve(response()));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reported).toEqual([true, false]);
  const calls = fetch.mock.calls.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetch.mock.calls.length).toBe(calls);
});

test('an HTML page instead of a response means offline', async () => {
  const { reported, call } = await tabOf(() => Promise.resolve(page()));
  await call();
  expect(reported).toEqual([true]);
});

test('a refusal means online', async () => {
  const refusal = () => new Response(JSON.stringify({ success: false, message: 'Busy' }), { status: 503 });
  const { reported, call } = await tabOf(() => Promise.resolve(refusal()));
  await call();
  expect(reported).toEqual([]);
});

test('the browser’s offline event is reported, and its online event checks at once', async () => {
  const { reported, network } = await tabOf(() => Promise.resolve(response()));
  network.dispatchEvent(new Event('offline'));
  expect(reported).toEqual([true]);
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reported).toEqual([true, false]);
});

test('a tab opened offline reports that', async () => {
  const { reported } = await tabOf(() => Promise.reject(new TypeError('Failed to fetch')), false);
  expect(reported).toEqual([true]);
});

test('a watcher that replaces another continues to poll, and stopping the first changes nothing', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>);
  const { reported, call, stop, watchConnection } = await tabOf(fetch);
  await call();
  stop();
  watchConnection();
  const stopThird = watchConnection();
  stopThird();
  fetch.mockImplementation(() => Promise.resolve(response()));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reported).toEqual([true, false]);
});

test('polling ends with the last watcher', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>);
  const { call, stop } = await tabOf(fetch);
  await call();
  stop();
  const calls = fetch.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch.mock.calls.length).toBe(calls);
});
