import type { Location } from '#platform/routing/location.ts';

/** The state that sign-in pages pass on in the history. `isProved`: the email's OTP was verified. */
type PassedState = { readonly email: string; readonly isProved?: boolean };

type Here = Pick<Location, 'state'>;

/** The state that the previous page has passed on; null if it has no email, or the page was opened directly. */
export function passedState({ state }: Here): PassedState | null {
  const { email, isProved } = (state ?? {}) as Partial<PassedState>;
  return typeof email === 'string' && email !== '' ? { email, isProved: isProved === true } : null;
}

/** The state for the next page: where to go after the login, as in this one, and an email that is to be filled in. */
export function passOn({ state }: Here, { email, isProved = false }: PassedState): unknown {
  return { ...(state as object | null), email: email.trim(), isProved };
}
