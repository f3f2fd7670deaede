import { PROMISED_MINUTES } from '@jhola/domain';
import { formatDuration } from '#platform/format-duration.ts';
import { Bars, BarsTable } from '#ui/bars.tsx';
import { latelySentence } from './lately-sentence.ts';

const PROMISED_SECONDS = PROMISED_MINUTES * 60;
/** What takes longer is as high as this: the sentence beside it says by how much in all. */
const HIGHEST_SECONDS = 2 * PROMISED_SECONDS;
const PLACES = 24;
/** At least so high, so that each is seen. */
const LOWEST_SECONDS = 60;

/** The last deliveries, a bar each, with a dashed line at ten minutes; the same in words below. */
export function LatelyBars({ lately }: { lately: readonly number[] }) {
  const bars = lately.map((seconds, place) => ({
    label: `Delivery ${place + 1}`,
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
        {bars.length > 0 && <BarsTable caption="The last deliveries, minutes and seconds" bars={bars} />}
      </dd>
      <dt>{latelySentence(lately, PROMISED_SECONDS)}</dt>
    </>
  );
}
