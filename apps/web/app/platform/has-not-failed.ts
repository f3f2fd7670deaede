/**
 * The option `enabled` of queries that many components share: none of them repeats a failed request. `retryOnMount`
 * isn't enough: a part of the page that is hydrated later learns who is signed in only after it is mounted.
 */
export const hasNotFailed = ({ state }: { readonly state: { readonly status: string } }): boolean =>
  state.status !== 'error';
