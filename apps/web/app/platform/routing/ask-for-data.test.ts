import { NoAnswerError } from '@jhola/contract/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askForData } from './ask-for-data.ts';
import { PageError } from './page-error.ts';

describe('asking for data', () => {
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

  /** What came of it, with as much time as it takes. */
  async function outcome(given: AbortSignal = signal): Promise<unknown> {
    const answer = askForData('/search.data', given).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    return answer;
  }

  test('gives what the server answers', async () => {
    asked.mockResolvedValue(Response.json({ term: 'dal' }));
    expect(await outcome()).toEqual({ term: 'dal' });
    expect(asked).toHaveBeenCalledOnce();
  });

  test('is done once more where no answer came', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(Response.json(1));
    expect(await outcome()).toBe(1);
  });

  test('is given up where none comes the second time, in time', async () => {
    asked.mockReturnValue(new Promise(() => undefined));
    expect(await outcome()).toBeInstanceOf(NoAnswerError);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('takes a page of a café’s network for no answer', async () => {
    asked.mockImplementation(async () => new Response('<html>Please log in</html>'));
    expect(await outcome()).toBeInstanceOf(NoAnswerError);
  });

  test('is not repeated where the server refuses', async () => {
    asked.mockResolvedValue(Response.json(null, { status: 404 }));
    expect(await outcome()).toEqual(new PageError(404));
    expect(asked).toHaveBeenCalledOnce();
  });

  test('is not repeated for who has gone elsewhere', async () => {
    const gone = new AbortController();
    gone.abort();
    asked.mockRejectedValue(gone.signal.reason);
    expect(await outcome(gone.signal)).toBeInstanceOf(NoAnswerError);
    expect(asked).toHaveBeenCalledOnce();
  });
});
