import { type CategoryId, type Paise, type SubCategoryId, rupeesToPaise } from '@jhola/domain';
import type { Config } from '../../../platform/config.ts';
import { storedImageUrl } from '../../../platform/images.ts';

/** What an admin fills in, as the contract parsed it. */
export type ProductForm = {
  readonly name: string;
  readonly image: readonly string[];
  readonly category: readonly CategoryId[];
  readonly subCategory: readonly SubCategoryId[];
  readonly unit: string;
  readonly stock: number;
  /** Rupees, at most two decimals. */
  readonly price: number;
  readonly discount: number;
  readonly description: string;
  readonly more_details: Readonly<Record<string, string>>;
};

export type ProductColumns = {
  name: string;
  images: string[];
  unit: string;
  price_paise: Paise;
  discount_percent: number;
  description: string;
  more_details: string;
};

/** The form's content as columns; stock is apart, since it may have moved meanwhile. */
export function contentColumns(config: Config, form: ProductForm): ProductColumns {
  return {
    name: form.name,
    images: form.image.map((given) => storedImageUrl(config, given)),
    unit: form.unit,
    price_paise: rupeesToPaise(form.price),
    discount_percent: form.discount,
    description: form.description,
    more_details: JSON.stringify(form.more_details),
  };
}
