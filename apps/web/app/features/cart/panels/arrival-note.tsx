import { expectedArrival } from '@jhola/domain';
import { texts } from '#messages/cart-panels.ts';
import { formatTime } from '#platform/format-time.ts';
import { useServerNow } from '#platform/server-clock.ts';

/** The expected arrival of an order that is placed now. */
export function ArrivalNote() {
  const now = new Date(useServerNow());
  return (
    <p className="arrival-note">
      {texts.arrival({
        b: (time) => <b>{time}</b>,
        time: formatTime(expectedArrival(now, now).toISOString()),
      })}
    </p>
  );
}
