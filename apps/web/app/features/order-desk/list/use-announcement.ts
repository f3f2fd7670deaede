import type { WireDeskOrder } from '@jhola/contract/client';
import { useEffect, useRef, useState } from 'react';

/** Announces new orders to screen readers, but not those of the first response. */
export function useAnnouncement(orders: readonly WireDeskOrder[], about: string): string {
  const seen = useRef<{ about: string; until: string } | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const newest = orders.reduce((latest, { orderDate }) => (orderDate > latest ? orderDate : latest), '');
    const before = seen.current?.about === about ? seen.current.until : null;
    seen.current = { about, until: before !== null && before > newest ? before : newest };
    if (before === null) return;
    const arrived = orders.filter(({ orderDate }) => orderDate > before);
    const last = arrived.find(({ orderDate }) => orderDate === newest);
    if (last === undefined) return;
    const which = `${last.orderId} from ${last.customer.name}`;
    setSaid(
      arrived.length === 1 ? `New order ${which}` : `${arrived.length} new orders, the last is ${which}`,
    );
  }, [orders, about]);
  return said;
}
