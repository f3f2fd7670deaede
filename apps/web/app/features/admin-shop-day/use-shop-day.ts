import type { DataOf } from '@jhola/contract/client';
import { skipToken, useQuery } from '@tanstack/react-query';
import { mineKey, sessionApi, useSession } from '#features/session/index.ts';

export type ShopDay = DataOf<'shopDay'>;

const RENEW_MS = 30_000;

/** The shop's figures, renewed every half minute while somebody looks, and at once when they look again. */
export function useShopDay() {
  const session = useSession();
  return useQuery({
    queryKey: mineKey(session, 'shop-day'),
    queryFn:
      typeof session === 'string'
        ? skipToken
        : async ({ signal }) => (await sessionApi('shopDay', undefined, { signal })).data,
    staleTime: 0,
    refetchInterval: RENEW_MS,
    refetchOnWindowFocus: true,
  });
}
