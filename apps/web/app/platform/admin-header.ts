import { ADMIN_KEY, ADMIN_MARK } from './admin-header-script.ts';
import { browserStore } from './browser-store.ts';

/** Shows the shop's header without cart, grocery search and categories, or again with them. */
export function showAdminHeader(isShown: boolean): void {
  document.documentElement.toggleAttribute(ADMIN_MARK, isShown);
}

/** Whether the last user of these pages was an admin. */
export function wasAdmin(): boolean {
  return browserStore().getItem(ADMIN_KEY) !== null;
}

/** Stores in this browser whether the user of these pages is an admin, for the next page that is opened. */
export function rememberAdmin(isAdmin: boolean): void {
  if (isAdmin) browserStore().setItem(ADMIN_KEY, '1');
  else browserStore().removeItem(ADMIN_KEY);
}
