import { LANGUAGE_COOKIE } from './language.ts';
import { DATA_OF_PAGES, PAGES } from './saved-caches.ts';
import { serverResponds } from './server-responds.ts';

const YEAR_IN_SECONDS = 31_536_000;

/**
 * Reloads the shop in another language and stores the choice for a year. Deletes the pages saved for offline use, which
 * are in the old language; the service worker of the new language saves the offline pages again. Changes nothing if
 * the shop doesn't respond in time. Returns whether the language was changed.
 */
export async function chooseLanguage(code: string): Promise<boolean> {
  if (!(await serverResponds(location.pathname + location.search))) return false;
  document.cookie = `${LANGUAGE_COOKIE}=${code}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  for (const name of [PAGES, DATA_OF_PAGES]) await globalThis.caches?.delete(name);
  location.reload();
  return true;
}
