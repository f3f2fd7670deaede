import { useQuery } from '@tanstack/react-query';
import { publicApi } from '#platform/api.ts';
import { TenMinuteNote } from '#ui/ten-minutes.tsx';
import { DeliveryBars } from './delivery-bars.tsx';
import { deliveryText } from './delivery-text.tsx';

/** Fewer bars would add nothing to the text. */
const FEWEST_BARS = 5;

/** How long the last deliveries took, as chart and text; before the first, the promised time. */
export function DeliveryProof() {
  const { data: minutes = [] } = useQuery({
    queryKey: ['delivery-times'],
    queryFn: async ({ signal }) => (await publicApi('getDeliveryTimes', undefined, { signal })).data.last,
    // Decorative: if it fails to load, the page is complete without it.
    meta: { isQuiet: () => true },
  });
  return <div className="proof">{minutes.length > 0 ? <Proof minutes={minutes} /> : <TenMinuteNote />}</div>;
}

function Proof({ minutes }: { minutes: readonly number[] }) {
  return (
    <>
      {minutes.length < FEWEST_BARS ? <TenMinuteNote /> : <DeliveryBars minutes={minutes} />}
      <p>{deliveryText(minutes)}</p>
    </>
  );
}
