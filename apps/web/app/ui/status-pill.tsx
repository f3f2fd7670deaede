import { type OrderStatus, statusText } from '@jhola/domain';
import { Bike, CircleCheck, Clock, type IconNode, PackageOpen } from 'lucide';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import '#styles/status-colours.css';
import './chip.css';
import './status-pill.css';

/** The icons of the states; other states have none. */
export const STATUS_ICONS: Partial<Record<OrderStatus, IconNode>> = {
  pending: Clock,
  processing: PackageOpen,
  shipped: Bike,
  delivered: CircleCheck,
};

/** Formats a status for display: capitalised. */
export function statusWord(status: OrderStatus): string {
  const text = statusText(status);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An order's status, capitalised, with icon and colour; unknown states have neither. */
export function StatusPill({ status }: { status: OrderStatus }) {
  const icon = STATUS_ICONS[status];
  return (
    <span className={classNames('chip', icon && `status-${status}`)}>
      {icon && <Icon of={icon} />}
      {statusWord(status)}
    </span>
  );
}
