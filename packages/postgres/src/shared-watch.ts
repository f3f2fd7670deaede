import { DatabaseWatch, type WatchTiming } from './database-watch.ts';

const watches = new Map<string, { readonly watch: DatabaseWatch; users: number }>();

/**
 * Returns the watch of the database at this address, which all pools of this process share, so that a request that uses
 * two pools doesn't wait twice for a frozen database. The first caller's timing applies. The last `release` stops it.
 */
export function sharedWatch(
  url: string,
  timing?: Partial<WatchTiming>,
): { readonly watch: DatabaseWatch; release(): void } {
  const shared = watches.get(url) ?? { watch: new DatabaseWatch(url, timing), users: 0 };
  watches.set(url, shared);
  shared.users += 1;
  let isReleased = false;
  return {
    watch: shared.watch,
    release() {
      if (isReleased) return;
      isReleased = true;
      shared.users -= 1;
      if (shared.users > 0) return;
      watches.delete(url);
      shared.watch.stop();
    },
  };
}
