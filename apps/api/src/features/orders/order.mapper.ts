import type { WireOrder, WireOrderLine } from '@jhola/contract';
import { paiseToRupees, type StoredOrderStatus } from '@jhola/domain';
import type { Config } from '../../platform/config.ts';
import { absoluteImageUrl } from '../../platform/images.ts';
import type { OrderLineRow, Placed, ShownOrder } from './orders.queries.ts';

/** An order in a response, placed or not. */
export type WireCheckout = Omit<WireOrder, 'status'> & { readonly status: StoredOrderStatus };

/** An order in a response; `product_details` is its first line, `items` are all lines. */
export function toWireOrder(config: Config, row: Placed<ShownOrder>): WireOrder {
  return { ...toWireCheckout(config, row), status: row.status };
}

/** Any order in a response, also one that was never placed. */
export function toWireCheckout(config: Config, row: ShownOrder): WireCheckout {
  const { items, delivery_address } = toWireContents(config, row);
  return {
    _id: row.id,
    orderId: row.order_number,
    orderDate: row.placed_at.toISOString(),
    status: row.status,
    product_details: { name: items[0]?.name ?? '', image: items[0]?.image ?? [] },
    items,
    subTotalAmt: paiseToRupees(row.sub_total_paise),
    totalAmt: paiseToRupees(row.total_paise),
    deliveryCharge: paiseToRupees(row.delivery_paise),
    payment_method: row.payment_method,
    payment_status: row.payment_status,
    delivery_address,
  };
}

/** The lines and the address of an order, also of one that was never placed. */
export function toWireContents(
  config: Config,
  row: Pick<ShownOrder, 'lines' | 'delivery_address'>,
): Pick<WireOrder, 'items' | 'delivery_address'> {
  const { address_line, city, state, country, pincode, mobile } = row.delivery_address;
  return {
    items: row.lines.map((line) => toWireOrderLine(config, line)),
    delivery_address: { address_line, city, state, country, pincode, mobile },
  };
}

function toWireOrderLine(config: Config, line: OrderLineRow): WireOrderLine {
  return {
    productId: line.product_id,
    name: line.name,
    image: line.images.map((stored) => absoluteImageUrl(config, stored)),
    unit: line.unit,
    price: paiseToRupees(line.price_paise),
    discount: line.discount_percent,
    quantity: line.quantity,
    amount: paiseToRupees(line.amount_paise),
    returnOutcome: line.return_outcome,
  };
}
