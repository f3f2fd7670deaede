import { makeId, type OrderStatus, type ProductId, paise, type UserId } from '@jhola/domain';
import type { Database } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/schema.ts';

export type PastOrder = {
  readonly userId: UserId;
  readonly placedAt: Date;
  readonly status: Tables['orders']['status'] & (OrderStatus | 'awaiting_payment' | 'abandoned');
  /** From placing to the last status. */
  readonly tookSeconds?: number;
  readonly method?: 'cash' | 'card';
  readonly lines: readonly {
    readonly productId: ProductId | null;
    readonly name: string;
    readonly quantity: number;
    readonly amountPaise: number;
  }[];
};

let numbers = 0;

/** Inserts an order as if it had been placed at that time. */
export async function placeInThePast(db: Database, order: PastOrder): Promise<void> {
  numbers += 1;
  const id = makeId<'Order'>(order.placedAt);
  const total = paise(order.lines.reduce((sum, line) => sum + line.amountPaise, 0));
  const since = new Date(order.placedAt.getTime() + (order.tookSeconds ?? 0) * 1_000);
  await db
    .insertInto('orders')
    .values({
      id,
      order_number: `PAST-${numbers}`,
      user_id: order.userId,
      status: order.status,
      payment_method: order.method ?? 'cash',
      payment_status: 'PAID',
      sub_total_paise: total,
      total_paise: total,
      delivery_address: '{}',
      address_id: null,
      idempotency_key: null,
      placed_at: order.placedAt,
      updated_at: since,
      status_since: since,
      cancel_reason: null,
    })
    .execute();
  const rows = order.lines.map((line, position) => ({
    order_id: id,
    position,
    cart_line_id: null,
    product_id: line.productId,
    name: line.name,
    images: ['/images/0000000000/640.webp'],
    unit: '1 pc',
    price_paise: paise(Math.round(line.amountPaise / line.quantity)),
    discount_percent: 0,
    quantity: line.quantity,
    amount_paise: paise(line.amountPaise),
  }));
  await db.insertInto('order_lines').values(rows).execute();
}
