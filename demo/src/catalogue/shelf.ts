import type { Form, Mark } from './catalogue.types.ts';
import { type Item, readItem } from './item.ts';

/** What the goods of a sub-category have in common. */
export type ShelfSetup = {
  form: Form;
  /** The thing shown where an item names no other. */
  art: string;
  /** Brands, parted by commas; left out, the goods are sold without a brand, as produce is. */
  brands?: string;
  /** How many of the brands sell each item; 3 unless told. */
  each?: number;
  /** `veg` unless told. */
  mark?: Mark;
  /** A second category that shows the shelf too. */
  also?: string;
  life?: string;
  keep: string;
  /** Sentences about use; each product gets one. */
  tips: readonly string[];
  /** Where the goods are spoken of otherwise than the rest of their category. */
  tone?: Tone;
  /** Further lines of the details; `{product}` and `{kind}` are filled in. */
  facts?: Record<string, string>;
};

/** A sub-category: its setup and its goods. */
export type Shelf = Omit<ShelfSetup, 'brands'> & { name: string; brands: string[]; items: Item[] };

/** What decides how the goods of a category are spoken of. */
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

/** A category with its shelves; three things stand for it. */
export type Aisle = { name: string; tone: Tone; art: [string, string, string]; shelves: Shelf[] };

/**
 * Writes a sub-category down: its setup, and its goods as a table of one item a line (see `readItem`).
 * Throws where a line can't be read.
 */
export function shelf(name: string, setup: ShelfSetup, table: string): Shelf {
  const { brands = '', ...rest } = setup;
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  return { name, ...rest, brands: brands === '' ? [] : splitList(brands), items: lines.map(readItem) };
}

function splitList(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}
