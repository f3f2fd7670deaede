import { NoResponseError } from '@jhola/contract/client';

/**
 * Resolves to the result of `work`, or throws NoResponseError after `limitMs`. The work itself continues, but its
 * result is ignored.
 */
export async function withTimeout<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoResponseError(`No response within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
