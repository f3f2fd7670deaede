import type { DiscountPercent, Paise } from '@jhola/domain';
import type { Place } from './cleaning/tidy-category.ts';

/** One row of a list, read and cleaned. */
export type ListedProduct = {
  readonly line: number;
  /** Equal for rows of the same product. */
  readonly key: string;
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
  readonly description: string;
  /** Empty where the list has none: the pictures that are known stay. */
  readonly images: readonly string[];
  readonly details: Readonly<Record<string, string>>;
  readonly places: readonly Place[];
};

export type ReadRow =
  | { readonly product: ListedProduct; readonly remarks: readonly string[] }
  | { readonly product: null; readonly reason: string };
