import { useQuery } from '@tanstack/react-query';
import { publicApi } from '#platform/api.ts';

/** How many minutes each of the last deliveries took, the newest last; empty if there are none, and while loading. */
export function useDeliveryTimes(): readonly number[] {
  const { data = [] } = useQuery({
    queryKey: ['delivery-times'],
    queryFn: async ({ signal }) => (await publicApi('getDeliveryTimes', undefined, { signal })).data.last,
    // If it fails to load, the pages are complete without it.
    meta: { isQuiet: () => true },
  });
  return data;
}
