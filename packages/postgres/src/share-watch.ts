import { DatabaseWatch, type Patience } from './database-watch.ts';

const watches = new Map<string, { readonly watch: DatabaseWatch; users: number }>();

/**
 * The watch over the database at an address: one for all pools of this process, so that a request that needs two of them
 * doesn't find out twice that the database is frozen. The first user's patience counts.
 */
export function shareWatch(
  url: string,
  patience?: Partial<Patience>,
): { readonly watch: DatabaseWatch; release(): void } {
  const shared = watches.get(url) ?? { watch: new DatabaseWatch(url, patience), users: 0 };
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
