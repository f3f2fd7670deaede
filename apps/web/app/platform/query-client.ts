import { QueryCache, QueryClient } from '@tanstack/react-query';
import { refetchAfterFailure } from './refetch-after-failure.ts';
import { statusOf } from './status-of.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** True for failures that need no toast: the page reports them itself, or they don't matter. */
      isQuiet?: (error: unknown) => boolean;
    };
  }
}

const MINUTE = 60_000;
const RETRIES = 2;
const LONGEST_WAIT_SECONDS = 30;

/**
 * The cache of server data of this tab. On the server each render gets an empty one. `onFailure` is called when a query
 * has failed for good, unless the `isQuiet` of its meta is true for it.
 */
export function createQueryClient(onFailure: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (!meta?.isQuiet?.(error)) onFailure(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: MINUTE,
        refetchOnWindowFocus: false,
        // Also runs queries while offline: a failed call is reported, a paused one would only look slow.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Refusals are final, and after no response the client has retried already: only a busy shop is worth retrying.
        retry: (failures, error) => failures < RETRIES && statusOf(error) === 503,
        retryDelay: waitMs,
        refetchInterval: refetchAfterFailure,
      },
    },
  });
}

/** The delay that the busy shop asked for; without one, twice the previous delay. */
function waitMs(failures: number, error: unknown): number {
  const asked = error instanceof Error && 'retryAfterSeconds' in error ? error.retryAfterSeconds : null;
  const seconds = typeof asked === 'number' ? asked : 2 ** failures;
  return Math.min(seconds, LONGEST_WAIT_SECONDS) * 1_000;
}
