import type { WireCartLine } from '@jhola/contract';
import type { UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import type { OfferNeeds } from '../catalogue/index.ts';
import { finishedLines } from './cart.mapper.ts';
import { readOfferedLines } from './cart.queries.ts';

/** The lines of a cart as JSON, in the order in which they were added, each with its current product. */
export async function readFinishedCart(needs: OfferNeeds, db: Db, userId: UserId): Promise<Buffer[]> {
  return finishedLines(needs, db, await readOfferedLines(db, { userId }));
}

/** The lines of a cart as objects, in the order in which they were added, each with its current product. */
export async function readCart(needs: OfferNeeds, db: Db, userId: UserId): Promise<WireCartLine[]> {
  const lines = await readFinishedCart(needs, db, userId);
  return lines.map((line) => JSON.parse(line.toString()) as WireCartLine);
}
