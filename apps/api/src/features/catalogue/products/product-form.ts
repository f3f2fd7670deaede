import {
  type CategoryId,
  type OptionalTextName,
  optionalTexts,
  type ProductColumn,
  rupeesToPaise,
  type SubCategoryId,
} from '@jhola/domain';
import type { Insertable } from 'kysely';
import type { Config } from '../../../platform/config.ts';
import { storedImageUrl } from '../../../platform/images.ts';
import type { Tables } from '../../../platform/schema.ts';

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
  /** Other words for it, parted by commas; undefined leaves them as they are. */
  readonly alsoCalled?: string | undefined;
  readonly more_details: Readonly<Record<string, string>>;
} & Readonly<Record<OptionalTextName, string>>;

type ProductColumns = Pick<Insertable<Tables['products']>, ProductColumn>;

/** The form's content as columns; stock is apart, since it may have moved meanwhile. */
export function contentColumns(config: Config, form: ProductForm): ProductColumns {
  return {
    name: form.name,
    images: form.image.map((given) => storedImageUrl(config, given)),
    unit: form.unit,
    price_paise: rupeesToPaise(form.price),
    discount_percent: form.discount,
    ...optionalTexts(({ wire }) => form[wire]),
    ...(form.alsoCalled !== undefined && { also_called: form.alsoCalled }),
    more_details: JSON.stringify(form.more_details),
  };
}
