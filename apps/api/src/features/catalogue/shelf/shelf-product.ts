import { createHash } from 'node:crypto';
import type { WireProduct } from '@jhola/contract';
import {
  BRAND_DETAIL,
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
  wordsOfPlaces,
} from '@jhola/domain';
import type { Config } from '../../../platform/config.ts';
import { unpooled } from '../../../platform/unpooled.ts';
import type { Taxonomy } from '../categories/taxonomy.queries.ts';
import { wirePlaces, wireTexts } from '../products/product.mapper.ts';
import type { ProductRow } from '../products/product.queries.ts';
import type { JsonParts } from './json-responses.ts';

/** A product on the shelf: the bytes of its JSON, and the values by which lists are made. */
export type ShelfProduct = {
  readonly id: ProductId;
  readonly madeAt: number;
  readonly name: string;
  readonly unit: string;
  /**
   * Price and discount, and the values computed from them, are replaced when an admin changes those of many products.
   */
  pricePaise: Paise;
  /** In percent. */
  discount: number;
  readonly categoryIds: readonly CategoryId[];
  readonly subCategoryIds: readonly SubCategoryId[];
  /** The key of its pile in each of its categories: see `pileOf`. */
  readonly piles: readonly string[];
  /** The thing that it is, and the key that packs of one product share. */
  readonly head: string;
  readonly family: string;
  readonly staple: StaplePlace | null;
  /** Empty if there is none. */
  readonly brand: string;
  readonly diet: Diet | null;
  /** Its other names, separated by commas. Not in its JSON, because shoppers don't see them. */
  readonly alsoCalled: string;
  /** The unit price to pay. */
  payablePaise: Paise;
  /** The number of bytes of texts and pictures in `ownJson`; price and discount follow. */
  readonly textLength: number;
  /** The number of bytes of content in `ownJson`; stock and the time of the last change follow. */
  contentLength: number;
  /** A hash of its content; null until `contentMark` computes it. */
  mark: number | null;
  /**
   * The product's JSON without its end, the categories and sub-categories. When stock, price or discount change it is
   * modified, or replaced if its length changes: copy it before the next `await`.
   */
  ownJson: Buffer;
  /** The end of its JSON. Products in the same places share it, because it is more than a third of all bytes. */
  readonly placesJson: Buffer;
  stock: number;
  /** When the row last changed: older values never overwrite newer ones. */
  changedAt: number;
  /**
   * Smaller is newer, among the products of the same contents; not a time. It stays the same when others are added or
   * removed; may be a fraction.
   */
  age: number;
  /** Recent orders plus the credit of a staple; higher values come first. Belongs to the newest contents. */
  popularity: number;
};

export type PriceRow = StockRow & { readonly price_paise: Paise; readonly discount_percent: number };

export type StockRow = { readonly id: ProductId; readonly stock: number; readonly updated_at: Date };

/**
 * Makes the shelf's product of a row, with its JSON. Its age and popularity are 0 at first; they are set when it
 * becomes part of the contents.
 */
export function toShelfProduct(config: Config, row: ProductRow, taxonomy: Taxonomy): ShelfProduct {
  const places = placesOf(config, taxonomy, row);
  const text = Buffer.from(JSON.stringify(wireTexts(config, row)).slice(0, -1));
  const price = priceJson(row);
  const brand = row.more_details[BRAND_DETAIL] ?? '';
  const name = readProductName(row.name, brand);
  return {
    id: row.id,
    madeAt: row.created_at.getTime(),
    name: row.name,
    unit: row.unit,
    pricePaise: row.price_paise,
    discount: row.discount_percent,
    categoryIds: places.categoryIds,
    subCategoryIds: places.subCategoryIds,
    piles: places.piles,
    head: name.head,
    family: name.family,
    staple: stapleOf(name, places.words),
    brand,
    diet: dietOf(row.more_details),
    alsoCalled: row.also_called,
    payablePaise: discountedPaise(row.price_paise, row.discount_percent),
    textLength: text.length,
    contentLength: text.length + price.length,
    mark: null,
    ownJson: withRest(text, text.length, price + stockJson(row.stock, row.updated_at)),
    placesJson: places.placesJson,
    stock: row.stock,
    changedAt: row.updated_at.getTime(),
    age: 0,
    popularity: 0,
  };
}

type Places = Pick<ShelfProduct, 'categoryIds' | 'subCategoryIds' | 'piles' | 'placesJson'> & {
  /** Of the names of its categories and sub-categories. */
  readonly words: ReadonlySet<string>;
};

const knownPlaces = new WeakMap<Taxonomy, Map<string, Places>>();

/** Where a product is. Products with the same ids share it: there are a few hundred combinations. */
function placesOf(config: Config, taxonomy: Taxonomy, row: ProductRow): Places {
  const known = knownPlaces.get(taxonomy) ?? new Map<string, Places>();
  knownPlaces.set(taxonomy, known);
  const { category_ids, sub_category_ids } = row;
  const key = `${category_ids.join()} ${sub_category_ids.join()}`;
  const places = known.get(key);
  if (places !== undefined) return places;
  const wire = wirePlaces(config, taxonomy, row);
  const made: Places = {
    categoryIds: category_ids,
    subCategoryIds: sub_category_ids,
    piles: category_ids.map((category) =>
      pileOf(
        category,
        sub_category_ids.find((id) => taxonomy.subCategories.get(id)?.category_ids.includes(category)),
      ),
    ),
    placesJson: unpooled(Buffer.from(`,${JSON.stringify(wire).slice(1)}`)),
    words: wordsOfPlaces([...wire.category, ...wire.subCategory].map(({ name }) => name)),
  };
  known.set(key, made);
  return made;
}

