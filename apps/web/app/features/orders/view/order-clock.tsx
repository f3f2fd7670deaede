import { isUnfulfilled, PROMISED_MINUTES } from '@jhola/domain';
import { texts } from '#messages/order-view.ts';
import { StitchRing } from '#ui/stitch-ring.tsx';
import { minutesTaken, type OrderAge, type OrderTimes, useOrderAge } from './order-age.ts';
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

/** The minutes since the order was placed, and the minutes that are shown, with their text. */
function minutesOf(age: OrderAge) {
  const elapsed = minutesTaken(age);
  if (!age.open) return { elapsed, shown: elapsed, text: texts.minutesTaken };
  return age.late
    ? { elapsed, shown: Math.ceil(age.seconds / MINUTE) - PROMISED_MINUTES, text: texts.minutesLate }
    : { elapsed, shown: PROMISED_MINUTES - elapsed, text: texts.minutesToGo };
}
