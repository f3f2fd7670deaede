import type { OrderStatus } from '@jhola/domain';
import { Bike, CircleCheck, Clock, type LucideIcon, PackageOpen } from 'lucide-react';
import { classNames } from './class-names.ts';
import './chip.css';
import './status-pill.css';

/** The icons of the states; one without is plain. */
export const STATUS_ICONS: Partial<Record<OrderStatus, LucideIcon>> = {
  pending: Clock,
  processing: PackageOpen,
  shipped: Bike,
  delivered: CircleCheck,
};

/** A status as it is shown: capitalised. */
export function statusWord(status: OrderStatus): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** An order's status, capitalised, with icon and colour; a status without an icon of its own is plain. */
export function StatusPill({ status }: { status: OrderStatus }) {
  const Icon = STATUS_ICONS[status];
  return (
    <span className={classNames('chip', Icon && `status-${status}`)}>
      {Icon && <Icon className="i" aria-hidden="true" />}
      {statusWord(status)}
    </span>
  );
}
