import type { WireDeskOrder } from '@jhola/contract/client';
import { useEffect, useRef, useState } from 'react';
import { texts } from '#messages/order-desk-list.ts';
import { type EarlierResponse, placedSince } from './placed-since.ts';

export type Announced = {
  readonly orders: readonly WireDeskOrder[];
  /** The server's time of the response with these orders (ISO). */
  readonly at: string;
  /** Identifies the list's filter; another one starts a new list. */
  readonly about: string;
};

/** Announces new orders to screen readers, but not those of the first response. */
export function useAnnouncement({ orders, at, about }: Announced): string {
  const seen = useRef<(EarlierResponse & { readonly about: string }) | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const before = seen.current?.about === about ? seen.current : null;
    seen.current = { about, at, ids: new Set(orders.map(({ _id }) => _id)) };
    if (before === null) return;
    const arrived = placedSince(orders, before).toSorted((one, other) =>
      one.orderDate.localeCompare(other.orderDate),
    );
    const last = arrived.at(-1);
    if (last === undefined) return;
    const values = { order: last.orderId, customer: last.customer.name };
    const count = arrived.length;
    setAnnouncement(count === 1 ? texts.newOrder(values) : texts.severalNewOrders({ ...values, count }));
  }, [orders, at, about]);
  return announcement;
}
