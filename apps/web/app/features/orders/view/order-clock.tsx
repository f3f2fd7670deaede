import { isUnfulfilled, PROMISED_MINUTES } from '@jhola/domain';
import { texts } from '#messages/order-view.ts';
import { StitchRing } from '#ui/stitch-ring.tsx';
import { type OrderAge, type OrderTimes, useOrderAge } from './order-age.ts';
import './order-view.css';

const MINUTE = 60;

/** The ten-minute clock, large: the remaining time, how late it is, or how long it took. */
export function OrderClock({ order }: { order: OrderTimes }) {
  const age = useOrderAge(order);
  if (isUnfulfilled(order.status)) return null;
  const { late } = age;
  const { elapsed, shown, text } = minutesOf(age);
  return (
    <div className="order-clock">
      <StitchRing minutes={elapsed} late={late} />
      <p>
        {text({
          figure: shown > 999 ? '999+' : shown,
          minutes: shown,
          b: (figure) => <b className={late ? 'bad' : undefined}>{figure}</b>,
          unit: (unit) => <span className="muted">{unit}</span>,
        })}
      </p>
    </div>
  );
}

/** The whole minutes since the order was placed, and the minutes that are shown, with their text. */
function minutesOf({ seconds, late, open }: OrderAge) {
  if (!open) {
    const taken = Math.max(1, Math.round(seconds / MINUTE));
    return { elapsed: taken, shown: taken, text: texts.minutesTaken };
  }
  const elapsed = Math.floor(seconds / MINUTE);
  return late
    ? { elapsed, shown: Math.ceil(seconds / MINUTE) - PROMISED_MINUTES, text: texts.minutesLate }
    : { elapsed, shown: PROMISED_MINUTES - elapsed, text: texts.minutesToGo };
}
