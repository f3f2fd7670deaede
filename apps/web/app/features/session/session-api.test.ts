import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Respond = (init: RequestInit) => Promise<Response>;

const nothing: Respond = () => Promise.reject(new TypeError('Failed to fetch'));
const never: Respond = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
const done: Respond = async () =>
  Response.json({ success: true, message: '', data: { accesstoken: 'new', refreshToken: 'new' } });

/** A tab whose calls get what `respond` returns; `sent` has each request's path and token. */
async function openTab(respond: Respond) {
  const tab = { respond, sent: [] as string[] };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    tab.sent.push(`${url} ${new Headers(init.headers).get('authorization')}`);
    return tab.respond(init);
  });
  vi.resetModules();
  const { sessionApi, sessionStore } = await import('./session-api.ts');
  const { sessionDownload } = await import('./session-download.ts');
  return { tab, sessionApi, sessionDownload, sessionStore };
}

/** What a call results in, at first null. */
function outcomeOf(call: Promise<unknown>): { is: unknown } {
  const outcome: { is: unknown } = { is: null };
  call.then(
    (response) => (outcome.is = response),
    (error: unknown) => (outcome.is = error),
  );
  return outcome;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a call without a response is not repeated on behalf of the next login', async () => {
  const { tab, sessionApi, sessionStore } = await openTab(nothing);
  sessionStore.begin('asha', 'refresh');
  const outcome = outcomeOf(sessionApi('listSessions'));
  await vi.advanceTimersByTimeAsync(0);
  sessionStore.clear();
  sessionStore.begin('ravi', 'refresh');
  tab.respond = done;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.sent).toEqual(['/api/user/sessions Bearer asha']);
  expect(outcome.is).toMatchObject({ name: 'NoResponseError' });
});

test('a call that waits for a new token is not sent on behalf of the next login', async () => {
  const { tab, sessionApi, sessionStore } = await openTab(nothing);
  sessionStore.begin('asha', 'refresh');
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  tab.respond = done;
  const outcome = outcomeOf(sessionApi('userDetails'));
  sessionStore.clear();
  sessionStore.begin('ravi', 'refresh');
  await vi.waitFor(() => expect(outcome.is).not.toBeNull());
  expect(outcome.is).toMatchObject({ name: 'NoResponseError' });
  expect(tab.sent.filter((request) => request.includes('ravi'))).toEqual([]);
});

test('a call of the same session is repeated with its token', async () => {
  const { tab, sessionApi, sessionStore } = await openTab(nothing);
  sessionStore.begin('asha', 'refresh');
  const outcome = outcomeOf(sessionApi('listSessions'));
  await vi.advanceTimersByTimeAsync(0);
  tab.respond = done;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.sent).toHaveLength(2);
  expect(outcome.is).toMatchObject({ success: true });
});

test('a download without a response ends after a time', async () => {
  const { sessionDownload, sessionStore } = await openTab(never);
  sessionStore.begin('asha', 'refresh');
  const outcome = outcomeOf(sessionDownload('exportMyData'));
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(outcome.is).toMatchObject({ name: 'NoResponseError' });
});

test('a download may take long on a slow connection, but not stop', async () => {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = () => new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) });
  const { sessionDownload, sessionStore } = await openTab(async () => new Response(body()));
  sessionStore.begin('asha', 'refresh');
  const slow = outcomeOf(sessionDownload('exportCatalogue'));
  for (let minutes = 0; minutes < 5; minutes += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    send?.enqueue(new TextEncoder().encode('x'));
  }
  expect(slow.is).toBe(null);
  send?.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(slow.is).toMatchObject({ fileName: 'download', content: { size: 5 } });
  const stopped = outcomeOf(sessionDownload('exportCatalogue'));
  await vi.advanceTimersByTimeAsync(60_000);
  send?.enqueue(new TextEncoder().encode('x'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(stopped.is).toMatchObject({ name: 'NoResponseError' });
});
