import {
  alsoCalledFault,
  discountFault,
  formatRupees,
  LIMITS,
  OPTIONAL_FIELDS,
  type OptionalField,
  plainNumber,
  plainRupees,
  productFieldLabel,
  rupeesToPaise,
} from '@jhola/domain';
import { texts } from '#messages/product-form.ts';
import { formatCount } from '#platform/format-count.ts';
import type { OptionalDraft } from './optional-drafts.ts';
import { draftNumber, type ProductDraft } from './product-draft.ts';

const WHOLE = /^\d+$/;
const RUPEES = /^-?\d+(\.\d{1,2})?$/;

/** The fields of every draft, for which the server may report errors too. */
export const DRAFT_FIELDS: readonly string[] = [
  'name',
  ...OPTIONAL_FIELDS.map(({ wire }) => wire),
  'image',
  'category',
  'subCategory',
  'unit',
  'stock',
  'price',
  'discount',
  'alsoCalled',
];

export type DraftRules = {
  /** Whether the description may stay empty: a product imported without one can still be edited. */
  readonly mayLackDescription?: boolean;
};

/** The errors of a draft, by field; the key of an extra field is `details.` and its name. Empty if there are none. */
export function draftFaults(
  draft: ProductDraft,
  { mayLackDescription = false }: DraftRules = {},
): ReadonlyMap<string, string> {
  const found: readonly (readonly [string, string | null])[] = [
    ['name', missing(draft.name, texts.name)],
    ['description', mayLackDescription ? null : missing(draft.description, texts.description)],
    ['image', draft.image.length === 0 ? texts.imageRequired : null],
    ['category', draft.category.length === 0 ? texts.categoryRequired : null],
    ['subCategory', draft.subCategory.length === 0 ? texts.subCategoryRequired : null],
    ['unit', missing(draft.unit, texts.unit)],
    ['stock', missing(draft.stock, texts.stock) ?? wholeFault(draft.stock, texts.stock, LIMITS.stock)],
    ['price', missing(draft.price, texts.price) ?? priceFault(draft.price)],
    ['discount', percentFault(draft)],
    ['alsoCalled', alsoCalledFault(draft.alsoCalled)],
    ...OPTIONAL_FIELDS.map((field) => [field.wire, optionalFault(field, draft[field.wire])] as const),
    ...draft.details.map(([name, value]) => [`details.${name}`, missing(value, name)] as const),
  ];
  return new Map(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** The error of an optional field, or null. Texts can't be typed longer than allowed. */
export function optionalFault(field: OptionalField, draft: OptionalDraft): string | null {
  if (field.kind !== 'optional number' || String(draft).trim() === '') return null;
  return wholeFault(String(draft), productFieldLabel(field.wire), field.most);
}

function missing(text: string, label: string): string | null {
  return text.trim() === '' ? texts.required({ field: label }) : null;
}

function wholeFault(text: string, label: string, most: number): string | null {
  const plain = plainNumber(text);
  const isFine = WHOLE.test(plain) && Number(plain) <= most;
  return isFine ? null : texts.wholeNumber({ field: label, most: formatCount(most) });
}

function percentFault({ price, discount }: ProductDraft): string | null {
  const fault =
    missing(discount, texts.discount) ?? wholeFault(discount, texts.discount, LIMITS.discountPercent);
  if (fault !== null || price.trim() === '' || priceFault(price) !== null) return fault;
  return discountFault(rupeesToPaise(draftNumber('price', price)), draftNumber('discount', discount));
}

function priceFault(text: string): string | null {
  const plain = plainRupees(text);
  if (!RUPEES.test(plain)) return texts.priceDecimals;
  const { min, max } = LIMITS.priceRupees;
  const rupees = Number(plain);
  if (rupees >= min && rupees <= max) return null;
  return texts.priceRange({ min: formatRupees(min), max: formatRupees(max) });
}
