import type { ProductId } from '@jhola/domain';
import type { NamePart } from './name-parts.ts';
import type { Quantity } from './quantities.ts';

/** The fields of a product that change without its texts; read by each search. */
export type LiveFields = {
  readonly stock: number;
  /** Smaller is newer. Only its order counts, which is the same in every process. */
  readonly rank: number;
  /** Recent orders; undefined if they aren't counted. */
  readonly popularity?: number;
};

/** A product as the ranking reads it. The fields that its words are in are in the postings. */
export type Indexed = {
  readonly id: ProductId;
  /** Replaced when the product changes but for its texts. */
  live: LiveFields;
  /** The words of its name and brand, as numbers. */
  readonly named: readonly number[];
  readonly parts: readonly Part[];
  /** Sub-categories, as numbers. */
  readonly kinds: readonly number[];
  readonly brand: string;
  readonly packs: readonly Quantity[];
};

/** A part of a name, its words as numbers. */
export type Part = {
  readonly kind: NamePart['kind'] | 'alias';
  readonly words: readonly number[];
  /** The positions of the first word of each compound: 'peanut butter' is another thing than butter. */
  readonly compounds: readonly number[];
};
