import { type PagePath, pagePath } from '@jhola/domain';

const NOT_PAGES = /^\/(?:api|assets|images|uploads)(?:\/|$)/;

/** Whether a document of this address may be saved: a page of the shop, not a file or the API's documentation. */
export function isSavable({ pathname }: Pick<URL, 'pathname'>): boolean {
  return !NOT_PAGES.test(pathname);
}

/** Whether an address is that of page data to save. Search results aren't: there are too many, one for each letter typed. */
export function isSavableData({ pathname }: Pick<URL, 'pathname'>): boolean {
  return pathname.endsWith('.data') && pathname !== `${pagePath('search')}.data`;
}

/**
 * Where to send a visitor whose page can't be fetched and isn't saved: the page 'offline', which goes on to that page
 * by its saved data, if there is any. Null if it is that page itself.
 */
export function offlinePathFor({ pathname, search }: Pick<URL, 'pathname' | 'search'>): PagePath | null {
  return pathname === pagePath('offline') ? null : pagePath('offline', { page: pathname + search });
}
