import { PROMISED_MINUTES } from '@jhola/domain';
import { isLate } from './delivery-words.ts';

const BARS = 24;
const STEP = 15;
const BAR = 9;
const WIDTH = BARS * STEP;
const HEIGHT = 64;
/** What takes longer is drawn as long as this. */
const MOST_MINUTES = 15;

const heightOf = (minutes: number) => (Math.min(Math.max(minutes, 1), MOST_MINUTES) / MOST_MINUTES) * HEIGHT;

/** One bar a delivery, the newest at the right; a line of stitches at the ten minutes. Words beside it say the same. */
export function DeliveryBars({ minutes }: { minutes: readonly number[] }) {
  const first = BARS - minutes.length;
  const bars = (late: boolean) =>
    minutes
      .map((each, place) =>
        isLate(each) === late
          ? `M${(first + place + 0.5) * STEP} ${HEIGHT}v-${heightOf(each).toFixed(1)}`
          : '',
      )
      .join('');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path stroke="var(--bars)" strokeWidth={BAR} d={bars(false)} />
      <path stroke="var(--bad)" strokeWidth={BAR} d={bars(true)} />
      <path
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="5 4"
        vectorEffect="non-scaling-stroke"
        d={`M0 ${HEIGHT - heightOf(PROMISED_MINUTES)}h${WIDTH}`}
      />
    </svg>
  );
}
