import type { Location } from '#platform/routing/location.ts';

/** The state that the steps of resetting a password pass on in the history. */
export type ResetState = { readonly email: string; readonly isProved?: boolean };

/** The state that the previous step has passed on; null if the page was opened directly. */
export function resetState({ state }: Pick<Location, 'state'>): ResetState | null {
  const { email, isProved } = (state ?? {}) as Partial<ResetState>;
  return typeof email === 'string' && email !== '' ? { email, isProved: isProved === true } : null;
}
