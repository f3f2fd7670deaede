import {
  byOptionalColumn,
  type CategoryId,
  type OptionalFields,
  type OptionalValues,
  type ProductColumn,
  rupeesToPaise,
  type SubCategoryId,
} from '@jhola/domain';
import type { Insertable } from 'kysely';
import type { Config } from '../../../platform/config.ts';
import { storedImageUrl } from '../../../platform/images.ts';
import type { Tables } from '../../../platform/schema.ts';

/** The product form, as parsed by the contract. */
export type ProductForm = {
  readonly name: string;
  readonly image: readonly string[];
  readonly category: readonly CategoryId[];
  readonly subCategory: readonly SubCategoryId[];
  readonly unit: string;
  readonly stock: number;
  /** In rupees, with at most two decimals. */
  readonly price: number;
  readonly discount: number;
  /** Other names of the product, separated by commas; undefined keeps the current ones. */
  readonly alsoCalled?: string | undefined;
  readonly more_details: Readonly<Record<string, string>>;
} & Readonly<OptionalFields<OptionalValues>>;

type ProductColumns = Pick<Insertable<Tables['products']>, ProductColumn>;

/** The form's content as columns. Without stock, which may have changed since the form was opened. */
export function contentColumns(config: Config, form: ProductForm): ProductColumns {
  return {
    name: form.name,
    images: form.image.map((given) => storedImageUrl(config, given)),
    unit: form.unit,
    price_paise: rupeesToPaise(form.price),
    discount_percent: form.discount,
    ...byOptionalColumn<OptionalValues>(({ wire }) => form[wire]),
    ...(form.alsoCalled !== undefined && { also_called: form.alsoCalled }),
    more_details: JSON.stringify(form.more_details),
  };
}
