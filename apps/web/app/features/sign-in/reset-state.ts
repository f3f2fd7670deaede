import type { Location } from '#platform/routing/location.ts';

/** What the steps of a forgotten password hand on in the history's state. */
export type ResetState = { readonly email: string; readonly isProved?: boolean };

export function resetState({ state }: Pick<Location, 'state'>): ResetState | null {
  const { email, isProved } = (state ?? {}) as Partial<ResetState>;
  return typeof email === 'string' && email !== '' ? { email, isProved: isProved === true } : null;
}
