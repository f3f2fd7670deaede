import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HERE = ['accesstoken', 'refreshToken', 'leftSessions'];
const done = () => new Response(JSON.stringify({ success: true, message: 'Logged out', data: null }));
const busy = () =>
  new Response(JSON.stringify({ success: false, message: 'Please try again' }), { status: 503 });
const nothing = () => Promise.reject(new TypeError('Failed to fetch'));

/** A tab; `respond` is what its calls get. `sent` has the logouts: whose token, and whether with cookies. */
async function openTab(respond: () => Response | Promise<Response>) {
  const tab = { respond, sent: [] as string[] };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string, { headers, credentials }: RequestInit) => {
    if (url === '/api/user/logout')
      tab.sent.push(`${new Headers(headers).get('authorization')} ${credentials}`);
    return tab.respond();
  });
  vi.resetModules();
  const { logOut } = await import('./log-out.ts');
  const { sessionStore } = await import('./session-api.ts');
  const { browserStore } = await import('#platform/browser-store.ts');
  const { watchConnection } = await import('#features/connection/index.ts');
  const { toast } = await import('#ui/toast.ts');
  const toasts = new Set<string>();
  vi.spyOn(toast, 'loading').mockImplementation((_message, options) => {
    toasts.add(options?.id ?? '');
    return '';
  });
  vi.spyOn(toast, 'dismiss').mockImplementation((id) => void toasts.delete(id ?? ''));
  watchConnection();
  const stored = () => HERE.map((key) => browserStore().getItem(key));
  return { tab, logOut, sessionStore, stored, toasts };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('ends the session here at once and on the server, and keeps nothing', async () => {
  const { tab, logOut, sessionStore, stored, toasts } = await openTab(done);
  sessionStore.begin('asha', 'refresh');
  logOut();
  expect(sessionStore.current()).toBe('none');
  await vi.advanceTimersByTimeAsync(0);
  expect(tab.sent).toEqual(['Bearer asha include']);
  expect(stored()).toEqual([null, null, null]);
  expect([...toasts]).toEqual([]);
});

test.each([
  ['gets no response', nothing, 2],
  ['is refused because the shop is busy', busy, 1],
])(
  'a logout that %s is repeated until the shop confirms it, and a later login stays',
  async (_what, fail, attempts) => {
    const { tab, logOut, sessionStore, stored, toasts } = await openTab(fail);
    sessionStore.begin('asha', 'refresh');
    logOut();
    expect(stored()).toEqual([null, null, '["asha"]']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tab.sent).toHaveLength(attempts);
    expect([...toasts]).toEqual(['log-out']);

    sessionStore.begin('ravi', 'refresh');
    await vi.advanceTimersByTimeAsync(15_000);
    expect([...toasts]).toEqual([]);
    tab.sent.length = 0;
    tab.respond = done;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tab.sent).toEqual(['Bearer asha omit']);
    expect(stored()).toEqual(['ravi', 'refresh', null]);
  },
);

test('two logouts that weren’t confirmed are both repeated', async () => {
  const { tab, logOut, sessionStore, stored } = await openTab(busy);
  for (const who of ['asha', 'ravi']) {
    sessionStore.begin(who, 'refresh');
    logOut();
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(stored()).toEqual([null, null, '["asha","ravi"]']);
  tab.respond = done;
  tab.sent.length = 0;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(tab.sent).toEqual(['Bearer asha include', 'Bearer ravi include']);
  expect(stored()).toEqual([null, null, null]);
});
