import { ApiError, type ContractClient, NoResponseError } from '@jhola/contract/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from '#platform/browser-store.ts';
import { deleteOtherResponses, withSavedResponses } from './saved-responses.ts';

const server = vi.fn<(...sent: unknown[]) => Promise<object>>();
let store: ReturnType<typeof memoryStore>;
let session: string | null;
let now: number;

/** The calls of a newly opened page. */
const openPage = () =>
  withSavedResponses(server as unknown as ContractClient, {
    store: () => store,
    session: () => session,
    now: () => now,
  });

const offline = () => server.mockRejectedValue(new NoResponseError('Couldn’t reach the shop'));

beforeEach(() => {
  store = memoryStore();
  session = 'one';
  now = Date.parse('2026-03-01T10:00:00Z');
  server.mockReset().mockResolvedValue({ data: ['rice'] });
});

test('a page that is opened offline gets the last response', async () => {
  await openPage()('getCart');
  offline();
  expect(await openPage()('getCart')).toEqual({ data: ['rice'] });
});

test('a page that has had a response gets the failure of the next call', async () => {
  const api = openPage();
  await api('getCart');
  offline();
  await expect(api('getCart')).rejects.toThrow(NoResponseError);
});

test('the response to other input isn’t used', async () => {
  await openPage()('getOrders', { page: 1 });
  offline();
  await expect(openPage()('getOrders', { page: 2 })).rejects.toThrow(NoResponseError);
});

test('a refusal is passed on', async () => {
  await openPage()('getCart');
  server.mockRejectedValue(new ApiError(403, {}));
  await expect(openPage()('getCart')).rejects.toThrow(ApiError);
});

test('changes are neither saved nor replayed', async () => {
  await openPage()('addToCart', { productId: 'rice' });
  offline();
  await expect(openPage()('addToCart', { productId: 'rice' })).rejects.toThrow(NoResponseError);
});

test.each([
  ['another session', 'two'],
  ['no session', null],
])('%s doesn’t get it', async (_who, next) => {
  await openPage()('getCart');
  session = next;
  offline();
  await expect(openPage()('getCart')).rejects.toThrow(NoResponseError);
  deleteOtherResponses(store, next);
  expect(store.getItem('savedResponses')).toBeNull();
});

test('a response that arrives after the session has ended isn’t saved', async () => {
  server.mockImplementation(async () => {
    session = null;
    return { data: [] };
  });
  await openPage()('getCart');
  expect(store.getItem('savedResponses')).toBeNull();
});

test('the session’s own responses aren’t deleted', async () => {
  await openPage()('getCart');
  deleteOtherResponses(store, 'one');
  expect(store.getItem('savedResponses')).not.toBeNull();
});

test('the server’s time advances', async () => {
  server.mockResolvedValue({ data: {}, now: '2026-03-01T10:00:00.000Z' });
  await openPage()('getOrder', { _id: 'JH-1' });
  now += 90_000;
  offline();
  expect(await openPage()('getOrder', { _id: 'JH-1' })).toMatchObject({
    now: '2026-03-01T10:01:30.000Z',
  });
});

test('the oldest responses are removed to make room, and a full store saves none', async () => {
  const api = openPage();
  for (let page = 1; page <= 25; page += 1) await api('getOrders', { page });
  offline();
  await expect(openPage()('getOrders', { page: 5 })).rejects.toThrow(NoResponseError);
  expect(await openPage()('getOrders', { page: 6 })).toEqual({ data: ['rice'] });
  server.mockResolvedValue({ data: 'x'.repeat(200_000) });
  await openPage()('getCart');
  expect(store.getItem('savedResponses')).toBeNull();
});
