import type { Paise } from '@jhola/domain';

/** The recipe of a picture: plain JSON that this feature only stores. */
type Recipe = unknown;

export type CategoryToFill = {
  /** The key by which other entries of this input refer to the category. */
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
  readonly pricePaise: Paise;
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

/** A complete catalogue for an empty shop. */
export type CatalogueToFill = {
  readonly categories: readonly CategoryToFill[];
  readonly subCategories: readonly SubCategoryToFill[];
  readonly products: readonly ProductToFill[];
  /** The id of a drawn picture: equal recipes have equal ids. */
  pictureId(recipe: Recipe): string;
};
