import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const answer = () => new Response(JSON.stringify({ success: true, data: {} }));
const page = () => new Response('<html>Please log in to the hotel</html>');

/** A tab whose calls end as `fetch` says; `network` is what the browser fires its events at. */
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

test('a call without an answer means offline, once; the shop is asked until it answers', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>);
  const { reported, call } = await tabOf(fetch);
  await call();
  await call();
  expect(reported).toEqual([true]);
  fetch.mockImplementation(() => Promise.resolve(answer()));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reported).toEqual([true, false]);
  const calls = fetch.mock.calls.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetch.mock.calls.length).toBe(calls);
});

test('a page in the place of an answer is none', async () => {
  const { reported, call } = await tabOf(() => Promise.resolve(page()));
  await call();
  expect(reported).toEqual([true]);
});

test('a refusal is an answer', async () => {
  const refusal = () => new Response(JSON.stringify({ success: false, message: 'Busy' }), { status: 503 });
  const { reported, call } = await tabOf(() => Promise.resolve(refusal()));
  await call();
  expect(reported).toEqual([]);
});

test('the browser’s word for the network is reported, and it is asked at once when that is back', async () => {
  const { reported, network } = await tabOf(() => Promise.resolve(answer()));
  network.dispatchEvent(new Event('offline'));
  expect(reported).toEqual([true]);
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reported).toEqual([true, false]);
});

test('who comes without a network is told', async () => {
  const { reported } = await tabOf(() => Promise.reject(new TypeError('Failed to fetch')), false);
  expect(reported).toEqual([true]);
});

test('who takes over from another watcher goes on asking, and the first to leave stops nobody', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>);
  const { reported, call, stop, watchConnection } = await tabOf(fetch);
  await call();
  stop();
  watchConnection();
  const stopThird = watchConnection();
  stopThird();
  fetch.mockImplementation(() => Promise.resolve(answer()));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reported).toEqual([true, false]);
});

test('nothing is asked any more once nobody watches', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>);
  const { call, stop } = await tabOf(fetch);
  await call();
  stop();
  const calls = fetch.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch.mock.calls.length).toBe(calls);
});
