import type { WireCartLine, WireProduct } from '@jhola/contract';
import { paiseToRupees } from '@jhola/domain';
import type { CartLineRow } from './cart.queries.ts';

export function toWireCartLine(row: CartLineRow, product: WireProduct): WireCartLine {
  return {
    _id: row.id,
    quantity: row.quantity,
    productId: product,
    priceWhenAdded: paiseToRupees(row.added_unit_paise),
  };
}
