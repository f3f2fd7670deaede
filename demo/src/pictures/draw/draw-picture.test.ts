import sharp from 'sharp';
import { expect, it } from 'vitest';
import { generateDemoCatalogue } from '../../catalogue/generate-demo-catalogue.ts';
import type { PictureRecipe } from '../picture-recipe.ts';
import { recipesForLabel } from '../recipes-for-label.ts';
import { artImage } from '../art/art-images.ts';
import { isOwnArt, ownArt } from '../art/own-art.ts';
import { GARDEN } from '../choose/rows/garden.ts';
import { WARE } from '../choose/rows/ware.ts';
import { recipeForProduct } from '../choose/recipe-for-product.ts';
import { drawPicture, drawSvg } from './draw-picture.ts';

const oneOfEachKind = () => {
  const recipes = new Map<string, PictureRecipe>();
  for (const product of generateDemoCatalogue().products) {
    for (const recipe of recipesForLabel(product)) recipes.set(recipe.kind, recipe);
  }
  return [...recipes.values()];
};

it('uses no filters, which would take longer than the rest of the drawing', async () => {
  const drawings = await Promise.all(oneOfEachKind().map((recipe) => drawSvg(recipe)));
  expect(drawings.length).toBeGreaterThan(25);
  expect(drawings.filter((svg) => /<fe|filter=/.test(svg))).toEqual([]);
});

it('encodes small pictures for few bytes, because a page shows dozens', async () => {
  const pictures = await Promise.all(oneOfEachKind().map((recipe) => drawPicture(recipe, 160)));
  const bytes = pictures.reduce((sum, { length }) => sum + length, 0) / pictures.length;
  expect(bytes).toBeLessThan(3_700);
});

/** What letters on a dark ground have, and nothing else. */
const NAME = 'paint-order="stroke"';

/** What a drawing has inside of its groups with a clip path. */
function clipped(svg: string): string {
  let inside = '';
  let depth = 0;
  for (const [tag] of svg.matchAll(/<[^>]+>/g)) {
    if (depth > 0) inside += tag;
    if (tag.startsWith('<g clip-path') || (depth > 0 && /^<g\b/.test(tag))) depth += 1;
    else if (depth > 0 && tag === '</g>') depth -= 1;
  }
  return inside;
}

it('draws names on common packs outside the clip path, with which every letter would be intersected', async () => {
  const common = new Set('pouch box bottle jar tray wrap bag tub tube can tin soft-pack label'.split(' '));
  const packs = oneOfEachKind().filter(({ kind }) => common.has(kind));
  expect(packs).toHaveLength(common.size);
  const drawings = await Promise.all(
    packs.map(async (pack) => {
      const face = { ...('face' in pack ? pack.face : {}), base: '#1f3f8f' };
      return { kind: pack.kind, svg: await drawSvg({ ...pack, face } as PictureRecipe) };
    }),
  );
  expect(drawings.filter(({ svg }) => !svg.includes(NAME)).map(({ kind }) => kind)).toEqual([]);
  expect(drawings.filter(({ svg }) => clipped(svg).includes(NAME)).map(({ kind }) => kind)).toEqual([]);
});

it.each([
  [{ kind: 'object', art: { name: 'red-apple' } }],
  [{ kind: 'object', art: { name: 'green-apple', tint: { hue: -110 } } }],
])('shows the art of %j', async (recipe) => {
  const middle = await sharp(await drawPicture(recipe, 160))
    .extract({ left: 60, top: 70, width: 40, height: 40 })
    .toBuffer();
  const { channels } = await sharp(middle).stats();
  const [red, green] = channels;
  expect(red?.mean).toBeGreaterThan(150);
  expect(red?.mean).toBeGreaterThan((green?.mean ?? 0) + 40);
});

it('darkens the ground under a thing, most at its lower edge, and nothing far from it', async () => {
  const { shadow } = await artImage({ name: 'green-apple' });
  for (const size of [40, 150]) {
    const { href, margin, down } = shadow(size);
    const picture = sharp(Buffer.from(href.slice(href.indexOf(',') + 1), 'base64'));
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const opacityAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3] ?? 0;
    const middle = Math.floor(info.width / 2);
    expect(opacityAt(middle, middle)).toBeGreaterThan(60);
    expect(opacityAt(0, 0)).toBe(0);
    expect(opacityAt(middle, 0)).toBeLessThan(5);
    expect(margin).toBeGreaterThanOrEqual(12);
    expect(down).toBe(4);
  }
});

it.each([
  ['soap-box', 'Ash & Neem Dishwash Bar'],
  ['toothpaste', 'Charcoal Toothpaste'],
] as const)('does not print over the coloured band of a %s', async (kind, title) => {
  const face = {
    brand: 'Swachhika',
    unit: '',
    base: '#1f3f8f',
    accent: '#ffc928',
    art: { name: 'soap' as const },
    mark: 'none' as const,
  };
  const pixelsWith = async (printed: string) =>
    sharp(await drawPicture({ kind, face: { ...face, title: printed } }, 400))
      .ensureAlpha()
      .raw()
      .toBuffer();
  const [without, named] = [await pixelsWith(''), await pixelsWith(title)];
  const changed = Array.from({ length: without.length / 4 }, (_, at) => 4 * at).filter((at) =>
    [0, 1, 2].some((channel) => Math.abs((without[at + channel] ?? 0) - (named[at + channel] ?? 0)) > 60),
  );
  const isYellow = (at: number) =>
    (without[at] ?? 0) > 200 && (without[at + 1] ?? 0) > 150 && (without[at + 2] ?? 0) < 110;
  expect(changed.length).toBeGreaterThan(500);
  expect(changed.filter(isYellow)).toEqual([]);
});

it('draws a thing without a pack sharply, and completely within its square', async () => {
  const widthOf = async (isLarge: boolean) => {
    const { href } = await artImage({ name: 'mug' }, isLarge);
    return (await sharp(Buffer.from(href.slice(href.indexOf(',') + 1), 'base64')).metadata()).width;
  };
  expect(await widthOf(true)).toBe(2 * (await widthOf(false)));
  const arts = [...WARE, ...GARDEN].map(([, art]) => art).filter(isOwnArt);
  expect(new Set(arts).size).toBeGreaterThan(40);
  for (const art of new Set(arts)) {
    const { data } = await sharp(Buffer.from(ownArt(art, 100)))
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const edge = Array.from({ length: 100 }, (_, at) => [at, 9_900 + at, 100 * at, 100 * at + 99]).flat();
    expect(Math.max(...edge.map((at) => data[at] ?? 0)), art).toBeLessThan(128);
    expect(Math.max(...data), art).toBeGreaterThan(200);
  }
});

it('draws a tagged thing with its name', async () => {
  const recipe = recipeForProduct({ name: 'Steel Tumbler', unit: '1 pc', subCategory: 'Steel Utensils' });
  expect(recipe.kind).toBe('tagged');
  const { channels } = await sharp(await drawPicture(recipe, 160)).stats();
  expect(channels[3]?.mean).toBeGreaterThan(40);
});
