import { useQuery } from '@tanstack/react-query';
import { publicApi } from '#platform/api.ts';
import { TenMinuteNote } from '#ui/ten-minutes.tsx';

/** '10 min', and beside it how long the last deliveries really took, once there are some. */
export function DeliveryProof() {
  const { data } = useQuery({
    queryKey: ['delivery-times'],
    queryFn: async ({ signal }) => (await publicApi('getDeliveryTimes', undefined, { signal })).data,
    // An ornament: without it the page is whole.
    meta: { isQuiet: () => true },
  });
  return (
    <p className="proof">
      <TenMinuteNote />
      {typeof data?.medianMinutes === 'number' && (
        <span>
          · {data.deliveries === 1 ? 'the last' : `the last ${data.deliveries}`} took{' '}
          {data.medianMinutes < 1 ? 'less than one' : `${data.medianMinutes} min`}
        </span>
      )}
    </p>
  );
}
