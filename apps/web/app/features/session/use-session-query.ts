import { skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { shopperKey } from './shopper-key.ts';
import { useSession } from './use-session.ts';

export type SessionQuery<Data, Shown> = Omit<UseQueryOptions<Data, Error, Shown>, 'queryKey' | 'queryFn'> & {
  /** What follows in the query key after the shopper's prefix. */
  readonly key: readonly (string | number)[];
  readonly fetch: (signal: AbortSignal) => Promise<Data>;
};

/** A query of the shopper's own data; it waits while there is no session. */
export function useSessionQuery<Data, Shown = Data>({ key, fetch, ...options }: SessionQuery<Data, Shown>) {
  const session = useSession();
  return useQuery({
    ...options,
    queryKey: [...shopperKey(session), ...key],
    queryFn: typeof session === 'string' ? skipToken : ({ signal }) => fetch(signal),
  });
}
