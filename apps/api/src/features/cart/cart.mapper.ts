import type { WireCartLine } from '@jhola/contract';
import { paiseToRupees } from '@jhola/domain';
import type { Config } from '../../platform/config.ts';
import { type Product, toWireProduct } from '../catalogue/index.ts';
import type { CartLineRow } from './cart.queries.ts';

export function toWireCartLine(config: Config, row: CartLineRow, product: Product): WireCartLine {
  return {
    _id: row.id,
    quantity: row.quantity,
    productId: toWireProduct(config, product),
    priceWhenAdded: paiseToRupees(row.added_unit_paise),
  };
}
