import type { DiscountPercent, Paise, PriceListEffect, ProductId } from '@jhola/domain';
import type { ListedValues } from './listed-values.ts';
import type { Place } from './cleaning/tidy-category.ts';

/**
 * How an existing product's extra fields change: the list's fields are merged in and the import's own MRP is updated,
 * fields are only added, all are replaced, or none changes.
 */
export type DetailsMode = 'merge' | 'add' | 'replace' | 'keep';

/** One row of a list, parsed and cleaned. */
export type ListedProduct = {
  readonly line: number;
  /** Equal for rows of the same product. */
  readonly key: string;
  /** The values of the key: rows with the same key that differ in other values are told apart by these. */
  readonly identity: 'id' | 'sku' | 'name';
  /** The shop's own id, if the row has one. */
  readonly givenId: ProductId | null;
  readonly name: string;
  readonly brand: string;
  readonly unit: string;
  /** The list's price to pay. */
  readonly salePaise: Paise;
  /** The list's price without discount. */
  readonly mrpPaise: Paise;
  readonly pricePaise: Paise;
  readonly discount: DiscountPercent;
  /** Null if the list has none: an existing stock stays. */
  readonly stock: number | null;
  readonly values: ListedValues;
  /** Empty if the list has none: existing pictures stay. */
  readonly images: readonly string[];
  readonly details: Readonly<Record<string, string>>;
  readonly detailsMode: DetailsMode;
  /** The places of a new product. Default places are not applied to an existing product. */
  readonly places: readonly Place[];
  /** Which fields of an existing product the list contains. The others stay unchanged. */
  readonly says: ListedFields;
};

export type ListedFields = {
  readonly categories: boolean;
  readonly subCategories: boolean;
  readonly unit: boolean;
  /**
   * Which prices the list has: only the `paid` price (an existing struck-through price stays), only the `full` price
   * (an existing discount stays), or `both`.
   */
  readonly prices: 'both' | 'paid' | 'full';
};

/** What was changed in a row, or guessed. */
export type Remark = { readonly effect: PriceListEffect; readonly text: string };

export type ReadRow =
  | { readonly product: ListedProduct; readonly remarks: readonly Remark[] }
  | { readonly product: null; readonly reason: string };
