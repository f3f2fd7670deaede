import type { DataOf } from '@jhola/contract/client';
import { sessionApi, useSessionQuery } from '#features/session/index.ts';

export type ShopDay = DataOf<'shopDay'>;

const POLL_MS = 30_000;

/** Today's figures, refetched every half minute while the page is visible, and at once when it becomes visible. */
export function useShopDay() {
  return useSessionQuery({
    key: ['shop-day'],
    fetch: async (signal) => (await sessionApi('shopDay', undefined, { signal })).data,
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
}
