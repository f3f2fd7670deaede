import { LIMITS } from '@jhola/domain';
import type { ProductDraft } from './product-draft.ts';

const WHOLE = /^\d+$/;
const RUPEES = /^\d+(\.\d{1,2})?$/;

/** The fields of every draft, by which the server may name one too. */
export const DRAFT_FIELDS = [
  'name',
  'description',
  'image',
  'category',
  'subCategory',
  'unit',
  'stock',
  'price',
  'discount',
] as const;

/** What is wrong with a draft, by field; an extra field's key is `details.` and its name. Empty: nothing. */
export function draftFaults(draft: ProductDraft): ReadonlyMap<string, string> {
  const found: readonly (readonly [string, string | null])[] = [
    ['name', missing(draft.name, 'Name')],
    ['description', missing(draft.description, 'Description')],
    ['image', draft.image.length === 0 ? 'Please upload at least one image' : null],
    ['category', draft.category.length === 0 ? 'Please choose a category' : null],
    ['subCategory', draft.subCategory.length === 0 ? 'Please choose a sub category' : null],
    ['unit', missing(draft.unit, 'Unit')],
    ['stock', missing(draft.stock, 'Stock') ?? wholeFault(draft.stock, 'Stock', LIMITS.stock)],
    ['price', missing(draft.price, 'Price') ?? priceFault(draft.price)],
    [
      'discount',
      missing(draft.discount, 'Discount') ?? wholeFault(draft.discount, 'Discount', LIMITS.discountPercent),
    ],
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

function priceFault(text: string): string | null {
  if (!RUPEES.test(text.trim())) return 'Price must be a number with at most two decimals';
  const { min, max } = LIMITS.priceRupees;
  const rupees = Number(text);
  return rupees >= min && rupees <= max ? null : `Price must be from ₹${min} to ₹${max}`;
}
