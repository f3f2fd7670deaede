import { QueryCache, QueryClient } from '@tanstack/react-query';
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
        // What the server has refused it refuses again; silence and a busy shop are worth another try.
        retry: (failures, error) => failures < RETRIES && [null, 503].includes(statusOf(error)),
      },
    },
  });
}
