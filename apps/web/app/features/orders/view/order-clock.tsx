import { isUnfulfilled, PROMISED_MINUTES } from '@jhola/domain';
import { texts } from '#messages/order-view.ts';
import { StitchRing } from '#ui/stitch-ring.tsx';
import { type OrderTimes, useOrderAge } from './order-age.ts';
import './order-view.css';

const MINUTE = 60;

/** The ten-minute clock, large: the remaining time, how late it is, or how long it took. */
export function OrderClock({ order }: { order: OrderTimes }) {
  const { seconds, late, open } = useOrderAge(order);
  if (isUnfulfilled(order.status)) return null;
  const minutes = Math.floor(seconds / MINUTE);
  const over = Math.ceil(seconds / MINUTE) - PROMISED_MINUTES;
  const took = Math.max(1, Math.round(seconds / MINUTE));
  const [shown, text] = open
    ? late
      ? [over, texts.minutesLate]
      : [PROMISED_MINUTES - minutes, texts.minutesToGo]
    : [took, texts.minutesTaken];
  return (
    <div className="order-clock">
      <StitchRing minutes={open ? minutes : took} late={late} />
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
