import type { WirePickGroup } from '@jhola/contract';
import { groupBy, type OrderId } from '@jhola/domain';
import type { Services } from '../../../platform/services.ts';
import { absoluteImageUrl } from '../../../platform/images.ts';
import { ordersTexts as texts } from '../../../messages/index.ts';
import { noSuchOrder } from '../no-such-order.ts';
import { type PickRow, readPicks } from './pick-list.queries.ts';

/** The key of the group of products without a category, which is last on the list. No category has this name. */
const NO_CATEGORY = '';
/** '500 g' comes before '1000 g'. */
const byName = new Intl.Collator('en-IN', { numeric: true }).compare;

export type Picks = {
  readonly groups: WirePickGroup[];
  /** The numbers of the orders that were cancelled: nothing is to be picked for them. */
  readonly cancelled: string[];
};

/** The products to pick for these orders. Throws NOT_FOUND if an order doesn't exist. */
export async function listPicks(
  { db, config }: Pick<Services, 'db' | 'config'>,
  ids: readonly OrderId[],
): Promise<Picks> {
  const rows = await readPicks(db, ids);
  const found = new Set(rows.map((row) => row.order_id));
  if (!ids.every((id) => found.has(id))) throw noSuchOrder();
  const cancelled = rows.filter(({ status }) => status === 'cancelled');
  const toPick = rows.filter(({ status }) => status !== 'cancelled');
  return {
    groups: groupPicks(toPick).map(({ category, lines }) => ({
      category,
      lines: lines.map((line) => ({ ...line, image: absoluteImageUrl(config, line.image) })),
    })),
    cancelled: [...new Set(cancelled.map((row) => row.order_number))],
  };
}

/** Groups rows by category, sorted by name; the same product in several orders becomes one line. */
export function groupPicks(rows: readonly Omit<PickRow, 'status'>[]): WirePickGroup[] {
  const groups = groupBy(rows, (row) => row.category ?? NO_CATEGORY);
  return [...groups]
    .toSorted(
      ([one], [other]) => Number(one === NO_CATEGORY) - Number(other === NO_CATEGORY) || byName(one, other),
    )
    .map(([category, picks]) => ({ category: category || texts.noLongerSold, lines: sumLines(picks) }));
}

function sumLines(rows: readonly Omit<PickRow, 'status'>[]): WirePickGroup['lines'] {
  // The same product is a separate line if it was ordered under another name or pack size.
  const products = groupBy(rows, (row) => `${row.product_id} ${row.name} ${row.unit}`);
  return [...products.values()]
    .map((picks) => ({
      productId: picks[0].product_id,
      name: picks[0].name,
      unit: picks[0].unit,
      image: picks[0].images[0] ?? '',
      quantity: picks.reduce((sum, pick) => sum + pick.quantity, 0),
      orders: picks.map((pick) => ({ orderId: pick.order_number, quantity: pick.quantity })),
    }))
    .toSorted((one, other) => byName(one.name, other.name) || byName(one.unit, other.unit));
}
