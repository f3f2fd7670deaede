/** The lifetime of the shop's own tokens, used for a token that doesn't say how long it lasts. */
const USUAL_LIFETIME_MS = 15 * 60_000;

/**
 * The lifetime of an access token in milliseconds, by its own `iat` and `exp`. A duration and not a time, so that it
 * works on machines whose clock is wrong.
 */
export function lifetimeMs(accessToken: string): number {
  const { iat, exp } = claimsOf(accessToken);
  return typeof iat === 'number' && typeof exp === 'number' && exp > iat
    ? (exp - iat) * 1000
    : USUAL_LIFETIME_MS;
}

function claimsOf(token: string): { iat?: unknown; exp?: unknown } {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}
