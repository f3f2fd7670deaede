import type { WireProduct } from '@jhola/contract';
import type { DiscountPercent, Paise, ProductId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { Shelf } from '../shelf/create-shelf.ts';
import { readShelfProduct } from '../shelf/shelf-product.ts';
import { toWireProduct } from './product.mapper.ts';
import { readProducts } from './read-products.ts';

/**
 * The values of a product that decide whether it can be ordered. Always read from the database, in the deciding
 * statement.
 */
export type Offer = {
  readonly product_id: ProductId;
  readonly name: string;
  readonly price_paise: Paise;
  readonly discount_percent: DiscountPercent;
  /** The quantity that this shopper can order. */
  readonly stock: number;
  readonly updated_at: Date;
};

export type OfferNeeds = Pick<Services, 'config'> & { readonly shelf: Shelf };

/**
 * The offered products as JSON objects. Texts, pictures and categories come from the shelf if it has the same price and
 * discount, otherwise from the database. Products deleted in between are missing from the map.
 */
export async function toWireProducts(
  { config, shelf }: OfferNeeds,
  db: Db,
  offers: readonly Offer[],
): Promise<Map<ProductId, WireProduct>> {
  const products = new Map<ProductId, WireProduct>();
  const others: Offer[] = [];
  const shown = shelf.isLoaded ? shelf.contents().products : new Map<never, never>();
  for (const offer of offers) {
    const product = shown.get(offer.product_id);
    const isSame = product?.pricePaise === offer.price_paise && product.discount === offer.discount_percent;
    if (isSame) products.set(offer.product_id, withStock(readShelfProduct(product), offer));
    else others.push(offer);
  }
  const rows = await readProducts(
    db,
    others.map(({ product_id }) => product_id),
  );
  for (const offer of others) {
    const row = rows.get(offer.product_id);
    if (row !== undefined) products.set(offer.product_id, withStock(toWireProduct(config, row), offer));
  }
  return products;
}

function withStock(product: WireProduct, { stock, updated_at }: Offer): WireProduct {
  return { ...product, stock, updatedAt: updated_at.toISOString() };
}
