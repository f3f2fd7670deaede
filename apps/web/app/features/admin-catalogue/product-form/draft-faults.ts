import { discountFault, LIMITS, optionalTexts, rupeesToPaise } from '@jhola/domain';
import type { ProductDraft } from './product-draft.ts';

const WHOLE = /^\d+$/;
const RUPEES = /^\d+(\.\d{1,2})?$/;

/** The fields of every draft, for which the server may report errors too. */
export const DRAFT_FIELDS: readonly string[] = [
  'name',
  ...Object.keys(optionalTexts(() => '')),
  'image',
  'category',
  'subCategory',
  'unit',
  'stock',
  'price',
  'discount',
];

export type DraftRules = {
  /** Whether the description may stay empty: a product imported without one can still be edited. */
  readonly mayLackDescription?: boolean;
};

/**
 * The errors of a draft, by field; the key of an extra field is `details.` and its name. Empty if there are
 * none.
 */
export function draftFaults(
  draft: ProductDraft,
  { mayLackDescription = false }: DraftRules = {},
): ReadonlyMap<string, string> {
  const found: readonly (readonly [string, string | null])[] = [
    ['name', missing(draft.name, 'Name')],
    ['description', mayLackDescription ? null : missing(draft.description, 'Description')],
    ['image', draft.image.length === 0 ? 'Please upload at least one image' : null],
    ['category', draft.category.length === 0 ? 'Please choose a category' : null],
    ['subCategory', draft.subCategory.length === 0 ? 'Please choose a sub category' : null],
    ['unit', missing(draft.unit, 'Unit')],
    ['stock', missing(draft.stock, 'Stock') ?? wholeFault(draft.stock, 'Stock', LIMITS.stock)],
    ['price', missing(draft.price, 'Price') ?? priceFault(draft.price)],
    ['discount', percentFault(draft)],
    ...draft.details.map(([name, value]) => [`details.${name}`, missing(value, name)] as const),
  ];
  return new Map(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

function missing(text: string, label: string): string | null {
  return text.trim() === '' ? `${label} is required` : null;
}

function wholeFault(text: string, label: string, most: number): string | null {
  const isFine = WHOLE.test(text.trim()) && Number(text) <= most;
  return isFine ? null : `${label} must be a whole number from 0 to ${most}`;
}

function percentFault({ price, discount }: ProductDraft): string | null {
  const fault = missing(discount, 'Discount') ?? wholeFault(discount, 'Discount', LIMITS.discountPercent);
  if (fault !== null || price.trim() === '' || priceFault(price) !== null) return fault;
  return discountFault(rupeesToPaise(Number(price)), Number(discount));
}

function priceFault(text: string): string | null {
  if (!RUPEES.test(text.trim())) return 'Price must be a number with at most two decimals';
  const { min, max } = LIMITS.priceRupees;
  const rupees = Number(text);
  return rupees >= min && rupees <= max ? null : `Price must be from ₹${min} to ₹${max}`;
}
