import { pagePath } from '@jhola/domain';
import { browserStore } from './browser-store.ts';

/** The account's pages that are in the admin's menu, or behind one of it. */
const IN_ADMIN_MENU: readonly string[] = [pagePath('profile'), pagePath('two-step')];
const KEY = 'adminHeader';
const MARK = 'data-admin';

/**
 * Script for the head of every page: pages of the account that are in the admin's menu begin with the admin's header in
 * a browser whose last user there was an admin. Whose page it is, the server doesn't know.
 */
export const ADMIN_HEADER_SCRIPT = `try{if(${JSON.stringify(IN_ADMIN_MENU)}.includes(location.pathname)&&localStorage.${KEY})document.documentElement.setAttribute('${MARK}','')}catch{}`;

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

export function rememberAdmin(isAdmin: boolean): void {
  if (isAdmin) browserStore().setItem(KEY, '1');
  else browserStore().removeItem(KEY);
}
