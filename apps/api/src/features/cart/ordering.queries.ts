/** The cart's part of the statements that place an order. */
import type { CartLineId, Paise, ProductId, UserId } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import { arrayParameter } from '../../platform/database.ts';

/** A cart line with the columns of its product that an order copies. */
export type LineToOrder = {
  readonly id: CartLineId;
  readonly productId: ProductId;
  readonly quantity: number;
  readonly addedUnitPaise: Paise;
  readonly name: string;
  readonly images: string[];
  readonly unit: string;
  readonly pricePaise: Paise;
  /** In percent. */
  readonly discount: number;
  readonly stock: number;
};

/** A query for the lines of a user's cart (LineToOrder), in the order in which they were added. Locks nothing. */
export function linesToOrder(userId: RawBuilder<UserId>): RawBuilder<unknown> {
  return sql`select c.id, c.product_id as "productId", c.quantity, c.added_unit_paise as "addedUnitPaise",
      p.name, p.images, p.unit, p.price_paise as "pricePaise", p.discount_percent as discount, p.stock
    from cart_lines c join products p on p.id = c.product_id
    where c.user_id = ${userId}
    order by c.id`;
}

/**
 * A query that locks lines of a user's cart until the transaction ends and returns their current values (id,
 * product_id, quantity). If two orders of a line run at the same time, the second one no longer finds it.
 */
export function lockedLines(userId: UserId, ids: readonly CartLineId[]): RawBuilder<unknown> {
  return sql`select c.id, c.product_id, c.quantity from cart_lines c
    where c.user_id = ${userId} and c.id = any(${arrayParameter(ids, 'text')}) order by c.id for update`;
}

/** Part of a statement: deletes lines from a user's cart, none unless `condition` holds. */
export function deleteLines(
  userId: UserId,
  ids: readonly CartLineId[],
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`delete from cart_lines c where c.user_id = ${userId} and c.id = any(${arrayParameter(ids, 'text')}) and ${condition}`;
}
