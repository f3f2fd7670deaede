import type { ArtName } from './art/art-names.ts';

/** The shapes a packed product can have. */
export type PackKind =
  | 'pouch'
  | 'bottle'
  | 'pump'
  | 'spray'
  | 'carton'
  | 'jar'
  | 'can'
  | 'box'
  | 'tub'
  | 'wrap'
  | 'tube'
  | 'tray'
  | 'card'
  | 'plain';

/** A change of colour that turns one thing into its cousin: degrees of hue, factors of colour and light. */
export type Tint = { hue?: number; saturation?: number; lightness?: number };

/** A picture element and how it is tinted. */
export type Art = { name: ArtName; tint?: Tint };

/** The square that Indian law asks for on food: green dot, brown triangle, or nothing on what isn't food. */
export type FoodMark = 'veg' | 'nonveg' | 'none';

/** What is printed on a pack. Colours are `#rrggbb`. */
export type PackFace = {
  brand: string;
  title: string;
  /** The name in Devanagari, where it is known. */
  script?: string;
  unit: string;
  base: string;
  accent: string;
  art: Art;
  mark: FoodMark;
};

/** A pack seen from the front. */
export type PackRecipe = { kind: Exclude<PackKind, 'plain'>; face: PackFace };
/** What is printed on a pack that shows nothing but words. */
export type PlainPackFace = Omit<PackFace, 'art' | 'script'>;
/** A pack that only says what is in it, for whatever no other pack would be true of. */
export type PlainPackRecipe = { kind: 'plain'; face: PlainPackFace };
/** Fruit, vegetables and other things that are sold as they are, one to three of them. */
export type LooseRecipe = { kind: 'loose'; art: Art; count: 1 | 2 | 3 };
/** The label of a pack from close by. */
export type LabelRecipe = { kind: 'label'; face: PackFace };
/** The back of a pack: the small print as a table. */
export type BackRecipe = { kind: 'back'; face: PackFace; facts: [name: string, value: string][] };
/** What is in it, spread out. */
export type IngredientsRecipe = { kind: 'ingredients'; art: Art; caption: string; accent: string };
/** A category: a still life of three objects. */
export type TileRecipe = { kind: 'tile'; art: [Art, Art, Art] };
/** A sub-category: one object. */
export type ObjectRecipe = { kind: 'object'; art: Art };

/** A drawing in words: small, plain JSON from which the same picture comes every time. */
export type PictureRecipe =
  | PackRecipe
  | PlainPackRecipe
  | LooseRecipe
  | LabelRecipe
  | BackRecipe
  | IngredientsRecipe
  | TileRecipe
  | ObjectRecipe;
