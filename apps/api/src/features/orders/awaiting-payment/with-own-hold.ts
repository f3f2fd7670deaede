import type { LineToOrder } from '../../cart/index.ts';
import type { OrderRow } from '../orders.queries.ts';

/** The cart's lines, with the stock held by the shopper's own unpaid order counted as available to them. */
export function withOwnHold(lines: readonly LineToOrder[], awaiting: OrderRow): LineToOrder[] {
  return lines.map((line) => {
    const held = awaiting.lines.find(({ product_id: id }) => id === line.productId)?.quantity ?? 0;
    return { ...line, stock: line.stock + held };
  });
}
