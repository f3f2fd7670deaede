import { pagePath } from '@jhola/domain';
import { browserStore } from './browser-store.ts';

/** The account's pages that are in the admin's menu, or linked from one of those. */
const IN_ADMIN_MENU: readonly string[] = [pagePath('profile'), pagePath('two-step')];
const KEY = 'adminHeader';
const MARK = 'data-admin';

/**
 * Script for the head of every page: shows the admin's header at once on account pages that are also in the admin's
 * menu, if the last user of these pages in this browser was an admin. The server doesn't know who opens a page.
 */
export const ADMIN_HEADER_SCRIPT = `try{if(${JSON.stringify(IN_ADMIN_MENU)}.includes(location.pathname)&&localStorage.${KEY})document.documentElement.setAttribute('${MARK}','')}catch{}`;

/** Whether a path is an account page that admins see with their own header. */
export function isInAdminMenu(pathname: string): boolean {
  return IN_ADMIN_MENU.includes(pathname);
}

/** Shows the shop's header without cart, grocery search and categories, or again with them. */
export function showAdminHeader(isShown: boolean): void {
  document.documentElement.toggleAttribute(MARK, isShown);
}

/** Whether the last user of these pages was an admin. */
export function wasAdmin(): boolean {
  return browserStore().getItem(KEY) !== null;
}

/** Stores in this browser whether the user of these pages is an admin, for the next page that is opened. */
export function rememberAdmin(isAdmin: boolean): void {
  if (isAdmin) browserStore().setItem(KEY, '1');
  else browserStore().removeItem(KEY);
}
