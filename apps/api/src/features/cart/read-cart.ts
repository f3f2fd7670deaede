import type { WireCartLine } from '@jhola/contract';
import type { UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import type { Rows } from '../../platform/user-statement.queries.ts';
import type { OfferNeeds } from '../catalogue/index.ts';
import { finishedLines } from './cart.mapper.ts';
import { type PlacedLine, readingLines } from './cart.queries.ts';

/**
 * The lines of a cart as JSON, in the order in which they were added, each with its current product. `rows` returns
 * what the statement `readingLines` has read.
 */
export async function finishCart(needs: OfferNeeds, db: Db, rows: Rows<PlacedLine>): Promise<Buffer[]> {
  const lines = (await rows()).toSorted((one, other) => one.place - other.place);
  return finishedLines(needs, db, lines);
}

/** The lines of a cart as objects, in the order in which they were added, each with its current product. */
export async function readCart(needs: OfferNeeds, db: Db, userId: UserId): Promise<WireCartLine[]> {
  const lines = await finishCart(needs, db, () => readingLines({}).send(db, userId));
  return lines.map((line) => JSON.parse(line.toString()) as WireCartLine);
}
