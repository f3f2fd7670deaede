import { LazyComponent } from '#features/connection/index.ts';
import { isAdmin, useUser } from '#features/session/index.ts';

const load = async () => ({ default: (await import('./order-watcher.tsx')).OrderWatcher });

/** Announces new orders to admins on every page of the dashboard. */
export function OrderAlerts() {
  const { data: user } = useUser();
  return <LazyComponent load={load} wanted={user !== undefined && isAdmin(user)} props={{}} />;
}
