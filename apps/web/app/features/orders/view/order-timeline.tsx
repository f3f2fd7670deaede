import type { WireOrderDetails, WireOrderEvent } from '@jhola/contract/client';
import { isUnfulfilled, nextStatus, type OrderStatus } from '@jhola/domain';
import { Check, House, X } from 'lucide';
import { texts } from '#messages/order-view.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { STATUS_ICONS, statusWord } from '#ui/status-pill.tsx';
import { STATUS_TEXTS } from './status-texts.ts';
import './order-view.css';

/** The statuses of an order: past ones with a solid line, future ones with a dashed line. */
export function OrderTimeline({ order }: { order: Pick<WireOrderDetails, 'status' | 'timeline'> }) {
  const { status, timeline } = order;
  const isOver = nextStatus(status) === null;
  return (
    <ol className="timeline">
      {timeline.map((event, index) => (
        <PastStep
          key={event.at + event.status}
          event={event}
          isNow={index === timeline.length - 1 && !isOver}
          orderedAt={timeline[0]?.at ?? event.at}
        />
      ))}
      {stepsAfter(status).map((step) => (
        <li className="next" key={step}>
          <StatusIcon status={step} />
          <b>{statusWord(step)}</b> <span className="vh">{texts.notYet}</span>
        </li>
      ))}
    </ol>
  );
}

type PastStepProps = {
  event: WireOrderEvent;
  isNow: boolean;
  /** Times of other days are shown with their date. */
  orderedAt: string;
};

function PastStep({ event, isNow, orderedAt }: PastStepProps) {
  const { status, at, name, note } = event;
  const date = formatDate(at);
  return (
    <li className={classNames(isNow && 'now')} aria-current={isNow ? 'step' : undefined}>
      <StatusIcon status={status} isDone={!isNow} />
      <div>
        <b>{statusWord(status)}</b>
        <p className="muted small">{note ?? STATUS_TEXTS[status]}</p>
        {name && <p className="muted small">{texts.by({ name })}</p>}
      </div>
      <time dateTime={at} className="muted small">
        {date === formatDate(orderedAt) ? formatTime(at) : texts.dateAndTime({ date, time: formatTime(at) })}
      </time>
    </li>
  );
}

function StatusIcon({ status, isDone = false }: { status: OrderStatus; isDone?: boolean }) {
  const icon = iconOf(status, isDone);
  return (
    <span className={classNames('dot', isUnfulfilled(status) && 'dot-bad')}>
      {icon && <Icon of={icon} />}
    </span>
  );
}

function iconOf(status: OrderStatus, isDone: boolean) {
  if (isUnfulfilled(status)) return X;
  if (isDone) return Check;
  return status === 'delivered' ? House : STATUS_ICONS[status];
}

function stepsAfter(status: OrderStatus): OrderStatus[] {
  const next = nextStatus(status);
  return next === null ? [] : [next, ...stepsAfter(next)];
}
