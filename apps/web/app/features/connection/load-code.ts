import { NoResponseError } from '@jhola/contract/client';
import { serverResponds } from '#platform/server-responds.ts';
import { reportOffline } from './offline.ts';

/** A younger document can't belong to an older release: loading it again would not help. */
const YOUNG_MS = 10_000;

/**
 * Imports code by `load`. If a new release has replaced it, loads the document again; the promise then stays pending.
 * Otherwise the tab is offline, and it throws NoResponseError.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (performance.now() > YOUNG_MS && (await serverResponds(location.pathname))) {
      location.reload();
      return new Promise<never>(() => {});
    }
    reportOffline();
    throw new NoResponseError(String(error));
  }
}
