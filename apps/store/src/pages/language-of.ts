import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

export const DEFAULT_LANGUAGE = 'en';
/** Set by the shop's language menu. */
const COOKIE = 'language';

/** The request headers that determine a page's language, for `Vary`. */
export const LANGUAGE_HEADERS = 'accept-language, cookie';

/**
 * The language of a page: the chosen one, otherwise the first of the browser's that the shop supports, otherwise
 * English.
 */
export function languageOf({ cookies, headers }: FastifyRequest, languages: readonly string[]): string {
  const chosen = cookies[COOKIE];
  if (chosen !== undefined && languages.includes(chosen)) return chosen;
  if (headers['accept-language'] === undefined) return DEFAULT_LANGUAGE;
  return new Negotiator({ headers }).language([...languages]) ?? DEFAULT_LANGUAGE;
}
