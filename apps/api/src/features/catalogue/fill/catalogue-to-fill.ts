import type { Paise } from '@jhola/domain';

/** Whatever a picture is drawn from: plain JSON that this feature only keeps. */
type Recipe = unknown;

export type CategoryToFill = {
  /** Names the category within this input; as `key` of the others. */
  readonly key: string;
  readonly name: string;
  readonly picture: Recipe;
};

export type SubCategoryToFill = CategoryToFill & {
  /** Keys of its categories, at least one. */
  readonly categories: readonly string[];
};

export type ProductToFill = {
  readonly name: string;
  readonly unit: string;
  readonly stock: number;
  readonly pricePaise: Paise | number;
  /** Whole percent. */
  readonly discount: number;
  readonly description: string;
  readonly moreDetails: Readonly<Record<string, string>>;
  /** Keys, at least one of each. */
  readonly categories: readonly string[];
  readonly subCategories: readonly string[];
  /** At least one; the first is the main picture. */
  readonly pictures: readonly Recipe[];
};

/** A whole catalogue to put into an empty shop. */
export type CatalogueToFill = {
  readonly categories: readonly CategoryToFill[];
  readonly subCategories: readonly SubCategoryToFill[];
  readonly products: readonly ProductToFill[];
  /** The id under which a picture is drawn and kept: the same recipe, the same id. */
  pictureId(recipe: Recipe): string;
};
