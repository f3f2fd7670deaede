import { toastFailure } from '#features/connection/index.ts';
import { browserStore } from '#platform/browser-store.ts';
import { type AlertNeeds, changeAlert } from './change-alert.ts';
import { takePendingAlert } from './pending-alert.ts';

/** Sends a visitor's pending alert, if there is one. */
export function sendPendingAlert(needs: AlertNeeds): void {
  const productId = takePendingAlert(browserStore(), Date.now());
  if (productId !== null) changeAlert(needs, productId, true).catch(toastFailure);
}
