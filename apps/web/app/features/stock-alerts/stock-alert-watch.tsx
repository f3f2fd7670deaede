import { LazyComponent } from '#features/connection/index.ts';
import { useSession } from '#features/session/index.ts';
import { browserStore } from '#platform/browser-store.ts';
import { PENDING_ALERT_KEY } from './pending-alert-key.ts';

const loadSender = () => import('./on-demand.ts');

/** Rendered once, in the root: sends a visitor's pending alert as soon as they have logged in. */
export function StockAlertWatch() {
  const session = useSession();
  const isDue = typeof session !== 'string' && browserStore().getItem(PENDING_ALERT_KEY) !== null;
  return <LazyComponent load={loadSender} wanted={isDue} props={{ session }} />;
}
