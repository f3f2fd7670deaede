import type { WireCartLine } from '@jhola/contract';
import type { CartLineId, UserId } from '@jhola/domain';
import type { Services } from '../../platform/services.ts';
import { toWireCartLine } from './cart.mapper.ts';
import { findLine, setQuantity } from './cart.queries.ts';
import { noSuchLine } from './no-such-line.ts';
import { tooMany } from './too-many.ts';
import { readProductsFor } from './read-products-for.ts';

/** Sets how many of a line are wanted. Throws NOT_FOUND for a line that isn't the user's, OUT_OF_STOCK. */
export async function changeQuantity(
  { db, config }: Services,
  userId: UserId,
  lineId: CartLineId,
  quantity: number,
): Promise<WireCartLine> {
  const changed = await setQuantity(db, userId, lineId, quantity);
  const line = changed ?? (await findLine(db, userId, lineId));
  if (line === undefined) throw noSuchLine();
  const product = (await readProductsFor(db, userId, [line.product_id])).get(line.product_id);
  if (product === undefined) throw noSuchLine();
  if (changed === undefined) throw tooMany(product);
  return toWireCartLine(config, changed, product);
}
