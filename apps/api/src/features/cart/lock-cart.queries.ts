import type { CartLineId, Paise, ProductId, UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';

/** A line of the cart, held until the transaction ends, with its product as it is now. */
export type LockedLine = {
  readonly id: CartLineId;
  readonly productId: ProductId;
  readonly quantity: number;
  readonly addedUnitPaise: Paise;
  readonly name: string;
  readonly images: string[];
  readonly unit: string;
  readonly pricePaise: Paise;
  /** Percent. */
  readonly discount: number;
  readonly stock: number;
};

/**
 * The user's cart, each line locked: of two orders of it at once, the second finds what the first has left.
 * In the order of their ids, which is the order in which they were added.
 */
export async function lockCart(tx: Db, userId: UserId): Promise<LockedLine[]> {
  return tx
    .selectFrom('cart_lines as c')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .select([
      'c.id',
      'c.product_id as productId',
      'c.quantity',
      'c.added_unit_paise as addedUnitPaise',
      'p.name',
      'p.images',
      'p.unit',
      'p.price_paise as pricePaise',
      'p.discount_percent as discount',
      'p.stock',
    ])
    .where('c.user_id', '=', userId)
    .orderBy('c.id')
    .forUpdate('c')
    .execute();
}
