import type { WireProduct } from '@jhola/contract';
import {
  type CategoryId,
  type Diet,
  dietOf,
  discountedPaise,
  type Paise,
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
  readonly pricePaise: Paise;
  /** Percent. */
  readonly discount: number;
  readonly categoryIds: readonly CategoryId[];
  readonly subCategoryIds: readonly SubCategoryId[];
  /** The thing itself, and what packs of one product have in common. */
  readonly head: string;
  readonly family: string;
  readonly staple: StaplePlace | null;
  /** Empty where there is none. */
  readonly brand: string;
  readonly diet: Diet | null;
  /** What one costs the shopper. */
  readonly payablePaise: Paise;
  /** How many of the bytes are content; what follows is stock and the time of the last change. */
  readonly contentLength: number;
  /** The product's JSON as it travels. Replaced, never written to, when stock moves. */
  json: Buffer;
  stock: number;
  /** When the row last changed: what is older never overwrites what is newer. */
  changedAt: number;
  /** The place in the order 'newest first' of the contents that it is part of. */
  rank: number;
  /** Recent orders, and the credit of a staple; what has more comes first. Of the contents that it is part of. */
  popularity: number;
};

/** The extra field that holds a product's brand. */
export const BRAND_DETAIL = 'Brand';

export type StockRow = { readonly id: ProductId; readonly stock: number; readonly updated_at: Date };

export function toShelfProduct(config: Config, row: ProductRow, taxonomy: Taxonomy): ShelfProduct {
  const { stock: _stock, updatedAt: _updatedAt, ...content } = toWireProduct(config, { ...row, taxonomy });
  const json = JSON.stringify(content).slice(0, -1);
  const brand = row.more_details[BRAND_DETAIL] ?? '';
  const { head, family } = readProductName(row.name, brand);
  const places = [...content.category, ...content.subCategory].map(({ name }) => name);
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
    payablePaise: discountedPaise(row.price_paise, row.discount_percent),
    contentLength: Buffer.byteLength(json),
    json: kept(json + tail(row.stock, row.updated_at)),
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

/** Whether two hold the same but for stock. */
export function sameContent(one: ShelfProduct, other: ShelfProduct): boolean {
  if (one.contentLength !== other.contentLength) return false;
  return one.json.compare(other.json, 0, one.contentLength, 0, one.contentLength) === 0;
}

/** The product taken apart again; for the search index, which keeps no copy of the texts. */
export function readShelfProduct(product: ShelfProduct): WireProduct {
  return JSON.parse(product.json.toString());
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
