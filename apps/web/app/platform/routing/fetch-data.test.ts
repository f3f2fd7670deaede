import { NoResponseError } from '@jhola/contract/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchData } from './fetch-data.ts';
import { PageError } from './page-error.ts';

describe('fetching page data', () => {
  const asked = vi.fn<typeof fetch>();
  const { signal } = new AbortController();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', asked.mockReset());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** The outcome, with all the time it needs. */
  async function outcome(given: AbortSignal = signal): Promise<unknown> {
    const response = fetchData('/search.data', given).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    return response;
  }

  test('resolves to the server’s data', async () => {
    asked.mockResolvedValue(Response.json({ term: 'dal' }));
    expect(await outcome()).toEqual({ term: 'dal' });
    expect(asked).toHaveBeenCalledOnce();
  });

  test('is retried once after no response', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(Response.json(1));
    expect(await outcome()).toBe(1);
  });

  test('gives up when the retry times out too', async () => {
    asked.mockReturnValue(new Promise(() => undefined));
    expect(await outcome()).toBeInstanceOf(NoResponseError);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('takes the login page of a Wi-Fi network for no response', async () => {
    asked.mockImplementation(async () => new Response('<html>Please log in</html>'));
    expect(await outcome()).toBeInstanceOf(NoResponseError);
  });

  test('is not retried when the server refuses', async () => {
    asked.mockResolvedValue(Response.json(null, { status: 404 }));
    expect(await outcome()).toEqual(new PageError(404));
    expect(asked).toHaveBeenCalledOnce();
  });

  test('is not retried after the navigation was aborted', async () => {
    const gone = new AbortController();
    gone.abort();
    asked.mockRejectedValue(gone.signal.reason);
    expect(await outcome(gone.signal)).toBeInstanceOf(NoResponseError);
    expect(asked).toHaveBeenCalledOnce();
  });
});
