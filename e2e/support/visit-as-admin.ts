import { inject } from 'vitest';
import { logInByApi } from './api.ts';
import { browser } from './browser.ts';
import { type Viewport, type Visit, visitAt } from './page-at.ts';

/** The shopkeeper of the shared shop, signed in, in an empty browser of this size. */
export async function visitAsAdmin(size: Viewport): Promise<Visit> {
  const { url, adminEmail, adminPassword } = inject('store');
  const { tokens } = await logInByApi(url, adminEmail, adminPassword);
  return visitAt(browser, size, url, tokens);
}
