import { logInByApi } from './api.ts';
import { url } from './journey.ts';
import type { Viewport, Visit } from './page-at.ts';
import { ADMIN } from './start-store.ts';
import { visitAgain } from './visit-again.ts';

/** A page of this size from `visitAgain`, signed in as the admin of the worker's shop. */
export async function visitAsAdmin(size: Viewport): Promise<Visit> {
  const { tokens } = await logInByApi(url, ADMIN.email, ADMIN.password);
  return visitAgain(size, tokens);
}
