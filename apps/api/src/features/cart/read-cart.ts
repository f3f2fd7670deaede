import type { WireCartLine } from '@jhola/contract';
import type { UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import type { OfferNeeds } from '../catalogue/index.ts';
import { toWireCartLines } from './cart.mapper.ts';
import { readOfferedLines } from './cart.queries.ts';

/** The lines of a cart in the order in which they were added, each with the current product. */
export async function readCart(needs: OfferNeeds, db: Db, userId: UserId): Promise<WireCartLine[]> {
  return toWireCartLines(needs, db, await readOfferedLines(db, userId));
}
