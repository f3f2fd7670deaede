import type { DiscountPercent, Paise, PriceListEffect, ProductId } from '@jhola/domain';
import type { Place } from './cleaning/tidy-category.ts';

/**
 * What becomes of a known product's extra fields: the list's are merged in and the import's own MRP is renewed, are
 * only added, replace all of them, or are left alone.
 */
export type DetailsMode = 'merge' | 'add' | 'replace' | 'keep';

/** One row of a list, read and cleaned. */
export type ListedProduct = {
  readonly line: number;
  /** Equal for rows of the same product. */
  readonly key: string;
  /** What the key is made of: rows of one key that differ otherwise are told apart by it. */
  readonly identity: 'id' | 'sku' | 'name';
  /** The shop's own id, where the row carries it. */
  readonly givenId: ProductId | null;
  readonly name: string;
  readonly brand: string;
  readonly unit: string;
  /** What the list says is paid. */
  readonly salePaise: Paise;
  /** What the list says it costs without a discount. */
  readonly mrpPaise: Paise;
  readonly pricePaise: Paise;
  readonly discount: DiscountPercent;
  /** Null where the list has none: a stock that is known stays. */
  readonly stock: number | null;
  /** Null where the list has none: one that is known stays. */
  readonly description: string | null;
  /** Empty where the list has none: the pictures that are known stay. */
  readonly images: readonly string[];
  readonly details: Readonly<Record<string, string>>;
  readonly detailsMode: DetailsMode;
  /** Where a new product stands. What the list doesn't say of them is made up, and not applied to a known product. */
  readonly places: readonly Place[];
  /** What of a known product the list speaks about. The rest of it stays as it is. */
  readonly says: ListedFields;
};

export type ListedFields = {
  readonly categories: boolean;
  readonly subCategories: boolean;
  readonly unit: boolean;
  /**
   * What its amounts are: the `paid` price alone (the struck-through price of a known product stays), the `full` price
   * alone (its discount stays), or `both`.
   */
  readonly prices: 'both' | 'paid' | 'full';
};

/** What was done with a row, or guessed of it. */
export type Remark = { readonly effect: PriceListEffect; readonly text: string };

export type ReadRow =
  | { readonly product: ListedProduct; readonly remarks: readonly Remark[] }
  | { readonly product: null; readonly reason: string };
