import type { DataOf } from '@jhola/contract/client';
import { sessionApi, useSessionQuery } from '#features/session/index.ts';
import { setServerClock } from '#platform/server-clock.ts';

export type ShopDay = DataOf<'shopDay'>;

const POLL_MS = 30_000;
/** Figures of this age are outdated: several refetches are missing. */
export const OUTDATED_MS = 3 * POLL_MS;

/** Today's figures, refetched every half minute while the page is visible, and at once when it becomes visible. */
export function useShopDay() {
  return useSessionQuery({
    key: ['shop-day'],
    fetch: async (signal) => {
      const { data } = await sessionApi('shopDay', undefined, { signal });
      setServerClock(data.at);
      return data;
    },
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
}
