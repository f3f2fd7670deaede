import { isUnfulfilled } from '@jhola/domain';
import { type OrderTimes, useOrderAge } from '#features/orders/index.ts';
import { texts } from '#messages/order-desk.ts';
import { formatDuration, speakDuration } from '#platform/format-duration.ts';
import { classNames } from '#ui/class-names.ts';
import { StitchRing } from '#ui/stitch-ring.tsx';

const MINUTE = 60;

/** The ten-minute clock and an order's age; red after ten minutes. */
export function OrderAgeCell({ order }: { order: OrderTimes }) {
  const { seconds, late, open } = useOrderAge(order);
  if (isUnfulfilled(order.status)) return <span className="muted">–</span>;
  return (
    <span className={classNames('age', late && 'late', !open && 'age-over')}>
      <StitchRing minutes={Math.floor(seconds / MINUTE)} late={late} />
      <span aria-hidden="true">{formatDuration(seconds)}</span>
      <span className="vh">{ageText(open, late)({ time: speakDuration(seconds) })}</span>
    </span>
  );
}

function ageText(open: boolean, late: boolean) {
  if (open) return late ? texts.waitsForLate : texts.waitsFor;
  return late ? texts.tookLate : texts.took;
}
