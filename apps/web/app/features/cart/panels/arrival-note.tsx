import { expectedArrival } from '@jhola/domain';
import { formatTime } from '#platform/format-time.ts';
import { useServerNow } from '#platform/server-clock.ts';

/** When an order arrives that is placed now. */
export function ArrivalNote() {
  const now = new Date(useServerNow());
  return (
    <p className="arrival-note">
      Order now, arrives by <b>{formatTime(expectedArrival(now, now).toISOString())}</b>
    </p>
  );
}
