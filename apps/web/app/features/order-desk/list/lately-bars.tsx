import { PROMISED_MINUTES } from '@jhola/domain';
import { formatDuration } from '#platform/format-duration.ts';
import { latelySentence } from './lately-sentence.ts';

const PROMISED_SECONDS = PROMISED_MINUTES * 60;
/** What takes longer is as high as this: the sentence beside it says by how much in all. */
const HIGHEST_SECONDS = 2 * PROMISED_SECONDS;

/** The last deliveries, a bar each, with a dashed line at ten minutes; the same in words below. */
export function LatelyBars({ lately }: { lately: readonly number[] }) {
  return (
    <>
      <dd className="lately-bars" aria-hidden="true">
        {lately.map((seconds, place) => (
          <span
            // oxlint-disable-next-line no-array-index-key -- a bar is its place
            key={place}
            className={seconds > PROMISED_SECONDS ? 'late' : undefined}
            style={{
              height: `${Math.max(4, (Math.min(seconds, HIGHEST_SECONDS) / HIGHEST_SECONDS) * 100)}%`,
            }}
            title={formatDuration(seconds)}
          />
        ))}
      </dd>
      <dt>{latelySentence(lately, PROMISED_SECONDS)}</dt>
    </>
  );
}
