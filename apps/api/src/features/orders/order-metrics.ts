import { type Paise, paiseToRupees } from '@jhola/domain';
import type { Metrics } from '../../platform/metrics/index.ts';
import type { Services } from '../../platform/services.ts';
import { readOpenOrders } from './open-orders.queries.ts';

/** Counts what this process has done with orders; call it after the commit. */
export type SalesCounter = {
  placed(paymentMethod: 'cash' | 'card', total: Paise): void;
  delivered(order: { readonly placedAt: Date; readonly at: Date }): void;
  /** Call it when a placed order is cancelled or undelivered. */
  lost(as: 'cancelled' | 'undelivered'): void;
};

/** Upper bounds in seconds, around the promise of ten minutes. */
const DELIVERY_BUCKETS = [300, 420, 540, 600, 720, 900, 1_200, 1_800, 3_600, 7_200];

/**
 * Adds the metrics of sales, which start at 0 and cover only this process. Returns the functions that increase them.
 */
export function measureSales(metrics: Metrics): SalesCounter {
  const orders = metrics.counter({
    name: 'jhola_orders_placed_total',
    help: 'Orders placed; card orders when they are paid',
    labelNames: ['payment'],
  });
  const rupees = metrics.counter({
    name: 'jhola_sales_rupees_total',
    help: 'Totals of the orders placed, also of those cancelled later',
    labelNames: ['payment'],
  });
  const lost = metrics.counter({
    name: 'jhola_orders_lost_total',
    help: 'Orders that were cancelled or came back undelivered',
    labelNames: ['as'],
  });
  const deliveries = metrics.histogram({
    name: 'jhola_delivery_seconds',
    help: 'Time from placing an order to its delivery; 600 seconds are promised',
    buckets: DELIVERY_BUCKETS,
  });
  // A counter that doesn't exist yet when it is first increased has no rate.
  for (const payment of ['cash', 'card']) {
    orders.inc({ payment }, 0);
    rupees.inc({ payment }, 0);
  }
  for (const as of ['cancelled', 'undelivered']) lost.inc({ as }, 0);
  return {
    placed(payment, total) {
      orders.inc({ payment });
      rupees.inc({ payment }, paiseToRupees(total));
    },
    delivered: ({ placedAt, at }) =>
      deliveries.observe(Math.max(0, at.getTime() - placedAt.getTime()) / 1000),
    lost: (as) => lost.inc({ as }),
  };
}

/** Measures the orders that wait for their delivery. */
export function measureOpenOrders({ metrics, db, clock }: Services): void {
  metrics.databaseGauges(
    {
      jhola_orders_open: { help: 'Orders that are not delivered yet', label: 'status' },
      jhola_orders_late: { help: 'Open orders that are older than the ten minutes promised' },
    },
    async () => {
      const open = await readOpenOrders(db, clock.now());
      return {
        jhola_orders_open: Object.fromEntries(open.map(({ status, count }) => [status, count])),
        jhola_orders_late: open.reduce((sum, { late }) => sum + late, 0),
      };
    },
  );
}
