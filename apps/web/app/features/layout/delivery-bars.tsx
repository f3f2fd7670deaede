import { PROMISED_MINUTES } from '@jhola/domain';
import { texts } from '#messages/hero.ts';
import { Bars, BarsTable } from '#ui/bars.tsx';
import { durationText, isLate } from './delivery-text.tsx';

const PLACES = 24;
/** Longer deliveries are drawn with this height. */
const MOST_MINUTES = 15;

/** A bar for each of the last deliveries, the newest at the right, with a line at ten minutes. */
export function DeliveryBars({ minutes }: { minutes: readonly number[] }) {
  const bars = minutes.map((each, index) => ({
    label: texts.delivery({ number: index + 1 }),
    // At least a minute high, so that each is visible.
    value: Math.max(each, 1),
    text: durationText(each),
    late: isLate(each),
  }));
  return (
    <>
      <div className="proof-bars">
        <Bars bars={bars} highest={MOST_MINUTES} line={PROMISED_MINUTES} places={PLACES} />
      </div>
      <BarsTable caption={texts.lastDeliveries} bars={bars} />
    </>
  );
}
