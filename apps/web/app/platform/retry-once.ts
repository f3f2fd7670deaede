import { NoResponseError } from '@jhola/contract/client';

const BEFORE_RETRY_MS = 400;

/**
 * Runs `attempt`, and if it fails without a response, runs it once more after a pause, unless `signal` was aborted.
 * Only for idempotent work. Throws the last attempt's error.
 */
export async function retryOnce<Result>(
  attempt: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof NoResponseError) || signal?.aborted) throw error;
    await pause(BEFORE_RETRY_MS, signal);
    return attempt();
  }
}

/** Waits until the time is over or `signal` is aborted. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener('abort', end, { once: true });
  });
}
