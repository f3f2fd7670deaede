import type { WireOrder, WireOrderLine } from '@jhola/contract';
import { paiseToRupees, type StoredOrderStatus } from '@jhola/domain';
import type { Config } from '../../platform/config.ts';
import { absoluteImageUrl } from '../../platform/images.ts';
import type { Shelf } from '../catalogue/index.ts';
import type { OrderLineRow, Placed, ShownOrder } from './orders.queries.ts';

/** What the order itself holds of a line. */
type OwnLine = Omit<WireOrderLine, 'category'>;

/** An order in an export, placed or not. */
export type WireCheckout = Omit<WireOrder, 'status' | 'items'> & {
  readonly status: StoredOrderStatus;
  readonly items: readonly OwnLine[];
};

/** The shelf names the categories of the ordered products. */
export type OrderNeeds = { readonly config: Config; readonly shelf: Pick<Shelf, 'categoryOf'> };

/** An order in a response; `product_details` is its first line, `items` are all lines. */
export function toWireOrder(needs: OrderNeeds, row: Placed<ShownOrder>): WireOrder {
  const contents = toWireContents(needs, row);
  return { ...toWireSummary(row, contents.items), ...contents, status: row.status };
}

/** Any order in an export, also one that was never placed. */
export function toWireCheckout(config: Config, row: ShownOrder): WireCheckout {
  const items = row.lines.map((line) => toOwnLine(config, line));
  return { ...toWireSummary(row, items), items, delivery_address: toWireAddress(row), status: row.status };
}

function toWireSummary(row: ShownOrder, items: readonly OwnLine[]) {
  return {
    _id: row.id,
    orderId: row.order_number,
    orderDate: row.placed_at.toISOString(),
    product_details: { name: items[0]?.name ?? '', image: items[0]?.image ?? [] },
    subTotalAmt: paiseToRupees(row.sub_total_paise),
    totalAmt: paiseToRupees(row.total_paise),
    deliveryCharge: paiseToRupees(row.delivery_paise),
    payment_method: row.payment_method,
    payment_status: row.payment_status,
  };
}

/** The lines and the address of an order in a response, also of one that was never placed. */
export function toWireContents(
  { config, shelf }: OrderNeeds,
  row: Pick<ShownOrder, 'lines' | 'delivery_address'>,
): Pick<WireOrder, 'items' | 'delivery_address'> {
  return {
    items: row.lines.map((line) => ({
      ...toOwnLine(config, line),
      category: line.product_id === null ? '' : shelf.categoryOf(line.product_id),
    })),
    delivery_address: toWireAddress(row),
  };
}

function toWireAddress({ delivery_address }: Pick<ShownOrder, 'delivery_address'>) {
  const { address_line, city, state, country, pincode, mobile } = delivery_address;
  return { address_line, city, state, country, pincode, mobile };
}

function toOwnLine(config: Config, line: OrderLineRow): OwnLine {
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
