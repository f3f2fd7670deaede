import { toastFailure } from '#features/connection/index.ts';
import { browserStore } from '#platform/browser-store.ts';
import { type AlertNeeds, changeAlert } from './change-alert.ts';
import { takePendingAlert } from './pending-alert.ts';

/** Records what a visitor wanted to be told about before the login, if there is something. */
export function sendPendingAlert(needs: AlertNeeds): void {
  const productId = takePendingAlert(browserStore(), Date.now());
  if (productId !== null) changeAlert(needs, productId, true).catch(toastFailure);
}
