import { ApiError, NoResponseError } from '@jhola/contract/client';
import { describe, expect, test, vi } from 'vitest';
import { memoryStore } from '#platform/browser-store.ts';
import type { WithLock } from '#platform/with-tab-lock.ts';
import { REFRESH_AHEAD_MS, createTokenRefresher } from './token-refresher.ts';
import { TokenStore } from './token-store.ts';

const LIFETIME_MS = 15 * 60_000;

/** One browser with a lock that lets one tab in at a time; each `tab` shares its storage. */
function browser() {
  let now = 1_000_000;
  const store = memoryStore();
  let last: Promise<unknown> = Promise.resolve();
  const withTabLock: WithLock = (_name, work) => {
    const run = last.then(work, work);
    last = run.catch(() => undefined);
    return run;
  };
  const tokens = new TokenStore(
    () => store,
    () => now,
  );
  let made = 0;
  const exchange = vi.fn(async (_refresh: string) => {
    made += 1;
    return { access: `access-${made}`, refresh: `refresh-${made}` };
  });
  const onSessionEnd = vi.fn();
  const tab = () => createTokenRefresher({ tokens, exchange, withTabLock, onSessionEnd, now: () => now });
  return { tokens, exchange, onSessionEnd, tab, pass: (ms: number) => (now += ms) };
}

describe('the access token', () => {
  test('is null without a session, without a request', async () => {
    const { tab, exchange } = browser();
    expect(await tab()()).toBeNull();
    expect(exchange).not.toHaveBeenCalled();
  });

  test('is used while it lasts, and refreshed before it expires', async () => {
    const { tokens, tab, exchange, pass } = browser();
    tokens.begin('access-0', 'refresh-0');
    const accessToken = tab();
    pass(LIFETIME_MS - REFRESH_AHEAD_MS - 1);
    expect(await accessToken()).toBe('access-0');
    pass(2);
    expect(await accessToken()).toBe('access-1');
    expect(exchange).toHaveBeenCalledExactlyOnceWith('refresh-0');
    expect(tokens.read()).toMatchObject({ access: 'access-1', refresh: 'refresh-1' });
  });

  test('is refreshed once however many calls and tabs need it', async () => {
    const { tokens, tab, exchange, pass } = browser();
    tokens.begin('access-0', 'refresh-0');
    pass(LIFETIME_MS);
    const [one, other] = [tab(), tab()];
    const got = await Promise.all([one(), one(), other(), one(), other()]);
    expect(new Set(got)).toEqual(new Set(['access-1']));
    expect(exchange).toHaveBeenCalledTimes(1);
  });

  test('is not stored if the session ended during the refresh', async () => {
    const { tokens, tab, exchange, pass } = browser();
    tokens.begin('access-0', 'refresh-0');
    pass(LIFETIME_MS);
    exchange.mockImplementationOnce(async () => {
      tokens.clear();
      return { access: 'late', refresh: 'late' };
    });
    expect(await tab()()).toBeNull();
    expect(tokens.read()).toBeNull();
  });
});

describe('a failed refresh', () => {
  test('without a response keeps the old token until it expires', async () => {
    const { tokens, tab, exchange, pass } = browser();
    tokens.begin('access-0', 'refresh-0');
    pass(LIFETIME_MS - REFRESH_AHEAD_MS);
    exchange.mockRejectedValueOnce(new NoResponseError());
    expect(await tab()()).toBe('access-0');
  });

  test.each([new NoResponseError('offline'), new ApiError(503, { message: 'busy' })])(
    'with %s after the expiry fails the call and doesn’t end the session',
    async (failure) => {
      const { tokens, tab, exchange, onSessionEnd, pass } = browser();
      tokens.begin('access-0', 'refresh-0');
      pass(LIFETIME_MS + 1);
      exchange.mockRejectedValueOnce(failure);
      const accessToken = tab();
      await expect(accessToken()).rejects.toBe(failure);
      expect(onSessionEnd).not.toHaveBeenCalled();
      expect(tokens.read()?.refresh).toBe('refresh-0');
      expect(await accessToken()).toBe('access-1');
    },
  );

  test('with 401 reports that the session has ended', async () => {
    const { tokens, tab, exchange, onSessionEnd, pass } = browser();
    tokens.begin('access-0', 'refresh-0');
    pass(LIFETIME_MS + 1);
    exchange.mockRejectedValueOnce(new ApiError(401, { message: 'Please Login' }));
    expect(await tab()()).toBe('access-0');
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });
});
