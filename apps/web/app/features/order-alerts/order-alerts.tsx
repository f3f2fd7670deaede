import { LazyComponent } from '#features/connection/index.ts';
import { isAdmin, useSession, useUser } from '#features/session/index.ts';

const load = async () => ({ default: (await import('./order-watcher.tsx')).OrderWatcher });

/** Announces new orders to admins on every page of the dashboard, as long as they are logged in. */
export function OrderAlerts() {
  const session = useSession();
  const { data: user } = useUser();
  if (typeof session === 'string' || !isAdmin(user)) return null;
  return <LazyComponent key={session.id} load={load} wanted props={{ session }} />;
}
