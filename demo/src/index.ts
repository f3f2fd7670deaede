export {
  recipeForCategory,
  recipeForProduct,
  recipeForSubCategory,
} from './pictures/choose/recipe-for-product.ts';
export type { UnseenProduct } from './pictures/choose/unseen-product.ts';
export { createPictureArtist, type PictureArtist } from './pictures/picture-artist.ts';
export { pictureId } from './pictures/picture-id.ts';
export type { PictureRecipe } from './pictures/picture-recipe.ts';
