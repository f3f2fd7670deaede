import type { WireOrder } from '@jhola/contract/client';
import type { OrderStatus } from '@jhola/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { setServerClock } from '#platform/server-clock.ts';
import { OrderRow } from './order-row.tsx';
import { orderLine } from './testing/order-line.ts';

const MINUTE_MS = 60_000;

function rowOf(status: OrderStatus, minutesAgo: number): string {
  const order = {
    _id: 'o1',
    orderId: 'JH-1001',
    orderDate: new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString(),
    status,
    product_details: { name: orderLine.name, image: [] },
    items: [orderLine],
    totalAmt: 34,
  };
  return renderToStaticMarkup(<OrderRow order={order as unknown as WireOrder} />);
}

beforeEach(() => setServerClock(new Date().toISOString()));

test('an order on its way says in the list when it arrives, and when instead if it is late', () => {
  expect(rowOf('pending', 1)).toMatch(/Arriving by \d{2}:\d{2}/);
  expect(rowOf('shipped', 30)).toMatch(/New estimate: \d{2}:\d{2}/);
});

test('an order that is over says nothing about its arrival', () => {
  expect(rowOf('delivered', 600)).not.toMatch(/Arriving|estimate/);
  expect(rowOf('cancelled', 1)).not.toMatch(/Arriving|estimate/);
});
