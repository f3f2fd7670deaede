import sharp from 'sharp';
import { artImage } from '../art/art-images.ts';
import type { PictureRecipe } from '../picture-recipe.ts';
import { drawBack, drawLabel } from './close-ups.ts';
import { drawPack } from './packs/draw-pack.ts';
import { SIDE } from './picture-frame.ts';
import { drawIngredients, drawLoose, drawObject, drawTile } from './still-lifes.ts';

/** The drawing of a recipe as SVG, 400 units square on a transparent ground. */
export async function drawSvg(recipe: PictureRecipe): Promise<string> {
  switch (recipe.kind) {
    case 'loose':
      return drawLoose(recipe);
    case 'tile':
      return drawTile(recipe);
    case 'object':
      return drawObject(recipe);
    case 'ingredients':
      return drawIngredients(recipe);
    case 'back':
      return drawBack(recipe);
    case 'label':
      return drawLabel(recipe, await artImage(recipe.face.art));
    default:
      return drawPack(recipe.kind, recipe.face, await artImage(recipe.face.art));
  }
}

/** Draws a recipe as a square WebP of `width` pixels on a transparent ground. */
export async function drawPicture(recipe: PictureRecipe, width: number): Promise<Buffer> {
  const svg = Buffer.from(await drawSvg(recipe));
  return sharp(svg, { density: (72 * width) / SIDE })
    .resize(width, width)
    .webp({ quality: 84, alphaQuality: 90, effort: 3 })
    .toBuffer();
}
