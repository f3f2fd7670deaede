import type { WireCartLine } from '@jhola/contract';
import type { UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { toWireCartLine } from './cart.mapper.ts';
import { readLines } from './cart.queries.ts';
import { readProductsFor } from './read-products-for.ts';

/** The lines of a cart in the order they were added, each with its product as it is now. */
export async function readCart(services: Services, db: Db, userId: UserId): Promise<WireCartLine[]> {
  const lines = await readLines(db, userId);
  const ids = lines.map((line) => line.product_id);
  const products = await readProductsFor(db, userId, ids);
  return lines.flatMap((line) => {
    const product = products.get(line.product_id);
    // Deleted between the two reads, and its line with it.
    return product === undefined ? [] : [toWireCartLine(services.config, line, product)];
  });
}
