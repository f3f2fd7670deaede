import { LANGUAGE } from '#messages/language.ts';

const COOKIE = 'language';
const YEAR_IN_SECONDS = 31_536_000;

/**
 * Tells the API the language of the page, for as long as the browser is open, if the browser's settings chose it:
 * messages of the API come in it, too.
 */
export function tellLanguage(): void {
  const isTold = document.cookie.split('; ').some((each) => each.startsWith(`${COOKIE}=`));
  if (!isTold && LANGUAGE.code !== 'en') document.cookie = `${COOKIE}=${LANGUAGE.code}; path=/; samesite=lax`;
}

/**
 * Loads the shop in another language and stores the choice for a year. Pages saved for offline use are of the old one:
 * they are dropped, and the service worker of the new language saves those that always open. Changes nothing without a
 * network.
 */
export async function chooseLanguage(code: string): Promise<void> {
  const isReached = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (isReached === null) return;
  document.cookie = `${COOKIE}=${code}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  await globalThis.caches?.delete('pages');
  location.reload();
}
