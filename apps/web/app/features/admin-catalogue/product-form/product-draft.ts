import type { WireAdminProduct, WireSubCategory } from '@jhola/contract/client';
import {
  byOptionalField,
  LIMITS,
  type OptionalFields,
  type OptionalValues,
  plainNumber,
  plainRupees,
} from '@jhola/domain';
import { texts } from '#messages/product-form.ts';
import { draftOfValue, noDraft, type OptionalDrafts, valueOfDraft } from './optional-drafts.ts';

export type Named = { readonly _id: string; readonly name: string };

/** A product while it is edited: numbers are still text, extra fields still an ordered list. */
export type ProductDraft = {
  readonly name: string;
  readonly image: readonly string[];
  readonly category: readonly Named[];
  readonly subCategory: readonly Named[];
  readonly unit: string;
  readonly stock: string;
  readonly price: string;
  readonly discount: string;
  readonly alsoCalled: string;
  readonly details: readonly (readonly [name: string, value: string])[];
  /** The name that is being typed for an extra field: for the one called `of`, or for a new one if that is null. */
  readonly naming: { readonly of: string | null; readonly name: string } | null;
} & Readonly<OptionalFields<OptionalDrafts>>;

export const EMPTY_DRAFT: ProductDraft = {
  name: '',
  ...byOptionalField<OptionalDrafts>(noDraft),
  image: [],
  category: [],
  subCategory: [],
  unit: '',
  stock: '',
  price: '',
  discount: '',
  alsoCalled: '',
  details: [],
  naming: null,
};

/** The draft of an existing product. */
export function draftOf(product: WireAdminProduct): ProductDraft {
  const { name, image, category, subCategory, unit, stock, price, discount } = product;
  return {
    name,
    ...byOptionalField<OptionalDrafts>(({ wire }) => draftOfValue(product[wire])),
    image,
    category,
    subCategory,
    unit,
    stock: String(stock),
    price: String(price),
    discount: String(discount),
    alsoCalled: product.alsoCalled,
    details: Object.entries(product.more_details),
    naming: null,
  };
}

/** The number of a draft's text without an error: rupees, a count, or percent. */
export function draftNumber(field: 'price' | 'discount' | 'stock', text: string): number {
  return Number(field === 'price' ? plainRupees(text) : plainNumber(text));
}

/** The input of the calls that save a product, without its id. Only for a draft without errors. */
export function draftInput(draft: ProductDraft) {
  const ids = (things: readonly Named[]) => things.map(({ _id }) => _id);
  return {
    name: draft.name.trim(),
    ...byOptionalField<OptionalValues>(({ wire, kind }) => valueOfDraft(kind, draft[wire])),
    image: [...draft.image],
    category: ids(draft.category),
    subCategory: ids(draft.subCategory),
    unit: draft.unit.trim(),
    stock: draftNumber('stock', draft.stock),
    price: draftNumber('price', draft.price),
    discount: draftNumber('discount', draft.discount),
    alsoCalled: draft.alsoCalled.trim(),
    more_details: Object.fromEntries(draft.details.map(([name, value]) => [name, value.trim()])),
  };
}

/** The sub-categories in one of the chosen categories. */
export function subCategoryChoices(
  all: readonly WireSubCategory[],
  chosen: readonly Named[],
): WireSubCategory[] {
  const ids = new Set(chosen.map(({ _id }) => _id));
  return all.filter(({ category }) => category.some(({ _id }) => ids.has(_id)));
}

/**
 * The draft without a category, and without sub-categories that are then in none of its categories. Sub-categories that
 * aren't in `all` stay, since their categories are unknown.
 */
export function withoutCategory(
  draft: ProductDraft,
  id: string,
  all: readonly WireSubCategory[],
): ProductDraft {
  const category = draft.category.filter(({ _id }) => _id !== id);
  const left = new Set(subCategoryChoices(all, category).map(({ _id }) => _id));
  const orphans = new Set(all.map(({ _id }) => _id).filter((one) => !left.has(one)));
  return { ...draft, category, subCategory: draft.subCategory.filter(({ _id }) => !orphans.has(_id)) };
}

/** The draft with an extra field renamed, at the same place and with the same text. */
export function withRenamedField(draft: ProductDraft, from: string, to: string): ProductDraft {
  const details = draft.details.map((entry) => (entry[0] === from ? ([to, entry[1]] as const) : entry));
  return { ...draft, details, naming: null };
}

/** The name that was typed for an extra field so far, at first its own; `renamed` is null for a new one. */
export function typedFieldName({ naming }: ProductDraft, renamed: string | null): string {
  return naming?.of === renamed ? naming.name : (renamed ?? '');
}

/** The draft after a letter of that name was typed; an unchanged name is none. */
export function withTypedName(draft: ProductDraft, renamed: string | null, name: string): ProductDraft {
  return { ...draft, naming: name === (renamed ?? '') ? null : { of: renamed, name } };
}

/** The draft without an extra field. */
export function withoutField(draft: ProductDraft, name: string): ProductDraft {
  return { ...draft, details: draft.details.filter(([other]) => other !== name) };
}

/** The error of a field name, or null; `renamed` is the field that gets the name, null for a new one. */
export function fieldNameFault(
  draft: ProductDraft,
  name: string,
  renamed: string | null = null,
): string | null {
  if (name === '') return texts.fieldNameRequired;
  if (name === renamed) return null;
  if (draft.details.some(([taken]) => taken === name)) return texts.fieldExists;
  if (renamed === null && draft.details.length >= LIMITS.details.entries)
    return texts.tooManyFields({ most: LIMITS.details.entries });
  return null;
}
