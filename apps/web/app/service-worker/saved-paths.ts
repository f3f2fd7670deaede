import { type PagePath, pagePath } from '@jhola/domain';

const NOT_PAGES = /^\/(?:api|assets|images|uploads|sandbox)(?:\/|$)/;

/**
 * Whether a document of this URL may be saved: a page of the shop, which is the same for everybody. Not a file, the
 * API's documentation, or a page of the payment sandbox, which shows somebody's email and order or an admin's settings.
 */
export function isSavable({ pathname }: Pick<URL, 'pathname'>): boolean {
  return !NOT_PAGES.test(pathname);
}

/** Whether a URL is page data to save. Search results aren't saved: there would be one for each typed letter. */
export function isSavableData({ pathname }: Pick<URL, 'pathname'>): boolean {
  return pathname.endsWith('.data') && pathname !== `${pagePath('search')}.data`;
}

/**
 * Where to redirect if a page can't be fetched and isn't saved: to the page 'offline', which opens that page from its
 * saved data, if there is any. Null for the offline page itself.
 */
export function offlinePathFor({ pathname, search }: Pick<URL, 'pathname' | 'search'>): PagePath | null {
  return pathname === pagePath('offline') ? null : pagePath('offline', { page: pathname + search });
}
