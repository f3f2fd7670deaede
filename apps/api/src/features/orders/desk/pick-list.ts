import type { WirePickGroup } from '@jhola/contract';
import { groupBy, type OrderId } from '@jhola/domain';
import type { Services } from '../../../platform/services.ts';
import { absoluteImageUrl } from '../../../platform/images.ts';
import { noSuchOrder } from '../no-such-order.ts';
import { type PickRow, readPicks } from './pick-list.queries.ts';

/** What stands in no category any more, last on the list. */
const ELSEWHERE = 'No longer on a shelf';

/** What to take from the shelves for these orders. Throws NOT_FOUND where one of them isn't there. */
export async function listPicks(
  { db, config }: Pick<Services, 'db' | 'config'>,
  ids: readonly OrderId[],
): Promise<WirePickGroup[]> {
  const rows = await readPicks(db, ids);
  const found = new Set(rows.map((row) => row.order_id));
  if (!ids.every((id) => found.has(id))) throw noSuchOrder();
  return groupPicks(rows).map(({ category, lines }) => ({
    category,
    lines: lines.map((line) => ({ ...line, image: absoluteImageUrl(config, line.image) })),
  }));
}

/** Rows to groups by category, both by name; the same product of several orders is one line. */
export function groupPicks(rows: readonly PickRow[]): WirePickGroup[] {
  const groups = groupBy(rows, (row) => row.category ?? ELSEWHERE);
  return [...groups]
    .map(([category, picks]) => ({ category, lines: sumLines(picks) }))
    .toSorted(
      (one, other) =>
        Number(one.category === ELSEWHERE) - Number(other.category === ELSEWHERE) ||
        one.category.localeCompare(other.category),
    );
}

function sumLines(rows: readonly PickRow[]): WirePickGroup['lines'] {
  // A pack of another size, or under the name that it had when it was ordered, is another thing to look for.
  const products = groupBy(rows, (row) => `${row.product_id} ${row.name} ${row.unit}`);
  return [...products.values()]
    .map((picks) => ({
      name: picks[0].name,
      unit: picks[0].unit,
      image: picks[0].images[0] ?? '',
      quantity: picks.reduce((sum, pick) => sum + pick.quantity, 0),
      orders: picks.map((pick) => ({ orderId: pick.order_number, quantity: pick.quantity })),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.unit.localeCompare(other.unit));
}
