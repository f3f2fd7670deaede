import type { ProductId } from '@jhola/domain';
import type { Rows } from '../../platform/user-statement.queries.ts';
import { finishedLines } from './cart.mapper.ts';
import type { CartNeeds } from './cart-needs.ts';
import type { ChangedLine } from './cart.queries.ts';
import { noSuchLine } from './no-such-line.ts';
import { tooMany } from './too-many.ts';

/**
 * Sets the quantity of a line; returns its product and the line as JSON. `rows`: of `settingQuantity`. Throws
 * NOT_FOUND if it isn’t a line of the user, OUT_OF_STOCK.
 */
export async function changeQuantity(
  needs: CartNeeds,
  rows: Rows<ChangedLine>,
  quantity: number,
): Promise<{ readonly productId: ProductId; readonly json: Buffer }> {
  const [line] = await rows();
  if (line === undefined) throw noSuchLine();
  if (!line.is_changed) {
    // If the stock suffices, the line was deleted while the statement waited for it.
    throw line.stock < quantity ? tooMany(line) : noSuchLine();
  }
  const [json] = await finishedLines(needs, needs.db, [line]);
  if (json === undefined) throw noSuchLine();
  return { productId: line.product_id, json };
}
