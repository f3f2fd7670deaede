import { LANGUAGE } from '#messages/language.ts';

/** The cookie of the chosen language. */
export const LANGUAGE_COOKIE = 'language';

/**
 * Stores the language of the page in a session cookie if the browser's settings chose it, so that the API's messages
 * are in the same language.
 */
export function storePageLanguage(): void {
  const hasCookie = document.cookie.split('; ').some((each) => each.startsWith(`${LANGUAGE_COOKIE}=`));
  if (!hasCookie && LANGUAGE.code !== 'en')
    document.cookie = `${LANGUAGE_COOKIE}=${LANGUAGE.code}; path=/; samesite=lax`;
}

/**
 * The language of a text of the catalogue, for voices that read it aloud: 'en' for a text in Latin letters on a page in
 * another script, otherwise undefined, which is the page's own.
 */
export function languageOf(text: string, page: string = LANGUAGE.code): 'en' | undefined {
  return page !== 'en' && /[a-z]/i.test(text) && !/[^\p{Script=Latin}\P{L}]/u.test(text) ? 'en' : undefined;
}
