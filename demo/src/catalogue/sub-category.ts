import type { FoodMark } from '../pictures/picture-recipe.ts';
import type { Form } from '../pictures/recipes-for-label.ts';
import { type Item, readItem } from './item.ts';

/** What the products of a sub-category have in common. */
export type SubCategorySetup = {
  form: Form;
  /** The picture element of items that name no other. */
  art: string;
  /** Brands, separated by commas; without any, the products have no brand, as produce does. */
  brands?: string;
  /** How many of the brands sell each item; 3 by default. */
  each?: number;
  /** `veg` by default. */
  mark?: FoodMark;
  /** A second category that contains this sub-category. */
  also?: string;
  life?: string;
  keep: string;
  /** Sentences about use; each product gets one. */
  tips: readonly string[];
  /** Overrides the category's style of descriptions. */
  tone?: Tone;
  /** Further details; `{product}` and `{kind}` are replaced. */
  facts?: Record<string, string>;
};

/** A sub-category: its setup and its items. */
export type SubCategory = Omit<SubCategorySetup, 'brands'> & {
  name: string;
  brands: string[];
  items: Item[];
};

/** The style of a category's descriptions. */
export type Tone =
  | 'fresh'
  | 'food'
  | 'treat'
  | 'drink'
  | 'frozen'
  | 'meat'
  | 'home'
  | 'body'
  | 'care'
  | 'things';

/** A category with its sub-categories, represented by three picture elements. */
export type Category = {
  name: string;
  tone: Tone;
  art: [string, string, string];
  subCategories: SubCategory[];
};

/**
 * Defines a sub-category: its setup, and its items as a table of one item per line (see `readItem`). Throws if a line
 * can't be parsed.
 */
export function subCategory(name: string, setup: SubCategorySetup, table: string): SubCategory {
  const { brands = '', ...rest } = setup;
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  return { name, ...rest, brands: brands === '' ? [] : splitList(brands), items: lines.map(readItem) };
}

function splitList(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}
