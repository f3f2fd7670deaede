import { FORWARD_STATUSES, HELD_REASONS, LIMITS, ORDER_STATUSES, PAGE_SIZES } from '@jhola/domain';
import { z } from 'zod';
import { responseOf, defineCall, noData, nothing } from '../call.ts';
import { id, pageNumber, pageSize, searchText, text, whole } from '../fields.ts';
import { deskOrder, heldPayment, orderDetails, pickGroup, time } from '../wire.ts';
import { inputTexts, labels } from '../messages/index.ts';
import { errorMessage } from '../error-message.ts';

const oneOf = <const States extends readonly string[]>(states: States) =>
  z.enum(states, `Status must be one of ${states.join(', ')}`);

const seen = oneOf(ORDER_STATUSES);
/** Cancelling is a call of its own because it requires a reason. */
const forward = oneOf(FORWARD_STATUSES);

const seenOrder = z.object({ _id: id<'Order'>(), from: seen }, 'That is not an order');

const manyOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, 'orders must be a list')
    .min(
      1,
      errorMessage(() => inputTexts.chooseOrder),
    )
    .max(
      LIMITS.ordersAtOnce,
      errorMessage(() => inputTexts.tooManyOrders({ max: LIMITS.ordersAtOnce })),
    );

/** States separated by commas, or the parameter repeated. None means all states. */
const states = z
  .union([z.string(), z.array(z.string())], 'Status must be text')
  .transform((sent) => (Array.isArray(sent) ? sent : sent.split(',')).filter((state) => state !== ''))
  .pipe(z.array(seen))
  .default([]);

const tally = z.int().nonnegative();

export const getDeskFigures = defineCall({
  who: 'admin',
  summary: 'Figures of the order desk: waiting orders, today’s sales, and the last delivery times.',
  carrier: 'none',
  input: nothing,
  response: responseOf(
    z.strictObject({
      /** Orders not yet delivered; `late` counts those that have waited longer than promised. */
      open: tally,
      late: tally,
      /** Rupees of the orders placed today (in India) that are neither cancelled nor undelivered. */
      takings: z.number().nonnegative(),
      /** Seconds from placing to delivery, the latest delivery last; at most 24 entries. */
      lately: z.array(tally),
    }),
  ),
  errors: [],
});

export const getDeskOrders = defineCall({
  who: 'admin',
  summary:
    'Orders by status, waiting ones oldest first, others newest first; can be searched by number, name, phone, pincode or complete email.',
  carrier: 'query',
  input: z.object({
    status: states,
    search: searchText,
    page: pageNumber,
    limit: pageSize(PAGE_SIZES.desk),
  }),
  response: responseOf(z.array(deskOrder), {
    page: z.int(),
    totalCount: tally,
    totalNoPage: tally,
    /**
     * Number of orders that match the search in any state; `late` counts those that have waited longer than promised.
     */
    counts: z.strictObject({
      pending: tally,
      processing: tally,
      shipped: tally,
      delivered: tally,
      undelivered: tally,
      cancelled: tally,
      late: tally,
    }),
    /** The server's time, for computing ages: browsers' clocks differ. */
    now: time,
  }),
  errors: [],
});

export const getOrder = defineCall({
  who: 'user',
  summary: 'One order with all details, for the shopper who placed it and for admins.',
  carrier: 'query',
  input: z.object({ _id: id<'Order'>() }),
  response: responseOf(orderDetails, {
    now: time,
    contact: z.strictObject({ phone: z.string(), email: z.string() }),
  }),
  errors: ['NOT_FOUND'],
});

