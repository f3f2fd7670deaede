import { PROMISED_MINUTES } from '@jhola/domain';
import { texts } from '#messages/order-desk-list.ts';
import { formatDuration } from '#platform/format-duration.ts';
import { Bars, BarsTable } from '#ui/bars.tsx';
import { recentDeliveriesSentence } from './recent-deliveries-sentence.ts';

const PROMISED_SECONDS = PROMISED_MINUTES * 60;
/** Longer deliveries are drawn with this height; the sentence beside the chart gives the figures. */
const HIGHEST_SECONDS = 2 * PROMISED_SECONDS;
const PLACES = 24;
/** The minimum height, so that each bar is visible. */
const LOWEST_SECONDS = 60;

export type RecentDeliveryBarsProps = {
  /** The durations in seconds; undefined while they are loading. */
  lately: readonly number[] | undefined;
};

/** A bar for each of the last deliveries, with a dashed line at ten minutes; below it the same as text. */
export function RecentDeliveryBars({ lately }: RecentDeliveryBarsProps) {
  const bars = (lately ?? []).map((seconds, index) => ({
    label: texts.delivery({ number: index + 1 }),
    value: Math.max(seconds, LOWEST_SECONDS),
    text: formatDuration(seconds),
    late: seconds > PROMISED_SECONDS,
  }));
  return (
    <>
      <dd>
        <div className="lately-bars">
          <Bars
            bars={bars}
            highest={HIGHEST_SECONDS}
            line={PROMISED_SECONDS}
            places={Math.max(PLACES, bars.length)}
          />
        </div>
        {bars.length > 0 && <BarsTable caption={texts.lastDeliveries} bars={bars} />}
      </dd>
      <dt>{lately ? recentDeliveriesSentence(lately, PROMISED_SECONDS) : '–'}</dt>
    </>
  );
}
