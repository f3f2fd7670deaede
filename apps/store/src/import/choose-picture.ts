import type { PictureFor, PictureWanted } from '@jhola/api';
import {
  type PictureRecipe,
  pictureId,
  recipeForCategory,
  recipeForProduct,
  recipeForSubCategory,
} from '@jhola/demo';

/** Chooses a drawn picture for a product without a picture in the list; the same words give the same picture. */
export const choosePicture: PictureFor = (wanted) => {
  const recipe = recipeFor(wanted);
  return { id: pictureId(recipe), recipe };
};

function recipeFor(wanted: PictureWanted): PictureRecipe {
  if (wanted.kind === 'category') return recipeForCategory(wanted.name);
  if (wanted.kind === 'sub_category') return recipeForSubCategory(wanted.name);
  return recipeForProduct(wanted);
}
