import { expectedArrival } from '@jhola/domain';
import { useOffline } from '#features/connection/index.ts';
import { texts } from '#messages/cart-panels.ts';
import { formatTime } from '#platform/format-time.ts';
import { useServerNow } from '#platform/server-clock.ts';
import './arrival-note.css';

/** The expected arrival of an order that is placed now; nobody can place one while offline. */
export function ArrivalNote() {
  const now = new Date(useServerNow());
  if (useOffline()) return <p className="arrival-note">{texts.arrivalOffline}</p>;
  return (
    <p className="arrival-note">
      {texts.arrival({
        b: (time) => <b>{time}</b>,
        time: formatTime(expectedArrival(now, now).toISOString()),
      })}
    </p>
  );
}
