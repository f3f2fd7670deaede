import type { OrderForm } from './order-form.ts';
import type { OrderRow } from '../orders.queries.ts';

/** Whether an order has exactly these cart lines, in these quantities. */
export function hasLines(order: OrderRow, { list_items: items }: OrderForm): boolean {
  const quantities = new Map(items.map((item) => [item._id, item.quantity]));
  return (
    order.lines.length === quantities.size &&
    order.lines.every(
      (line) => line.cart_line_id !== null && quantities.get(line.cart_line_id) === line.quantity,
    )
  );
}
