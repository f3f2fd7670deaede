/**
 * npm run bench:pictures: the CPU time of drawing a picture, by step and width, over a representative sample of the
 * demo catalogue. `-- --pictures N` sets its size. The first picture isn't counted, because it loads the typefaces.
 */
import { parseArgs } from 'node:util';
import { PICTURE_WIDTHS } from '@jhola/domain';
import sharp from 'sharp';
import { generateDemoCatalogue } from './catalogue/generate-demo-catalogue.ts';
import { drawPicture, drawSvg, rasterise } from './pictures/draw/draw-picture.ts';
import type { PictureRecipe } from './pictures/picture-recipe.ts';
import { recipesForLabel } from './pictures/recipes-for-label.ts';

const { values } = parseArgs({ options: { pictures: { type: 'string', default: '300' } } });
const count = Number(values.pictures);

// As in the drawing process.
sharp.concurrency(1);

const all = generateDemoCatalogue().products.map((product) => recipesForLabel(product)[0] as PictureRecipe);
const recipes = Array.from(
  { length: count },
  (_, index) => all[Math.floor((index * all.length) / count)] as PictureRecipe,
);
const drawn = recipes.filter(({ kind }) => kind !== 'loose');
await drawPicture(drawn[0], 320);

const svgs: string[] = [];
const text = await cpuOf(async () => {
  for (const recipe of drawn) svgs.push(await drawSvg(recipe));
});
const steps = [];
for (const width of PICTURE_WIDTHS) {
  const raster = await cpuOf(async () => {
    for (const svg of svgs) await rasterise(svg, width).raw().toBuffer();
  });
  let bytes = 0;
  const whole = await cpuOf(async () => {
    for (const recipe of recipes) bytes += (await drawPicture(recipe, width)).length;
  });
  steps.push({
    width,
    'SVG text and art': each(text, drawn.length),
    raster: each(raster, drawn.length),
    'a whole picture': each(whole, recipes.length),
    bytes: Math.round(bytes / recipes.length),
  });
}
console.log(
  `Milliseconds of CPU a picture, ${recipes.length} pictures; whole pictures repeat texts that were set before`,
);
console.table(steps);

async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function each(ms: number, among: number): number {
  return Math.round((ms / among) * 10) / 10;
}
