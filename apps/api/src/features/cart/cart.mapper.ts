import type { WireCartLine, WireProduct } from '@jhola/contract';
import { paiseToRupees } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import { type OfferNeeds, toWireProducts } from '../catalogue/index.ts';
import type { OfferedLine } from './cart.queries.ts';

/** Cart lines as JSON. A line whose product is deleted at this moment is left out: it is deleted with it. */
export async function toWireCartLines(
  needs: OfferNeeds,
  db: Db,
  lines: readonly OfferedLine[],
): Promise<WireCartLine[]> {
  const products = await toWireProducts(needs, db, lines);
  return lines.flatMap((line) => {
    const product = products.get(line.product_id);
    return product === undefined ? [] : [toWireCartLine(line, product)];
  });
}

function toWireCartLine(line: OfferedLine, product: WireProduct): WireCartLine {
  return {
    _id: line.id,
    quantity: line.quantity,
    productId: product,
    priceWhenAdded: paiseToRupees(line.added_unit_paise),
  };
}
