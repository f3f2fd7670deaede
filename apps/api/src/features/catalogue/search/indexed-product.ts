import type { ProductId } from '@jhola/domain';
import type { NamePart } from './name-parts.ts';
import type { Quantity } from './quantities.ts';

/** What of a product moves without its texts. */
export type Live = {
  readonly stock: number;
  /** The place in the order 'newest first'. */
  readonly rank: number;
  /** How often it was sold lately, where that is counted. */
  readonly popularity?: number;
};

/** What ranking asks of a product beyond where words stand. */
export type Indexed = {
  readonly id: ProductId;
  readonly live: Live;
  /** The words of its name and brand, as numbers. */
  readonly named: readonly number[];
  readonly parts: readonly Part[];
  /** Sub-categories, as numbers. */
  readonly kinds: readonly number[];
  readonly brand: string;
  readonly packs: readonly Quantity[];
  /** Several things sold as one. */
  readonly isBundle: boolean;
};

/** A part of a name, its words as numbers. */
export type Part = {
  readonly kind: NamePart['kind'] | 'alias';
  readonly words: readonly number[];
  /** Where two words begin that together name another thing than each alone. */
  readonly compounds: readonly number[];
  /** What each word tells of what the product is; together at most 1. */
  weights: readonly number[];
};
