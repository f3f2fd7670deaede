import type { WireDeskOrder } from '@jhola/contract/client';
import { useEffect, useRef, useState } from 'react';
import { texts } from '#messages/order-desk-list.ts';
import { type EarlierResponse, placedSince } from './placed-since.ts';

export type Announced = {
  readonly orders: readonly WireDeskOrder[];
  /** The server's time of the response with these orders (ISO). */
  readonly at: string;
  /** Identifies the list's filter: another one starts a new list. Empty while that list is loading. */
  readonly about: string;
  /** How many orders match the filter, on all pages. */
  readonly count: number;
};

/**
 * Announces new orders to screen readers, but not those of the first response. After another filter, announces how many
 * orders match it.
 */
export function useAnnouncement({ orders, at, about, count: total }: Announced): string {
  const seen = useRef<(EarlierResponse & { readonly about: string }) | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const before = seen.current;
    seen.current = { about, at, ids: new Set(orders.map(({ _id }) => _id)) };
    if (before === null || about === '') return;
    if (before.about !== about) {
      setAnnouncement(texts.matching({ count: total }));
      return;
    }
    const arrived = placedSince(orders, before).toSorted((one, other) =>
      one.orderDate.localeCompare(other.orderDate),
    );
    const last = arrived.at(-1);
    if (last === undefined) return;
    const values = { order: last.orderId, customer: last.customer.name };
    const count = arrived.length;
    setAnnouncement(count === 1 ? texts.newOrder(values) : texts.severalNewOrders({ ...values, count }));
  }, [orders, at, about, total]);
  return announcement;
}
