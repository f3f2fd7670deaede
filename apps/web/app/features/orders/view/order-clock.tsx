import { isUnfulfilled, PROMISED_MINUTES } from '@jhola/domain';
import { StitchRing } from '#ui/stitch-ring.tsx';
import { type Timed, useOrderAge } from './order-age.ts';
import './order-view.css';

const MINUTE = 60;

/** The ten minutes, large: what is left of them, by how much it is late, or how long it took. */
export function OrderClock({ order }: { order: Timed }) {
  const { seconds, late, open } = useOrderAge(order);
  if (isUnfulfilled(order.status)) return null;
  const minutes = Math.floor(seconds / MINUTE);
  const over = Math.ceil(seconds / MINUTE) - PROMISED_MINUTES;
  const took = Math.max(1, Math.round(seconds / MINUTE));
  const [figure, words] = open
    ? late
      ? [over, over === 1 ? 'minute late' : 'minutes late']
      : [PROMISED_MINUTES - minutes, minutes === PROMISED_MINUTES - 1 ? 'minute to go' : 'minutes to go']
    : [took, took === 1 ? 'minute to the door' : 'minutes to the door'];
  return (
    <div className="order-clock">
      <StitchRing minutes={open ? minutes : took} late={late} />
      <p>
        <b className={late ? 'bad' : undefined}>{figure > 999 ? '999+' : figure}</b>
        <span className="muted">{words}</span>
      </p>
    </div>
  );
}
