import { pagePath } from '@jhola/domain';

/** The account's pages that are in the admin's menu, or linked from one of those. */
const IN_ADMIN_MENU: readonly string[] = [pagePath('profile'), pagePath('two-step')];
/** The key of the browser's storage that says that the last user of these pages was an admin. */
export const ADMIN_KEY = 'adminHeader';
/** The attribute of the document that shows the admin's header. */
export const ADMIN_MARK = 'data-admin';

/** Whether a path is an account page that admins see with their own header. */
export const isInAdminMenu = (pathname: string): boolean => IN_ADMIN_MENU.includes(pathname);

/**
 * Script for the head of a page: shows the admin's header at once on account pages that are also in the admin's menu, if
 * the last user of these pages in this browser was an admin. The server doesn't know who opens a page. Empty for other
 * pages.
 */
export const adminHeaderScript = (pathname: string): string =>
  isInAdminMenu(pathname)
    ? `try{if(localStorage.${ADMIN_KEY})document.documentElement.setAttribute('${ADMIN_MARK}','')}catch{}`
    : '';
