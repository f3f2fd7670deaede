import type { ArtName } from '../art/art-names.ts';
import type { PackKind } from '../picture-recipe.ts';

/** What a product can be: its picture element and its usual pack. */
export type Thing = {
  readonly art: ArtName;
  readonly pack: PackKind;
  readonly food: boolean;
  /** Sold loose rather than in a pack. */
  readonly loose: boolean;
};

/**
 * Phrases of names, separated by commas, with the thing that they mean. A phrase has one to three words in the
 * singular. Longer phrases win over shorter ones: 'dairy milk' is chocolate, 'milk' is milk.
 */
export type Row = readonly [phrases: string, art: ArtName, pack: PackKind];

/** What a phrase can mean, and the kind of shop that sells it. */
export type Meaning = Thing & { readonly area: 'food' | 'care' | 'home' | 'ware' | 'garden' };
