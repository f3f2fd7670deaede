import { useQuery } from '@tanstack/react-query';
import { publicApi } from '#platform/api.ts';
import { TenMinuteNote } from '#ui/ten-minutes.tsx';
import { DeliveryBars } from './delivery-bars.tsx';
import { deliveryWords } from './delivery-words.ts';

/** Fewer bars say nothing that the words don't. */
const FEWEST_BARS = 5;

/** How long the last deliveries really took, drawn and said; until there is one, what is promised. */
export function DeliveryProof() {
  const { data: minutes = [] } = useQuery({
    queryKey: ['delivery-times'],
    queryFn: async ({ signal }) => (await publicApi('getDeliveryTimes', undefined, { signal })).data.last,
    // An ornament: without it the page is whole.
    meta: { isQuiet: () => true },
  });
  return <div className="proof">{minutes.length > 0 ? <Proof minutes={minutes} /> : <TenMinuteNote />}</div>;
}

function Proof({ minutes }: { minutes: readonly number[] }) {
  const { average, rest } = deliveryWords(minutes);
  return (
    <>
      {minutes.length < FEWEST_BARS ? <TenMinuteNote /> : <DeliveryBars minutes={minutes} />}
      <p>
        <b>{average}</b> {rest}
      </p>
    </>
  );
}