/**
 * The key of a pile: a category's products that are in one of its sub-categories, or in none of them. A row of the home
 * page takes one product of each pile in turn.
 */
export function pileOf(category: CategoryId, subCategory?: SubCategoryId): string {
  return `${category} ${subCategory ?? ''}`;
}

/** Applies a newer stock. Returns whether the product sold out or is back in stock. */
export function patchStock(product: ShelfProduct, row: StockRow): boolean {
  if (row.updated_at.getTime() <= product.changedAt) return false;
  const flipped = (product.stock === 0) !== (row.stock === 0);
  writeRest(product, product.contentLength, stockJson(row.stock, row.updated_at));
  product.stock = row.stock;
  product.changedAt = row.updated_at.getTime();
  return flipped;
}

/** Applies price and discount, and the stock unless a newer one is known. */
export function patchPrice(product: ShelfProduct, row: PriceRow): void {
  if (product.pricePaise === row.price_paise && product.discount === row.discount_percent) {
    patchStock(product, row);
    return;
  }
  if (row.updated_at.getTime() > product.changedAt) {
    product.stock = row.stock;
    product.changedAt = row.updated_at.getTime();
  }
  const price = priceJson(row);
  const rest = price + stockJson(product.stock, new Date(product.changedAt));
  writeRest(product, product.textLength, rest);
  product.contentLength = product.textLength + price.length;
  product.mark = null;
  product.pricePaise = row.price_paise;
  product.discount = row.discount_percent;
  product.payablePaise = discountedPaise(row.price_paise, row.discount_percent);
}

/** A number that stays the same as long as the product's content does, in all processes. 31 bits. */
export function contentMark(product: ShelfProduct): number {
  product.mark ??=
    createHash('sha256')
      .update(product.ownJson.subarray(0, product.contentLength))
      .update(product.placesJson)
      .digest()
      .readUInt32LE() >>> 1;
  return product.mark;
}

/** Whether two products are equal except for their stock. */
export function sameContent(one: ShelfProduct, other: ShelfProduct): boolean {
  return (
    one.contentLength === other.contentLength &&
    one.alsoCalled === other.alsoCalled &&
    startAlike(one, other, one.contentLength)
  );
}

/** Whether two products have the same texts, categories and pictures. */
export function sameTexts(one: ShelfProduct, other: ShelfProduct): boolean {
  return (
    one.textLength === other.textLength &&
    one.alsoCalled === other.alsoCalled &&
    startAlike(one, other, one.textLength)
  );
}

/** Whether the first `length` bytes of their own JSON are equal, and their places. */
function startAlike(one: ShelfProduct, other: ShelfProduct, length: number): boolean {
  return (
    one.ownJson.compare(other.ownJson, 0, length, 0, length) === 0 &&
    (one.placesJson === other.placesJson || one.placesJson.equals(other.placesJson))
  );
}

/** The product's JSON (WireProduct). */
export function jsonOf({ ownJson, placesJson }: ShelfProduct): JsonParts {
  return [ownJson, placesJson];
}

/** The JSON of a product with the fields that only admins see. */
export function adminJson({ ownJson, placesJson, alsoCalled }: ShelfProduct): JsonParts {
  return [Buffer.from(`{"alsoCalled":${JSON.stringify(alsoCalled)},`), ownJson.subarray(1), placesJson];
}

/** Parses the product's JSON. */
export function readShelfProduct(product: ShelfProduct): WireProduct {
  return JSON.parse(Buffer.concat(jsonOf(product)).toString());
}

/** Parses only the texts, for the search index, which keeps no copy of them. */
export function readShelfTexts({ ownJson, textLength }: ShelfProduct): ReturnType<typeof wireTexts> {
  return JSON.parse(`${ownJson.toString('utf8', 0, textLength)}}`);
}

/** The product's JSON with the price, discount and stock of a row. */
export function jsonWith(product: ShelfProduct, row: Omit<PriceRow, 'id'>): Buffer {
  const { ownJson, placesJson, textLength } = product;
  const rest = priceJson(row) + stockJson(row.stock, row.updated_at);
  const bytes = Buffer.allocUnsafe(textLength + rest.length + placesJson.length);
  ownJson.copy(bytes, 0, 0, textLength);
  bytes.write(rest, textLength, 'latin1');
  placesJson.copy(bytes, textLength + rest.length);
  return bytes;
}

/** The fields of price and discount, as JSON in ASCII: the number of bytes is the number of characters. */
function priceJson(row: Pick<PriceRow, 'price_paise' | 'discount_percent'>): string {
  return `,"price":${paiseToRupees(row.price_paise)},"discount":${row.discount_percent}`;
}

/** The fields of stock and last change, as JSON in ASCII. */
function stockJson(stock: number, updatedAt: Date): string {
  return `,"stock":${stock},"updatedAt":"${updatedAt.toISOString()}"`;
}

/** Writes ASCII letters after the first `length` bytes of a product's own JSON. */
function writeRest(product: ShelfProduct, length: number, rest: string): void {
  const { ownJson } = product;
  if (ownJson.length === length + rest.length) ownJson.write(rest, length, 'latin1');
  else product.ownJson = withRest(ownJson, length, rest);
}

/**
 * The first `length` bytes of a product's JSON, and ASCII letters after them. In bytes of its own: a slice of the shared
 * pool would keep its whole slab in memory.
 */
function withRest(json: Buffer, length: number, rest: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length + rest.length);
  json.copy(bytes, 0, 0, length);
  bytes.write(rest, length, 'latin1');
  return bytes;
}
