import { QueryCache, QueryClient } from '@tanstack/react-query';
import { askAgainMs } from './ask-again.ts';
import { statusOf } from './status-of.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Failures of this query that nobody is told of: the page says them itself, or they don't matter. */
      isQuiet?: (error: unknown) => boolean;
    };
  }
}

const MINUTE = 60_000;
const RETRIES = 2;
const LONGEST_WAIT_SECONDS = 30;

/**
 * The one cache of what the server has told this tab. On the server each render gets an empty one.
 * `onFailure` is told why a query failed for good, unless the query is quiet about it.
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
        // Asked without a network, too: a call that fails is said, one that is put off only looks slow.
        networkMode: 'always',
        refetchOnReconnect: true,
        // What the server has refused it refuses again, and where it was silent the client has asked twice
        // already: only a busy shop is worth another try, when it says so.
        retry: (failures, error) => failures < RETRIES && statusOf(error) === 503,
        retryDelay: waitMs,
        refetchInterval: askAgainMs,
      },
    },
  });
}

/** As long as a busy shop asks for; where it doesn't say, twice as long each time. */
function waitMs(failures: number, error: unknown): number {
  const asked = error instanceof Error && 'retryAfterSeconds' in error ? error.retryAfterSeconds : null;
  const seconds = typeof asked === 'number' ? asked : 2 ** failures;
  return Math.min(seconds, LONGEST_WAIT_SECONDS) * 1_000;
}
