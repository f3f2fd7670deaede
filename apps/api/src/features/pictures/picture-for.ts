import type { DrawnPicture } from './pictures.queries.ts';

/** Something whose picture is missing or can't be loaded. */
export type PictureWanted =
  | { readonly kind: 'category'; readonly name: string }
  | { readonly kind: 'sub_category'; readonly name: string; readonly category: string }
  | {
      readonly kind: 'product';
      readonly name: string;
      readonly brand: string;
      readonly unit: string;
      readonly category: string;
      readonly subCategory: string;
    };

/** Chooses a drawing: the recipe for the artist, and its id (the same for the same recipe). */
export type PictureFor = (wanted: PictureWanted) => DrawnPicture;
