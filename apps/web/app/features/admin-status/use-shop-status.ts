import type { DataOf } from '@jhola/contract/client';
import { sessionApi, useSessionQuery } from '#features/session/index.ts';

export type ShopStatus = DataOf<'getShopStatus'>;

const POLL_MS = 15_000;

/** The shop's status, refetched every quarter of a minute while the page is visible. */
export function useShopStatus() {
  return useSessionQuery({
    key: ['shop-status'],
    fetch: async (signal) => (await sessionApi('getShopStatus', undefined, { signal })).data,
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
}
