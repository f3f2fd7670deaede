import { ORDER_STATUSES } from '@jhola/domain';
import { z } from 'zod';
import { answerOf, defineCall, noData, nothing } from '../call.ts';
import { givenSearchText } from '../fields.ts';

const time = z.iso.datetime();
const rupees = z.number().nonnegative();
const count = z.int().nonnegative();

/** How long deliveries took, from the placing of the order to the door. Without deliveries nothing is known. */
const deliveries = z.strictObject({
  count,
  medianSeconds: count.nullable(),
  p90Seconds: count.nullable(),
  /** The share that came within ten minutes, 0 to 1. */
  inTimeShare: z.number().min(0).max(1).nullable(),
});

const soldProduct = z.strictObject({
  /** Null where the product was deleted since. */
  productId: z.string().nullable(),
  name: z.string(),
  unit: z.string(),
  image: z.string(),
  quantity: count,
  takings: rupees,
});

const bestSellers = z.strictObject({ byQuantity: z.array(soldProduct), byTakings: z.array(soldProduct) });

export const shopDay = defineCall({
  who: 'admin',
  summary:
    'How the shop does: today in India, with the last seven days where one day says little. Orders that were cancelled, came back or were never paid count for nothing.',
  carrier: 'none',
  input: nothing,
  answer: answerOf(
    z.strictObject({
      /** When it was like this, and which day that is in India. */
      at: time,
      day: z.string(),
      today: z.strictObject({
        orders: count,
        cancelled: count,
        /** Came back from the door; and the rupees of what was written off of them. */
        undelivered: count,
        writtenOff: rupees,
        takings: rupees,
        cash: rupees,
        card: rupees,
        /** Of the cash, what is still to be collected at the door. */
        cashToCollect: rupees,
      }),
      /** Yesterday up to the same time of day. */
      yesterday: z.strictObject({ orders: count, takings: rupees }),
      /** Each hour of the day so far. */
      hours: z.array(z.strictObject({ hour: z.int().min(0).max(23), orders: count, takings: rupees })),
      /** Orders on their way, however old. */
      waiting: z.strictObject({
        pending: count,
        processing: count,
        shipped: count,
        /** Of all of them, those that are ten minutes old or older. */
        late: count,
        /** By age in minutes: from, up to but without `to`; null is no end. */
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
      /** By the day on which they were delivered; `days` ends with today. */
      delivery: z.strictObject({
        today: deliveries,
        week: deliveries,
        days: z.array(z.strictObject({ day: z.string(), ...deliveries.shape })),
      }),
      sells: z.strictObject({ today: bestSellers, week: bestSellers }),
      /** What will be gone first if it sells as in the last days; `daysLeft` is 0 where it is gone. */
      runsOut: z.array(
        z.strictObject({
          productId: z.string(),
          name: z.string(),
          unit: z.string(),
          image: z.string(),
          stock: count,
          soldPerDay: z.number().positive(),
          daysLeft: z.number().nonnegative(),
        }),
      ),
      /** What was looked for in the last seven days and not found. */
      missed: z.array(z.strictObject({ term: z.string(), count })),
    }),
  ),
  errors: [],
});

export const noteMissedSearch = defineCall({
  who: 'all',
  summary:
    'Tell the shopkeeper that a search found nothing. Counted a day and term, without a trace of who; a term that finds something is passed over.',
  carrier: 'json',
  input: z.object({ search: givenSearchText.min(1, 'Search is required') }),
  answer: answerOf(noData),
  errors: [],
});
