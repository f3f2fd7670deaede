import sharp, { type Sharp } from 'sharp';
import { artImage } from '../art/art-images.ts';
import { isArtName } from '../art/art-names.ts';
import type { LooseRecipe, PackFace, PictureRecipe, PlainPackFace } from '../picture-recipe.ts';
import { drawBack, drawLabel } from './close-ups.ts';
import { goodOfArt } from '../goods/find-good.ts';
import { goodFile, goodImage } from '../goods/good-images.ts';
import { isGoodName, type GoodName, hasPiece } from '../goods/good-names.ts';
import { drawPack, isDrawnPack } from './packs/draw-pack.ts';
import { drawPlainPack } from './packs/plain.ts';
import { SIDE } from './picture-frame.ts';
import { drawIngredients, drawLoose, drawObject, drawTile } from './still-lifes.ts';

/** The drawing of a recipe as SVG, 400 units square on a transparent background. */
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
    case 'plain':
      return drawPlainPack(recipe.face);
    case 'label':
      return drawLabel(recipe, await artImage(recipe.face.art));
    default:
      return drawPack(
        recipe.kind,
        recipe.face,
        await artImage(recipe.face.art, recipe.kind === 'tagged'),
        await goodsIn(recipe.face),
      );
  }
}

function goodsIn({ good }: PackFace): Promise<string> | undefined {
  return good === undefined ? undefined : goodImage(good, 'pile');
}

const KINDS_WITH_ART = new Set(['loose', 'object', 'ingredients']);
const OTHER_KINDS = new Set([...KINDS_WITH_ART, 'tile', 'label', 'back']);

/** Validates a recipe from outside. Throws TypeError if it can't be drawn. */
export function requireRecipe(given: unknown): asserts given is PictureRecipe {
  const { kind, art, face, good } = (given ?? {}) as {
    kind?: unknown;
    art?: unknown;
    face?: { art?: unknown; good?: unknown };
    good?: unknown;
  };
  const goods = good ?? face?.good;
  if (kind === 'plain' && isPlainFace(face)) return;
  const arts = kind === 'tile' ? art : [KINDS_WITH_ART.has(String(kind)) ? art : face?.art];
  const isWhole = Array.isArray(arts) && arts.length === (kind === 'tile' ? 3 : 1) && arts.every(isArt);
  const isKnown = typeof kind === 'string' && (OTHER_KINDS.has(kind) || isDrawnPack(kind));
  if (!isKnown || !isWhole || (goods !== undefined && !isGoodName(goods)))
    throw new TypeError('That is no recipe of a picture');
}

function isPlainFace(face: object | undefined): boolean {
  const { brand, title, unit, base, accent } = (face ?? {}) as Partial<PlainPackFace>;
  return [brand, title, unit, base, accent].every((text) => typeof text === 'string');
}

function isArt(value: unknown): boolean {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
  return typeof name === 'string' && isArtName(name);
}

const LARGE = { quality: 84, alphaQuality: 80, effort: 2 };
/**
 * A page shows dozens of small pictures, on most screens at less than their size. So they may cost a little more to
 * encode: they have a fifth fewer bytes than as `LARGE`, and look the same.
 */
const SMALL = { quality: 76, alphaQuality: 80, effort: 3 };
/** Pixels. */
const LARGEST_SMALL = 320;
/** Smaller pictures are drawn at this size and scaled down, because the renderer scales art and thin lines poorly. */
const SMALLEST_DRAWN = 320;

/** Draws a recipe as a square WebP of `width` pixels on a transparent background. */
export async function drawPicture(recipe: unknown, width: number): Promise<Buffer> {
  requireRecipe(recipe);
  if (recipe.kind === 'loose') {
    const good = recipe.good ?? goodOfArt(recipe.art.name);
    if (good !== undefined) return drawGoods(good, recipe.count, width);
  }
  return rasterise(await drawSvg(recipe), width)
    .webp(encodingOf(width))
    .toBuffer();
}

const encodingOf = (width: number) => (width <= LARGEST_SMALL ? SMALL : LARGE);

/** Renders a drawing as a picture of `width` pixels. */
export function rasterise(svg: string, width: number): Sharp {
  const drawnWidth = Math.max(width, SMALLEST_DRAWN);
  return sharp(Buffer.from(svg), { density: (72 * drawnWidth) / SIDE }).resize(width, width);
}

/** Rendered goods need no drawing, only scaling. */
async function drawGoods(good: GoodName, count: LooseRecipe['count'], width: number): Promise<Buffer> {
  const file = await goodFile(good, count === 1 && hasPiece(good) ? 'piece' : 'pile');
  return sharp(file).resize(width, width).webp(encodingOf(width)).toBuffer();
}
