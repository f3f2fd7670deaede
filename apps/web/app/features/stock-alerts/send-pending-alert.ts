import { toastFailure } from '#features/connection/index.ts';
import { browserStore } from '#platform/browser-store.ts';
import { isTransient } from '#platform/refetch-after-failure.ts';
import { withTabLock } from '#platform/with-tab-lock.ts';
import { type AlertNeeds, changeAlert } from './change-alert.ts';
import { dropPendingAlert, readPendingAlert } from './pending-alert.ts';

/**
 * Sends a visitor's pending alert, if there is one: all tabs learn of the login, one of them sends it. Returns false if
 * it should be sent again: the shop was busy or didn't respond.
 */
export function sendPendingAlert(needs: AlertNeeds): Promise<boolean> {
  return withTabLock('pending-alert', async () => {
    const productId = readPendingAlert(browserStore(), Date.now());
    try {
      if (productId !== null) await changeAlert(needs, productId, true);
    } catch (error) {
      if (isTransient(error)) return false;
      toastFailure(error);
    }
    dropPendingAlert(browserStore());
    return true;
  });
}
