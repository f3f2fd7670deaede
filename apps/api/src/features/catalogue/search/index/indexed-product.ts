import type { ProductId } from '@jhola/domain';
import type { NamePart } from './name-parts.ts';
import type { Quantity } from '../text/quantities.ts';

/** The fields of a product that can change while its texts stay the same. Each search reads them. */
export type LiveFields = {
  readonly stock: number;
  /** Smaller is newer. Not a time: only the order of these numbers matters, which is the same in every process. */
  readonly age: number;
  /** The number of recent orders; undefined if orders aren't counted. */
  readonly popularity?: number;
};

/** A product as the ranking reads it. The postings, not this object, say which fields contain its words. */
export type Indexed = {
  readonly id: ProductId;
  /** Replaced when the product changes but its texts don't. */
  live: LiveFields;
  /** The numbers of the words in its name and brand. */
  readonly named: readonly number[];
  readonly parts: readonly Part[];
  /** The numbers of its sub-categories. */
  readonly kinds: readonly number[];
  readonly brand: string;
  readonly packs: readonly Quantity[];
};

/** A part of a name. */
export type Part = {
  readonly kind: NamePart['kind'] | 'alias';
  /** The numbers of its words. */
  readonly words: readonly number[];
  /**
   * The positions of the first words of compounds. 'Peanut butter' is a compound, because it isn't a kind of butter.
   */
  readonly compounds: readonly number[];
};
