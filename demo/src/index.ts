export {
  recipeForCategory,
  recipeForProduct,
  recipeForSubCategory,
  type UnseenProduct,
} from './pictures/choose/recipe-for-product.ts';
export { createPictureArtist, type PictureArtist } from './pictures/picture-artist.ts';
export { pictureId } from './pictures/picture-id.ts';
export type { PictureRecipe } from './pictures/picture-recipe.ts';
