import { paiseToRupees } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import { type OfferNeeds, offeredJson } from '../catalogue/index.ts';
import type { OfferedLine } from './cart.queries.ts';

/**
 * Cart lines as JSON (WireCartLine). A line whose product is deleted at this moment is left out: it is deleted with it.
 */
export async function finishedLines(
  needs: OfferNeeds,
  db: Db,
  lines: readonly OfferedLine[],
): Promise<Buffer[]> {
  const products = await offeredJson(needs, db, lines);
  return lines.flatMap((line) => {
    const product = products.get(line.product_id);
    return product === undefined ? [] : [finishedLine(line, product)];
  });
}

/** All but the product is ASCII. */
function finishedLine({ id, quantity, added_unit_paise }: OfferedLine, product: Buffer): Buffer {
  const begin = `{"_id":"${id}","quantity":${quantity},"productId":`;
  const end = `,"priceWhenAdded":${paiseToRupees(added_unit_paise)}}`;
  const bytes = Buffer.allocUnsafe(begin.length + product.length + end.length);
  bytes.write(begin, 'latin1');
  product.copy(bytes, begin.length);
  bytes.write(end, begin.length + product.length, 'latin1');
  return bytes;
}
