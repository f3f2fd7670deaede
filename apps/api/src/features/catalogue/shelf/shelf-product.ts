import type { WireProduct } from '@jhola/contract';
import {
  type CategoryId,
  type Diet,
  dietOf,
  discountedPaise,
  type Paise,
  paiseToRupees,
  type ProductId,
  readProductName,
  type StaplePlace,
  stapleOf,
  type SubCategoryId,
} from '@jhola/domain';
import type { Config } from '../../../platform/config.ts';
import type { Taxonomy } from '../categories/taxonomy.queries.ts';
import { toWireProduct } from '../products/product.mapper.ts';
import type { ProductRow } from '../products/product.queries.ts';

/** A product as it lies on the shelf: its finished bytes, and what lists are made by. */
export type ShelfProduct = {
  readonly id: ProductId;
  readonly madeAt: number;
  readonly name: string;
  readonly unit: string;
  /** Price and discount are replaced, with what follows from them, when an admin changes those of many products. */
  pricePaise: Paise;
  /** Percent. */
  discount: number;
  readonly categoryIds: readonly CategoryId[];
  readonly subCategoryIds: readonly SubCategoryId[];
  /** The thing itself, and what packs of one product have in common. */
  readonly head: string;
  readonly family: string;
  readonly staple: StaplePlace | null;
  /** Empty where there is none. */
  readonly brand: string;
  readonly diet: Diet | null;
  /** Other words for it, parted by commas. Not in its JSON, since shoppers don't see them. */
  readonly alsoCalled: string;
  /** What one costs the shopper. */
  payablePaise: Paise;
  /** How many of the bytes are texts, places and pictures; what follows is price and discount. */
  readonly textLength: number;
  /** How many of the bytes are content; what follows is stock and the time of the last change. */
  contentLength: number;
  /** The product's JSON as it travels. Replaced, never written to, when stock, price or discount change. */
  json: Buffer;
  stock: number;
  /** When the row last changed: what is older never overwrites what is newer. */
  changedAt: number;
  /** Smaller is newer, among the products of the same contents. Stays when others come or go; may be a fraction. */
  rank: number;
  /** Recent orders, and the credit of a staple; what has more comes first. Of the contents that it is part of. */
  popularity: number;
};

/** The extra field that holds a product's brand. */
export const BRAND_DETAIL = 'Brand';

export type PriceRow = StockRow & { readonly price_paise: Paise; readonly discount_percent: number };

export type StockRow = { readonly id: ProductId; readonly stock: number; readonly updated_at: Date };

export function toShelfProduct(config: Config, row: ProductRow, taxonomy: Taxonomy): ShelfProduct {
  const wire = toWireProduct(config, { ...row, taxonomy });
  const { price: _price, discount: _discount, stock: _stock, updatedAt: _updatedAt, ...texts } = wire;
  const text = JSON.stringify(texts).slice(0, -1);
  const content = text + priceOf(row);
  const brand = row.more_details[BRAND_DETAIL] ?? '';
  const { head, family } = readProductName(row.name, brand);
  const places = [...texts.category, ...texts.subCategory].map(({ name }) => name);
  return {
    id: row.id,
    madeAt: row.created_at.getTime(),
    name: row.name,
    unit: row.unit,
    pricePaise: row.price_paise,
    discount: row.discount_percent,
    categoryIds: row.category_ids,
    subCategoryIds: row.sub_category_ids,
    head,
    family,
    staple: stapleOf({ name: row.name, brand, places }),
    brand,
    diet: dietOf(row.more_details),
    alsoCalled: row.also_called,
    payablePaise: discountedPaise(row.price_paise, row.discount_percent),
    textLength: Buffer.byteLength(text),
    contentLength: Buffer.byteLength(content),
    json: kept(content + tail(row.stock, row.updated_at)),
    stock: row.stock,
    changedAt: row.updated_at.getTime(),
    rank: 0,
    popularity: 0,
  };
}

/** Takes over a newer stock. Tells whether that moved the product into or out of 'sold out'. */
export function patchStock(product: ShelfProduct, row: StockRow): boolean {
  if (row.updated_at.getTime() <= product.changedAt) return false;
  const flipped = (product.stock === 0) !== (row.stock === 0);
  const content = product.json.subarray(0, product.contentLength);
  product.json = kept(content.toString() + tail(row.stock, row.updated_at));
  product.stock = row.stock;
  product.changedAt = row.updated_at.getTime();
  return flipped;
}

/** Takes over price and discount, and the stock unless a newer one is known. */
export function patchPrice(product: ShelfProduct, row: PriceRow): void {
  if (product.pricePaise === row.price_paise && product.discount === row.discount_percent) {
    patchStock(product, row);
    return;
  }
  if (row.updated_at.getTime() > product.changedAt) {
    product.stock = row.stock;
    product.changedAt = row.updated_at.getTime();
  }
  const price = priceOf(row);
  const text = product.json.subarray(0, product.textLength).toString();
  product.json = kept(text + price + tail(product.stock, new Date(product.changedAt)));
  product.contentLength = product.textLength + price.length;
  product.pricePaise = row.price_paise;
  product.discount = row.discount_percent;
  product.payablePaise = discountedPaise(row.price_paise, row.discount_percent);
}

/** Whether two hold the same but for stock. */
export function sameContent(one: ShelfProduct, other: ShelfProduct): boolean {
  return (
    one.contentLength === other.contentLength &&
    one.alsoCalled === other.alsoCalled &&
    startAlike(one, other, one.contentLength)
  );
}

/** Whether two have the same texts, places and pictures. */
export function sameTexts(one: ShelfProduct, other: ShelfProduct): boolean {
  return (
    one.textLength === other.textLength &&
    one.alsoCalled === other.alsoCalled &&
    startAlike(one, other, one.textLength)
  );
}

function startAlike(one: ShelfProduct, other: ShelfProduct, length: number): boolean {
  return one.json.compare(other.json, 0, length, 0, length) === 0;
}

/** The JSON of a product with what only the shopkeeper sees. */
export function forAdmin({ json, alsoCalled }: ShelfProduct): Buffer {
  return Buffer.concat([Buffer.from(`{"alsoCalled":${JSON.stringify(alsoCalled)},`), json.subarray(1)]);
}

/** The product taken apart again; for the search index, which keeps no copy of the texts. */
export function readShelfProduct(product: ShelfProduct): WireProduct {
  return JSON.parse(product.json.toString());
}

/** Only digits and letters of ASCII: as many bytes as characters. */
function priceOf(row: Pick<PriceRow, 'price_paise' | 'discount_percent'>): string {
  return `,"price":${paiseToRupees(row.price_paise)},"discount":${row.discount_percent}`;
}

function tail(stock: number, updatedAt: Date): string {
  return `,"stock":${stock},"updatedAt":"${updatedAt.toISOString()}"}`;
}

/** Bytes of their own: a piece of the shared pool would keep its whole slab alive for as long as it is kept. */
function kept(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
