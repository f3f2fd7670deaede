import { NoResponseError } from '@jhola/contract/client';
import { withTimeout } from '../with-timeout.ts';
import { retryOnce } from '../retry-once.ts';
import { PageError } from './page-error.ts';

const LIMIT_MS = 10_000;

/**
 * Fetches page data from the server, with one retry after no response. Throws PageError for an error status,
 * NoResponseError if there was no response or it isn't JSON.
 */
export function fetchData(url: string, signal?: AbortSignal): Promise<unknown> {
  return retryOnce(() => withTimeout(ask(url, signal), LIMIT_MS), signal);
}

async function ask(url: string, signal?: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, signal ? { signal } : {});
    if (!response.ok) throw new PageError(response.status);
    return await response.json();
  } catch (error) {
    throw error instanceof PageError ? error : new NoResponseError(String(error));
  }
}
