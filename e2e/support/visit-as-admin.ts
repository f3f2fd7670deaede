import { inject } from 'vitest';
import { logInByApi } from './api.ts';
import { browser } from './browser.ts';
import { visitAt, type Visit } from './page-at.ts';

/** The shopkeeper of the shared shop, signed in, in an empty browser of this size. */
export async function visitAsAdmin(size: Parameters<typeof visitAt>[1]): Promise<Visit> {
  const { url, adminEmail, adminPassword } = inject('store');
  const { tokens } = await logInByApi(url, adminEmail, adminPassword);
  return visitAt(browser, size, url, tokens);
}
