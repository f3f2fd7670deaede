import { logInByApi } from './api.ts';
import { browser, url } from './journey.ts';
import { type Viewport, type Visit, visitAt } from './page-at.ts';
import { ADMIN } from './start-store.ts';

/** Opens a new browser context of this size, signed in as the admin of the worker's shop. */
export async function visitAsAdmin(size: Viewport): Promise<Visit> {
  const { tokens } = await logInByApi(url, ADMIN.email, ADMIN.password);
  return visitAt(browser, size, url, tokens);
}
