import type { WireProduct } from '@jhola/contract';
import type { DiscountPercent, Paise, ProductId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { Shelf } from '../shelf/create-shelf.ts';
import { jsonWith } from '../shelf/shelf-product.ts';
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
 * The offered products as JSON (WireProduct). Price, discount and stock are the offers'; texts, pictures and categories
 * come from the shelf, or from the database for a product that the shelf doesn't have yet. Products deleted in between
 * are missing from the map.
 */
export async function offeredJson(
  { config, shelf }: OfferNeeds,
  db: Db,
  offers: readonly Offer[],
): Promise<Map<ProductId, Buffer>> {
  const products = new Map<ProductId, Buffer>();
  const others: Offer[] = [];
  const shown = shelf.isLoaded ? shelf.contents().products : new Map<never, never>();
  for (const offer of offers) {
    const product = shown.get(offer.product_id);
    if (product === undefined) others.push(offer);
    else products.set(offer.product_id, jsonWith(product, offer));
  }
  if (others.length === 0) return products;
  const rows = await readProducts(
    db,
    others.map(({ product_id }) => product_id),
  );
  for (const offer of others) {
    const row = rows.get(offer.product_id);
    if (row === undefined) continue;
    const { price_paise, discount_percent, stock, updated_at } = offer;
    const wire = toWireProduct(config, { ...row, price_paise, discount_percent, stock, updated_at });
    products.set(offer.product_id, Buffer.from(JSON.stringify(wire)));
  }
  return products;
}

/** The offered products as objects, by id. */
export async function toWireProducts(
  needs: OfferNeeds,
  db: Db,
  offers: readonly Offer[],
): Promise<Map<ProductId, WireProduct>> {
  const products = await offeredJson(needs, db, offers);
  return new Map([...products].map(([id, json]) => [id, JSON.parse(json.toString()) as WireProduct]));
}
