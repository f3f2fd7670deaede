import { isLate, isOpen, isUnfulfilled, type OrderStatus, secondsTaken } from '@jhola/domain';
import { useServerNow } from '#platform/server-clock.ts';

/** In seconds. */
const MINUTE = 60;

export type OrderTimes = {
  readonly status: OrderStatus;
  /** ISO times. */
  readonly orderDate: string;
  readonly statusSince: string;
};

export type OrderAge = {
  /** The seconds until now, or until it was delivered, cancelled or undelivered. */
  readonly seconds: number;
  readonly late: boolean;
  readonly open: boolean;
};

/** An order's age compared with the ten minutes; updates every second while the order is open. */
export function useOrderAge({ status, orderDate, statusSince }: OrderTimes): OrderAge {
  const now = useServerNow();
  return orderAge({ status, orderDate, statusSince }, now);
}

/** An order's age at `now`, in milliseconds since 1970. */
export function orderAge({ status, orderDate, statusSince }: OrderTimes, now: number): OrderAge {
  const open = isOpen(status);
  const until = open ? new Date(now) : new Date(statusSince);
  const placed = new Date(orderDate);
  return {
    seconds: secondsTaken(placed, until),
    late: !isUnfulfilled(status) && isLate(placed, until),
    open,
  };
}

/** The minutes that an order has taken: the whole ones while it is open, then rounded, but at least one. */
export function minutesTaken({ seconds, open }: OrderAge): number {
  return open ? Math.floor(seconds / MINUTE) : Math.max(1, Math.round(seconds / MINUTE));
}
