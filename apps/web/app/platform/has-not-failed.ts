import { isTransient } from './refetch-after-failure.ts';

/**
 * The option `enabled` of queries that many components share: none of them repeats a refused request. `retryOnMount`
 * isn't enough: a part of the page that is hydrated later learns who is signed in only after it is mounted. After a
 * transient failure they are refetched like other queries.
 */
export const hasNotFailed = ({
  state,
}: {
  readonly state: { readonly status: string; readonly error: unknown };
}): boolean => state.status !== 'error' || isTransient(state.error);
