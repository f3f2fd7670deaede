import { LANGUAGE } from '#messages/language.ts';
import { DATA_OF_PAGES, PAGES } from './saved-caches.ts';

const COOKIE = 'language';
const YEAR_IN_SECONDS = 31_536_000;

/**
 * Stores the language of the page in a session cookie if the browser's settings chose it, so that the API's messages
 * are in the same language.
 */
export function storePageLanguage(): void {
  const hasCookie = document.cookie.split('; ').some((each) => each.startsWith(`${COOKIE}=`));
  if (!hasCookie && LANGUAGE.code !== 'en')
    document.cookie = `${COOKIE}=${LANGUAGE.code}; path=/; samesite=lax`;
}

/**
 * The language of a text of the catalogue, for voices that read it aloud: 'en' for a text in Latin letters on a page in
 * another script, otherwise undefined, which is the page's own.
 */
export function languageOf(text: string, page: string = LANGUAGE.code): 'en' | undefined {
  return page !== 'en' && /[a-z]/i.test(text) && !/[^\p{Script=Latin}\P{L}]/u.test(text) ? 'en' : undefined;
}

/**
 * Reloads the shop in another language and stores the choice for a year. Deletes the pages saved for offline use, which
 * are in the old language; the service worker of the new language saves the offline pages again. Changes nothing while
 * offline. Returns whether the language was changed.
 */
export async function chooseLanguage(code: string): Promise<boolean> {
  const isReached = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (isReached === null) return false;
  document.cookie = `${COOKIE}=${code}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  for (const name of [PAGES, DATA_OF_PAGES]) await globalThis.caches?.delete(name);
  location.reload();
  return true;
}
