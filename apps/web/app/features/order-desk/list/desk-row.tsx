import type { WireDeskOrder } from '@jhola/contract/client';
import { formatRupees, isUnfulfilled, pagePath, PROMISED_MINUTES } from '@jhola/domain';
import { paymentText, paymentWord, useOrderAge } from '#features/orders/index.ts';
import { texts } from '#messages/order-desk-list.ts';
import { formatDuration } from '#platform/format-duration.ts';
import { formatDate } from '#platform/format-time.ts';
import { Link } from '#platform/routing/link.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { StatusPill } from '#ui/status-pill.tsx';
import { HeldMark } from '../held-payments/held-mark.tsx';
import { useListState } from '../list-path.ts';
import { nextStep } from '../next-step.ts';
import { OrderAgeCell } from './order-age-cell.tsx';
import type { Row } from './arrange-rows.ts';
import { ItemThumbs } from './item-thumbs.tsx';
import { StepButton } from './step-button.tsx';
import { UnpaidNote } from './unpaid-note.tsx';

export type DeskRowProps = {
  row: Row<WireDeskOrder>;
  isSelected: boolean;
  isMoving: boolean;
  onSelect: () => void;
  onMove: () => void;
};

/** An order, with its next step as the row's only button. */
export function DeskRow({ row: { order, isGone }, isSelected, isMoving, onSelect, onMove }: DeskRowProps) {
  const { _id, orderId, orderDate, customer, items, totalAmt, status, delivery_address: address } = order;
  const listState = useListState();
  return (
    <tr className={classNames(isSelected && 'sel', isGone && 'gone')}>
      <td className="desk-tick">
        <label>
          <Checkbox
            checked={isSelected}
            onChange={onSelect}
            aria-label={texts.selectOrder({ order: orderId })}
          />
        </label>
      </td>
      <td className="desk-age">
        <OrderAgeCell order={order} />
      </td>
      <td className="desk-number">
        <Link to={pagePath('order', { orderId: _id })} state={listState}>
          {orderId}
        </Link>
        {nextStep(status) === null && (
          <time className="desk-date muted" dateTime={orderDate}>
            {formatDate(orderDate)}
          </time>
        )}
      </td>
      <td className="desk-customer">
        <b>{customer.name}</b>
        <UnpaidNote unpaid={order.customerStanding} />
        <span className="desk-address muted">
          <span>{address.address_line}</span> <span>{address.pincode}</span>
        </span>
      </td>
      <td className="desk-items">
        <ItemThumbs items={items} />
      </td>
      <td className="desk-total">
        <b>{formatRupees(totalAmt)}</b>
      </td>
      <td className="desk-payment" title={paymentText(order)}>
        <HeldMark orderId={_id}>{paymentWord(order)}</HeldMark>
      </td>
      <td className="desk-status">
        <StatusPill status={status} />
      </td>
      <td className="desk-actions">
        <RowEnd order={order} isGone={isGone} isSelected={isSelected} isMoving={isMoving} onMove={onMove} />
      </td>
    </tr>
  );
}

type RowEndProps = Pick<DeskRowProps, 'isSelected' | 'isMoving' | 'onMove'> & {
  order: WireDeskOrder;
  isGone: boolean;
};

/** The next step; for a delivered order, how long it took compared with the ten minutes. */
function RowEnd({ order, isGone, isSelected, isMoving, onMove }: RowEndProps) {
  const { late, seconds } = useOrderAge(order);
  const step = nextStep(order.status);
  if (step !== null && isGone) return <span className="muted">{texts.movedOn}</span>;
  if (step !== null) {
    return (
      <StepButton
        kind={late || isSelected ? 'main' : 'line'}
        busy={isMoving}
        onClick={onMove}
        aria-label={texts.stepOf({ step: step.label, order: order.orderId })}
      >
        {step.label}
      </StepButton>
    );
  }
  if (isUnfulfilled(order.status)) return null;
  return late ? (
    <span className="bad">{texts.late({ time: formatDuration(seconds - PROMISED_MINUTES * 60) })}</span>
  ) : (
    <span className="good">{texts.inTime}</span>
  );
}