export const moveOrder = defineCall({
  who: 'admin',
  summary: 'Move an order to the next status. If two admins move it at the same time, only one succeeds.',
  carrier: 'json',
  input: z.object({ ...seenOrder.shape, to: forward }),
  response: responseOf(orderDetails),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const moveOrders = defineCall({
  who: 'admin',
  summary:
    'Move several orders to the next status, each independently: returns which moved, and why the others did not.',
  carrier: 'json',
  input: z.object({ orders: manyOf(seenOrder), to: forward }),
  response: responseOf(
    z.strictObject({
      moved: z.array(z.string()),
      refused: z.array(z.strictObject({ _id: z.string(), message: z.string() })),
    }),
  ),
  errors: [],
});

export const cancelOrder = defineCall({
  who: 'admin',
  summary:
    'Cancel an order that has not been shipped. Its stock is returned, and the shopper is told the reason.',
  carrier: 'json',
  input: z.object({ ...seenOrder.shape, reason: text(() => labels.reason, LIMITS.cancelReasonLength) }),
  response: responseOf(orderDetails),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const markUndelivered = defineCall({
  who: 'admin',
  summary:
    'Mark an order that could not be delivered as undelivered. It counts neither as cash nor as a sale, a card payment is refunded, and the shopper is told the reason.',
  carrier: 'json',
  input: z.object({
    ...seenOrder.shape,
    reason: text(() => labels.reason, LIMITS.cancelReasonLength),
    /** Indexes in `items` (from 0) of the lines that are written off; the others go back into stock. */
    writtenOff: z
      .array(
        whole(() => labels.line, 0, LIMITS.cartLines - 1),
        'writtenOff must be a list',
      )
      .max(LIMITS.cartLines, `At most ${LIMITS.cartLines} lines`)
      .default([]),
  }),
  response: responseOf(orderDetails),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const getNewOrders = defineCall({
  who: 'admin',
  summary:
    'Pending orders placed since a time (the `now` of the last response) or shortly before it: some may be returned twice, none is missed.',
  carrier: 'query',
  input: z.object({
    /** If absent, only the most recent orders are returned. */
    since: z.iso.datetime({ offset: true, error: 'since must be a time that this call answered' }).optional(),
  }),
  response: responseOf(
    z.array(deskOrder.pick({ _id: true, orderId: true, orderDate: true, totalAmt: true, customer: true })),
    { now: time },
  ),
  errors: [],
});

export const cancelMyOrder = defineCall({
  who: 'user',
  summary: 'Cancel one’s own order while it is pending.',
  carrier: 'json',
  input: z.object({ _id: id<'Order'>() }),
  response: responseOf(orderDetails),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const getPickList = defineCall({
  who: 'admin',
  summary:
    'The products to pick for these orders: quantities per product, by category. Those of cancelled orders are left out.',
  carrier: 'json',
  input: z.object({ orders: manyOf(id<'Order'>()) }),
  response: responseOf(z.array(pickGroup), {
    /** The numbers of the orders that were cancelled. */
    cancelled: z.array(z.string()),
  }),
  errors: ['NOT_FOUND'],
});

export const getHeldPayments = defineCall({
  who: 'admin',
  summary: 'Card payments that an admin has to resolve, latest first.',
  carrier: 'none',
  input: nothing,
  response: responseOf(z.array(heldPayment)),
  errors: [],
});

export const resolveHeldPayment = defineCall({
  who: 'admin',
  summary:
    'Mark a held payment as resolved; it is listed again if something new is reported about it. STALE if it is held for another reason than the one sent.',
  carrier: 'json',
  input: z.object({
    _id: id<'Order'>(),
    /** Why it was held when the admin saw it. */
    reason: z.enum(HELD_REASONS, 'That is no reason to hold a payment').optional(),
  }),
  response: responseOf(noData),
  errors: ['NOT_FOUND', 'STALE'],
});

export const getDeliveryTimes = defineCall({
  who: 'all',
  summary: 'The real delivery times of the last orders.',
  carrier: 'none',
  input: nothing,
  response: responseOf(
    z.strictObject({
      /** Minutes, with one decimal, over the last 50 delivered orders; null if none was delivered. */
      medianMinutes: z.number().nonnegative().nullable(),
      /** The number of deliveries that the figures are computed from. */
      deliveries: tally,
      /** Minutes, with one decimal, of the last 24 deliveries, the newest last. */
      last: z.array(z.number().nonnegative()),
    }),
  ),
  errors: [],
});
