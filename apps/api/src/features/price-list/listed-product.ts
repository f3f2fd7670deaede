import type { DiscountPercent, Paise, ProductId } from '@jhola/domain';
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
  readonly places: readonly Place[];
  /** Whether the row says where it stands: else the places are for a new product only. */
  readonly placed: boolean;
};

export type ReadRow =
  | { readonly product: ListedProduct; readonly remarks: readonly string[] }
  | { readonly product: null; readonly reason: string };
