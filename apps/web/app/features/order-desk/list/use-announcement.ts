import type { WireDeskOrder } from '@jhola/contract/client';
import { useEffect, useRef, useState } from 'react';
import { texts } from '#messages/order-desk-list.ts';

/** Announces new orders to screen readers, but not those of the first response. */
export function useAnnouncement(orders: readonly WireDeskOrder[], about: string): string {
  const seen = useRef<{ about: string; until: string } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const newest = orders.reduce((latest, { orderDate }) => (orderDate > latest ? orderDate : latest), '');
    const before = seen.current?.about === about ? seen.current.until : null;
    seen.current = { about, until: before !== null && before > newest ? before : newest };
    if (before === null) return;
    const arrived = orders.filter(({ orderDate }) => orderDate > before);
    const last = arrived.find(({ orderDate }) => orderDate === newest);
    if (last === undefined) return;
    const values = { order: last.orderId, customer: last.customer.name };
    const count = arrived.length;
    setAnnouncement(count === 1 ? texts.newOrder(values) : texts.severalNewOrders({ ...values, count }));
  }, [orders, about]);
  return announcement;
}
