import { TenMinuteNote } from '#ui/ten-minutes.tsx';
import { DeliveryBars } from './delivery-bars.tsx';
import { deliveryText } from './delivery-text.tsx';
import { useDeliveryTimes } from './use-delivery-times.ts';

/** Fewer bars would add nothing to the text. */
const FEWEST_BARS = 5;

/** How long the last deliveries took, as chart and text; before the first, the promised time. */
export function DeliveryProof() {
  const minutes = useDeliveryTimes();
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
