import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './status-of.ts';

const MINUTE = 60_000;
const RETRIES = 2;

/** The one cache of what the server has told this tab. On the server each render gets an empty one. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
