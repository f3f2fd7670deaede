import { ORDER_STATUSES } from '@jhola/domain';
import { z } from 'zod';
import { responseOf, defineCall, nothing } from '../call.ts';
import { time } from '../wire.ts';

const rupees = z.number().nonnegative();
const count = z.int().nonnegative();

/** How long deliveries took, from placing the order to the door. Null if nothing was delivered. */
const deliveries = z.strictObject({
  count,
  medianSeconds: count.nullable(),
  p90Seconds: count.nullable(),
  /** The share that arrived within ten minutes, from 0 to 1. */
  inTimeShare: z.number().min(0).max(1).nullable(),
});

const soldProduct = z.strictObject({
  /** Null if the product was deleted since. */
  productId: z.string().nullable(),
  name: z.string(),
  unit: z.string(),
  image: z.string(),
  /** The name of the product's first category now; empty if it has none or was deleted. */
  category: z.string(),
  quantity: count,
  takings: rupees,
});

const bestSellers = z.strictObject({ byQuantity: z.array(soldProduct), byTakings: z.array(soldProduct) });

export const shopDay = defineCall({
  who: 'admin',
  summary:
    'The shop’s figures: today in India, and the last seven days if a day is too short. Cancelled, undelivered and unpaid orders are not counted.',
  carrier: 'none',
  input: nothing,
  response: responseOf(
    z.strictObject({
      /** When the figures were computed, and which day that is in India. */
      at: time,
      day: z.string(),
      today: z.strictObject({
        orders: count,
        cancelled: count,
        /** Orders returned undelivered; and the rupees of their lines that were written off. */
        undelivered: count,
        writtenOff: rupees,
        takings: rupees,
        cash: rupees,
        card: rupees,
        /** Cash still to be collected at the door. */
        cashToCollect: rupees,
      }),
      /** Yesterday up to the same time of day. */
      yesterday: z.strictObject({ orders: count, takings: rupees }),
      /** Each hour of the day so far. */
      hours: z.array(z.strictObject({ hour: z.int().min(0).max(23), orders: count, takings: rupees })),
      /** All orders not yet delivered, of any age. */
      waiting: z.strictObject({
        pending: count,
        processing: count,
        shipped: count,
        /** How many of them are at least ten minutes old. */
        late: count,
        /** By age in minutes: at least `from`, less than `to`; `to` null is unlimited. */
        ages: z.array(z.strictObject({ from: count, to: count.nullable(), count })),
        oldest: z.array(
          z.strictObject({
            _id: z.string(),
            orderId: z.string(),
            status: z.enum(ORDER_STATUSES),
            placedAt: time,
          }),
        ),
      }),
      /** By the day of delivery; `days` ends with today. */
      delivery: z.strictObject({
        today: deliveries,
        week: deliveries,
        days: z.array(z.strictObject({ day: z.string(), ...deliveries.shape })),
      }),
      sells: z.strictObject({ today: bestSellers, week: bestSellers }),
      /** The products that run out first at the rate of the last days; `daysLeft` is 0 if none is left. */
      runsOut: z.array(
        z.strictObject({
          productId: z.string(),
          name: z.string(),
          unit: z.string(),
          image: z.string(),
          category: z.string(),
          stock: count,
          soldPerDay: z.number().positive(),
          daysLeft: z.number().nonnegative(),
          /** The number of shoppers who asked to be told when it is back. */
          waiting: count,
        }),
      ),
      /** Searches of the last seven days that had no result. */
      missed: z.array(z.strictObject({ term: z.string(), count })),
    }),
  ),
  errors: [],
});
