import type { DrawnPicture } from './pictures.queries.ts';

/** What needs a picture because it has none, or none that can be loaded. */
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

/** Chooses a drawing: the recipe that the artist understands, and its id (the same for the same recipe). */
export type PictureFor = (wanted: PictureWanted) => DrawnPicture;
