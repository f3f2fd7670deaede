import {
  byOptionalColumn,
  type OptionalKind,
  PRICE_LIST_MEANINGS,
  type PriceListMeaning,
  productFieldLabel,
  REPEATABLE_MEANINGS,
} from '@jhola/domain';
import { texts } from '#messages/price-list-columns.ts';

const LABELS: Readonly<Record<PriceListMeaning, string>> = {
  name: texts.name,
  brand: texts.brand,
  unit: texts.unit,
  size: texts.size,
  price: texts.price,
  price_paise: texts.pricePaise,
  mrp: texts.mrp,
  mrp_paise: texts.mrpPaise,
  discount_percent: texts.discountPercent,
  discount_fraction: texts.discountFraction,
  discount_amount: texts.discountAmount,
  category: texts.category,
  sub_category: texts.subCategory,
  stock: texts.stock,
  ...byOptionalColumn<Record<OptionalKind, string>>(({ wire }) => productFieldLabel(wire)),
  also_called: texts.alsoCalled,
  image: texts.image,
  sku: texts.sku,
  id: texts.id,
  extra_fields: texts.extraFields,
  detail: texts.detail,
  ignore: texts.ignore,
};

/** The choices for a column, the common ones first. */
export const MEANING_OPTIONS = PRICE_LIST_MEANINGS.map((value) => ({ value, label: LABELS[value] }));

/** Whether a text, such as a select's value, is the meaning of a column. */
export function isMeaning(text: string): text is PriceListMeaning {
  return (PRICE_LIST_MEANINGS as readonly string[]).includes(text);
}

const PRICES: readonly PriceListMeaning[] = ['price', 'price_paise', 'mrp', 'mrp_paise'];

export type MappingFaults = {
  /** The required meanings that are missing, in sentences. */
  readonly missing: readonly string[];
  /** The error of each column, or null. */
  readonly columns: readonly (string | null)[];
};

/** The errors of the meanings assigned to the columns. */
export function mappingFaults(meanings: readonly PriceListMeaning[]): MappingFaults {
  const missing: string[] = [];
  if (!meanings.includes('name')) missing.push(texts.nameMissing);
  if (!meanings.some((one) => PRICES.includes(one))) missing.push(texts.priceMissing);
  const columns = meanings.map((one) => {
    const isTwice =
      !REPEATABLE_MEANINGS.includes(one) && meanings.filter((other) => other === one).length > 1;
    return isTwice ? texts.meaningTwice({ meaning: LABELS[one] }) : null;
  });
  return { missing, columns };
}

/** Whether the columns have all meanings that they need, so that the list can be checked. */
export function isMapped({ missing, columns }: MappingFaults): boolean {
  return missing.length === 0 && columns.every((fault) => fault === null);
}
