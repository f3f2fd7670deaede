import type { DataOf } from '@jhola/contract/client';
import { addPaise, DAY_MS, type OpenStatus, type Paise, paiseToRupees } from '@jhola/domain';
import type { Config } from '../../platform/config.ts';
import { absoluteImageUrl } from '../../platform/images.ts';
import type { Shelf } from '../catalogue/index.ts';
import type { DeliveryRow } from './delivery-times.queries.ts';
import type { Periods } from './periods.ts';
import type { RunsOutRow, SoldRow } from './sales.queries.ts';
import type { HourRow, Takings } from './takings.queries.ts';
import type { OldestRow, WaitingRow } from './waiting.queries.ts';

type Day = DataOf<'shopDay'>;

/** What the lists of products need: the shop's address for pictures, and the products' categories. */
export type ProductNeeds = { readonly config: Config; readonly shelf: Pick<Shelf, 'categoryOf'> };

const HOUR_MS = 60 * 60_000;

/**
 * The orders and sales amounts of both days for the response, in rupees. Today's `takings` are cash and card together,
 * including the cash that is still to be collected.
 */
export function toTakings(takings: Takings): Pick<Day, 'today' | 'yesterday'> {
  const { orders, cancelled, undelivered, writtenOffPaise, cashPaise, cardPaise, cashToCollectPaise } =
    takings;
  return {
    today: {
      orders,
      cancelled,
      undelivered,
      writtenOff: paiseToRupees(writtenOffPaise),
      takings: paiseToRupees(addPaise(cashPaise, cardPaise)),
      cash: paiseToRupees(cashPaise),
      card: paiseToRupees(cardPaise),
      cashToCollect: paiseToRupees(cashToCollectPaise),
    },
    yesterday: {
      orders: takings.ordersYesterday,
      takings: paiseToRupees(takings.takingsYesterdayPaise),
    },
  };
}

/** Every hour of today that has begun, including those without orders. */
export function toHours(rows: readonly HourRow[], { now, today }: Periods): Day['hours'] {
  const begun = Math.min(DAY_MS, now.getTime() - today.getTime());
  return Array.from({ length: Math.min(24, Math.floor(begun / HOUR_MS) + 1) }, (_, hour) => {
    const row = rows.find((each) => each.hour === hour);
    return { hour, orders: row?.orders ?? 0, takings: row ? paiseToRupees(row.paise) : 0 };
  });
}

/** `stepMinutes` must divide `promiseMinutes`. */
export function toWaiting(
  rows: readonly WaitingRow[],
  oldest: readonly OldestRow[],
  { stepMinutes, lastStep }: { readonly stepMinutes: number; readonly lastStep: number },
  promiseMinutes: number,
): Day['waiting'] {
  const count = (which: (row: WaitingRow) => boolean) =>
    rows.filter(which).reduce((sum, row) => sum + row.count, 0);
  const inState = (status: OpenStatus) => count((row) => row.status === status);
  return {
    pending: inState('pending'),
    processing: inState('processing'),
    shipped: inState('shipped'),
    late: count((row) => row.step * stepMinutes >= promiseMinutes),
    ages: Array.from({ length: lastStep + 1 }, (_, step) => ({
      from: step * stepMinutes,
      to: step === lastStep ? null : (step + 1) * stepMinutes,
      count: count((row) => row.step === step),
    })),
    oldest: oldest.map(({ id, order_number, status, placed_at }) => ({
      _id: id,
      orderId: order_number,
      status,
      placedAt: placed_at.toISOString(),
    })),
  };
}

const NO_DELIVERIES = { count: 0, medianSeconds: null, p90Seconds: null, inTimeShare: null };

/**
 * The delivery times of today, of the week as a whole, and of each of its seven days, oldest first. A day without a
 * delivery has the count 0, and null for the other figures.
 */
export function toDelivery(rows: readonly DeliveryRow[], { day, weekDays }: Periods): Day['delivery'] {
  const of = (wanted: string | null) => {
    const row = rows.find((each) => each.day === wanted);
    if (row === undefined) return NO_DELIVERIES;
    const { count, medianSeconds, p90Seconds, inTimeShare } = row;
    return { count, medianSeconds, p90Seconds, inTimeShare };
  };
  return { today: of(day), week: of(null), days: weekDays.map((each) => ({ day: each, ...of(each) })) };
}

/**
 * The best sellers of today and of the week: at most `most` by quantity and at most `most` by sales amount, best first.
 * Products that are equal are ordered by the other figure. A product that wasn't sold in the period is left out.
 */
export function toSells(needs: ProductNeeds, rows: readonly SoldRow[], most: number): Day['sells'] {
  const best = (quantity: (row: SoldRow) => number, paise: (row: SoldRow) => Paise) => {
    const sold = rows.filter((row) => quantity(row) > 0);
    const first = (...by: readonly ((row: SoldRow) => number)[]) =>
      sold
        .toSorted((one, other) => by.reduce((order, key) => order || key(other) - key(one), 0))
        .slice(0, most)
        .map((row) => ({
          productId: row.productId,
          name: row.name,
          unit: row.unit,
          ...lookOf(needs, row),
          quantity: quantity(row),
          takings: paiseToRupees(paise(row)),
        }));
    return { byQuantity: first(quantity, paise), byTakings: first(paise, quantity) };
  };
  return {
    today: best(
      (row) => row.todayQuantity,
      (row) => row.todayPaise,
    ),
    week: best(
      (row) => row.weekQuantity,
      (row) => row.weekPaise,
    ),
  };
}

/** The products that run out, in the given order. */
export function toRunsOut(needs: ProductNeeds, rows: readonly RunsOutRow[]): Day['runsOut'] {
  return rows.map((row) => ({ ...row, ...lookOf(needs, row) }));
}

/** The absolute address of a product's picture, and the category that gives its background. */
function lookOf(
  { config, shelf }: ProductNeeds,
  { productId, image }: Pick<SoldRow, 'productId' | 'image'>,
): { image: string; category: string } {
  return {
    image: absoluteImageUrl(config, image),
    category: productId === null ? '' : shelf.categoryOf(productId),
  };
}
