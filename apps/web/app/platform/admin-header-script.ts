import { pagePath } from '@jhola/domain';

/** The account's pages that are in the admin's menu, or linked from one of those. */
export const IN_ADMIN_MENU: readonly string[] = [pagePath('profile'), pagePath('two-step')];
/** The key of the browser's storage that says that the last user of these pages was an admin. */
export const ADMIN_KEY = 'adminHeader';
/** The attribute of the document that shows the admin's header. */
export const ADMIN_MARK = 'data-admin';

/**
 * Script for the head of every page: shows the admin's header at once on account pages that are also in the admin's
 * menu, if the last user of these pages in this browser was an admin. The server doesn't know who opens a page.
 */
export const ADMIN_HEADER_SCRIPT = `try{if(${JSON.stringify(IN_ADMIN_MENU)}.includes(location.pathname)&&localStorage.${ADMIN_KEY})document.documentElement.setAttribute('${ADMIN_MARK}','')}catch{}`;
