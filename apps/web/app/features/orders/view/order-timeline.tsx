import type { WireOrderDetails, WireOrderEvent } from '@jhola/contract/client';
import { isUnfulfilled, nextStatus, type OrderStatus } from '@jhola/domain';
import { Check, House, X } from 'lucide';
import { texts } from '#messages/order-view.ts';
import { formatDate, formatTime } from '#platform/format-time.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { STATUS_ICONS, statusWord } from '#ui/status-pill.tsx';
import './order-view.css';

const SAID: Readonly<Record<OrderStatus, string>> = {
  pending: texts.isPending,
  processing: texts.isProcessing,
  shipped: texts.isShipped,
  delivered: texts.isDelivered,
  undelivered: texts.isUndelivered,
  cancelled: texts.isCancelled,
};

/** The statuses of an order: past ones with a solid line, future ones with a dashed line. */
export function OrderTimeline({ order }: { order: Pick<WireOrderDetails, 'status' | 'timeline'> }) {
  const { status, timeline } = order;
  const isOver = nextStatus(status) === null;
  return (
    <ol className="timeline">
      {timeline.map((event, place) => (
        <Happened
          key={event.at + event.status}
          event={event}
          isNow={place === timeline.length - 1 && !isOver}
          day={timeline[0]?.at ?? event.at}
        />
      ))}
      {stepsAfter(status).map((step) => (
        <li className="next" key={step}>
          <Dot status={step} />
          <b>{statusWord(step)}</b>
        </li>
      ))}
    </ol>
  );
}

function Happened({ event, isNow, day }: { event: WireOrderEvent; isNow: boolean; day: string }) {
  const { status, at, name, note } = event;
  const date = formatDate(at);
  return (
    <li className={classNames(isNow && 'now')} aria-current={isNow ? 'step' : undefined}>
      <Dot status={status} isDone={!isNow} />
      <div>
        <b>{statusWord(status)}</b>
        <p className="muted small">{note ?? SAID[status]}</p>
        {name && <p className="muted small">{texts.by({ name })}</p>}
      </div>
      <time dateTime={at} className="muted small">
        {date === formatDate(day) ? formatTime(at) : texts.dateAndTime({ date, time: formatTime(at) })}
      </time>
    </li>
  );
}

function Dot({ status, isDone = false }: { status: OrderStatus; isDone?: boolean }) {
  const icon = isUnfulfilled(status)
    ? X
    : isDone
      ? Check
      : status === 'delivered'
        ? House
        : STATUS_ICONS[status];
  return (
    <span className={classNames('dot', isUnfulfilled(status) && 'dot-bad')}>
      {icon && <Icon of={icon} />}
    </span>
  );
}

function stepsAfter(status: OrderStatus): OrderStatus[] {
  const next = nextStatus(status);
  return next === null ? [] : [next, ...stepsAfter(next)];
}
