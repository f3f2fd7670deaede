import type { ArtName } from './art/art-names.ts';
import type { GoodName } from './goods/good-names.ts';

/** The shapes of packs that many kinds of products have. */
export type CommonPack =
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
  | 'card';

/** The shapes of packs. */
export type PackKind =
  | CommonPack
  | 'bag'
  | 'block'
  | 'water'
  | 'soft-pack'
  | 'rolls'
  | 'wipes'
  | 'toothpaste'
  | 'soap-box'
  | 'broom'
  | 'mop'
  | 'bulb'
  | 'flask'
  | 'notebook'
  | 'incense'
  | 'stick'
  | 'aerosol'
  | 'cone'
  | 'tin'
  | 'tagged'
  | 'plain';

/** A tint: degrees of hue, factors of saturation and brightness. */
export type Tint = { hue?: number; saturation?: number; lightness?: number };

/** A picture element and its tint. */
export type Art = { name: ArtName; tint?: Tint };

/** The mark that Indian law requires on food: green dot, brown triangle, or none if it isn't food. */
export type FoodMark = 'veg' | 'nonveg' | 'none';

/** The print on a pack. Colours are `#rrggbb`. */
export type PackFace = {
  brand: string;
  title: string;
  /** The name in Devanagari, if known. */
  script?: string;
  unit: string;
  base: string;
  accent: string;
  art: Art;
  /** Loose goods that are seen through the pack. */
  good?: GoodName;
  /** The colour of what is seen through the pack. */
  fill?: string;
  mark: FoodMark;
};

/** A pack seen from the front. */
export type PackRecipe = { kind: Exclude<PackKind, 'plain'>; face: PackFace };
/** The print on a pack that has only text. */
export type PlainPackFace = Omit<PackFace, 'art' | 'script' | 'good' | 'fill'>;
/** A pack with only its name, for products that no other pack suits. */
export type PlainPackRecipe = { kind: 'plain'; face: PlainPackFace };
/** Fruit, vegetables and other loose products: a pile of them, or a single piece (`count` 1). */
export type LooseRecipe = { kind: 'loose'; art: Art; good?: GoodName; count: 1 | 2 | 3 };
/** A close-up of a pack's label. */
export type LabelRecipe = { kind: 'label'; face: PackFace };
/** The back of a pack: the small print as a table. */
export type BackRecipe = { kind: 'back'; face: PackFace; facts: [name: string, value: string][] };
/** The contents, spread out. */
export type IngredientsRecipe = { kind: 'ingredients'; art: Art; caption: string; accent: string };
/** A category: a still life of three objects. */
export type TileRecipe = { kind: 'tile'; art: [Art, Art, Art] };
/** A sub-category: one object. */
export type ObjectRecipe = { kind: 'object'; art: Art };

/** A description of a drawing: small, plain JSON that always gives the same picture. */
export type PictureRecipe =
  | PackRecipe
  | PlainPackRecipe
  | LooseRecipe
  | LabelRecipe
  | BackRecipe
  | IngredientsRecipe
  | TileRecipe
  | ObjectRecipe;
