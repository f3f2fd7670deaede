import type { WireCartLine } from '@jhola/contract';
import type { CartLineId, UserId } from '@jhola/domain';
import { toWireCartLines } from './cart.mapper.ts';
import type { CartNeeds } from './cart-needs.ts';
import { setQuantity } from './cart.queries.ts';
import { noSuchLine } from './no-such-line.ts';
import { tooMany } from './too-many.ts';

/** Sets the quantity of a line. Throws NOT_FOUND if the user has no such line, and OUT_OF_STOCK. */
export async function changeQuantity(
  needs: CartNeeds,
  userId: UserId,
  lineId: CartLineId,
  quantity: number,
): Promise<WireCartLine> {
  const line = await setQuantity(needs.db, userId, lineId, quantity);
  if (line === undefined) throw noSuchLine();
  if (!line.is_changed) throw tooMany(line);
  const [changed] = await toWireCartLines(needs, needs.db, [line]);
  if (changed === undefined) throw noSuchLine();
  return changed;
}
