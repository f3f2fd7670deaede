import { ApiError, NoAnswerError } from '@jhola/contract/client';
import { describe, expect, test, vi } from 'vitest';
import { memoryStore } from '#platform/browser-store.ts';
import type { WithLock } from '#platform/with-tab-lock.ts';
import { AHEAD_MS, createTokenRefresher } from './token-refresher.ts';
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
  const trade = vi.fn(async (_refresh: string) => {
    made += 1;
    return { access: `access-${made}`, refresh: `refresh-${made}` };
  });
  const onDead = vi.fn();
  const tab = () => createTokenRefresher({ tokens, trade, withTabLock, onDead, now: () => now });
  return { tokens, trade, onDead, tab, pass: (ms: number) => (now += ms) };
}

describe('the access token', () => {
  test('is null without a session, and asks nobody', async () => {
    const { tab, trade } = browser();
    expect(await tab()()).toBeNull();
    expect(trade).not.toHaveBeenCalled();
  });

  test('is used while it lasts, and traded ahead of its end', async () => {
    const { tokens, tab, trade, pass } = browser();
    tokens.begin('access-0', 'refresh-0');
    const accessToken = tab();
    pass(LIFETIME_MS - AHEAD_MS - 1);
    expect(await accessToken()).toBe('access-0');
    pass(2);
    expect(await accessToken()).toBe('access-1');
    expect(trade).toHaveBeenCalledExactlyOnceWith('refresh-0');
    expect(tokens.read()).toMatchObject({ access: 'access-1', refresh: 'refresh-1' });
  });

  test('is traded once however many calls and tabs ask for it', async () => {
    const { tokens, tab, trade, pass } = browser();
    tokens.begin('access-0', 'refresh-0');
    pass(LIFETIME_MS);
    const [one, other] = [tab(), tab()];
    const got = await Promise.all([one(), one(), other(), one(), other()]);
    expect(new Set(got)).toEqual(new Set(['access-1']));
    expect(trade).toHaveBeenCalledTimes(1);
  });

  test('of a session that ended while it was traded is not stored', async () => {
    const { tokens, tab, trade, pass } = browser();
    tokens.begin('access-0', 'refresh-0');
    pass(LIFETIME_MS);
    trade.mockImplementationOnce(async () => {
      tokens.clear();
      return { access: 'late', refresh: 'late' };
    });
    expect(await tab()()).toBeNull();
    expect(tokens.read()).toBeNull();
  });
});

describe('a trade that fails', () => {
  test('without an answer keeps the old token for as long as it holds', async () => {
    const { tokens, tab, trade, pass } = browser();
    tokens.begin('access-0', 'refresh-0');
    pass(LIFETIME_MS - AHEAD_MS);
    trade.mockRejectedValueOnce(new NoAnswerError());
    expect(await tab()()).toBe('access-0');
  });

  test.each([new NoAnswerError('offline'), new ApiError(503, { message: 'busy' })])(
    'with %s after its end fails the call and ends no session',
    async (failure) => {
      const { tokens, tab, trade, onDead, pass } = browser();
      tokens.begin('access-0', 'refresh-0');
      pass(LIFETIME_MS + 1);
      trade.mockRejectedValueOnce(failure);
      const accessToken = tab();
      await expect(accessToken()).rejects.toBe(failure);
      expect(onDead).not.toHaveBeenCalled();
      expect(tokens.read()?.refresh).toBe('refresh-0');
      expect(await accessToken()).toBe('access-1');
    },
  );

  test('with 401 tells that the session is dead', async () => {
    const { tokens, tab, trade, onDead, pass } = browser();
    tokens.begin('access-0', 'refresh-0');
    pass(LIFETIME_MS + 1);
    trade.mockRejectedValueOnce(new ApiError(401, { message: 'Please Login' }));
    expect(await tab()()).toBe('access-0');
    expect(onDead).toHaveBeenCalledTimes(1);
  });
});
