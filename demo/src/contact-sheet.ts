/**
 * npm run pictures -- --sheet 200: draws random products of the demo catalogue, or of a price list, into artifacts/, on
 * the shop's tinted backgrounds. Options: --seed N for other products, --list FILE.csv, --night for the dark theme,
 * --width of a cell in pixels, --show WORD for products with this word in their name.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { generateDemoCatalogue } from './catalogue/generate-demo-catalogue.ts';
import { recipeForProduct } from './pictures/choose/recipe-for-product.ts';
import { drawPicture } from './pictures/draw/draw-picture.ts';
import type { PictureRecipe } from './pictures/picture-recipe.ts';
import { recipesForLabel } from './pictures/recipes-for-label.ts';
import { rowsOfCsv } from './sheet/rows-of-csv.ts';

const WELLS = {
  day: ['#fbedcf', '#e3f1dc', '#fbe4df', '#e1edf6', '#ece6f7', '#f0e6d6', '#ddf0ec', '#fbe6ee'],
  night: ['#3a3223', '#24352b', '#3b2a2b', '#233246', '#302b48', '#35302c', '#1f3639', '#3a2a38'],
};
const COLUMNS = 10;
const CAPTION = 34;

type Shown = { readonly name: string; readonly recipe: PictureRecipe };

const { values } = parseArgs({
  options: {
    sheet: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    list: { type: 'string' },
    night: { type: 'boolean', default: false },
    width: { type: 'string', default: '180' },
    show: { type: 'string' },
  },
});
const width = Number(values.width);
const all = values.list === undefined ? demoProducts() : await listedProducts(values.list);
const named = all.filter(({ name }) => name.toLowerCase().includes((values.show ?? '').toLowerCase()));
const shown = choose(named, Number(values.sheet), Number(values.seed));
const wells = values.night ? WELLS.night : WELLS.day;

const from = process.cpuUsage();
const cells = [];
for (const [index, { name, recipe }] of shown.entries()) {
  const drawn = await drawPicture(recipe, width);
  const caption = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="4" y="12" font-size="11" font-family="sans-serif">${index} ${escaped(name.slice(0, 28))}</text><text x="4" y="26" font-size="11" font-family="sans-serif">${escaped(name.slice(28, 60))}</text></svg>`,
  );
  const background = wells[index % wells.length] ?? '#fff';
  const cell = await sharp({ create: { width, height: width, channels: 3, background } })
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
  const [left, top] = [(index % COLUMNS) * width, Math.floor(index / COLUMNS) * (width + CAPTION)];
  cells.push({ input: cell, left, top }, { input: caption, left, top: top + width });
}
const { user, system } = process.cpuUsage(from);
await mkdir('artifacts', { recursive: true });
const file = `artifacts/pictures-${values.list === undefined ? 'demo' : 'list'}-${values.seed}${values.night ? '-night' : ''}.png`;
const height = Math.max(1, Math.ceil(shown.length / COLUMNS)) * (width + CAPTION);
await sharp({ create: { width: COLUMNS * width, height, channels: 3, background: '#ffffff' } })
  .composite(cells)
  .png()
  .toFile(file);
console.log(
  `${file}: ${shown.length} products, ${Math.round((user + system) / 1_000 / shown.length)} ms of CPU each`,
);

function demoProducts(): Shown[] {
  return generateDemoCatalogue().products.map((product) => ({
    name: product.name,
    recipe: recipesForLabel(product)[0] as PictureRecipe,
  }));
}

/** A price list has a header with brand, product, quantity, category and sub-category. */
async function listedProducts(path: string): Promise<Shown[]> {
  const [header = [], ...rows] = rowsOfCsv(new TextDecoder('windows-1252').decode(await readFile(path)));
  const column = (name: RegExp) => header.findIndex((title) => name.test(title));
  const [brand, name, unit, category, sub] = [
    /brand/i,
    /product|name/i,
    /quantity|unit/i,
    /^category/i,
    /sub/i,
  ].map(column);
  const cell = (row: readonly string[], at = -1) => (row[at] ?? '').trim();
  return rows.map((row) => ({
    name: cell(row, name),
    recipe: recipeForProduct({
      name: cell(row, name),
      brand: cell(row, brand),
      unit: cell(row, unit),
      category: cell(row, category),
      subCategory: cell(row, sub),
    }),
  }));
}

/** `count` of the products in a random order that is always the same for a seed. */
function choose(products: readonly Shown[], count: number, seed: number): Shown[] {
  let state = seed * 2654435761;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return state;
  };
  return products
    .map((product) => ({ product, at: next() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ product }) => product);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\u00a0', ' ');
}
