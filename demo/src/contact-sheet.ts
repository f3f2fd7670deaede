/**
 * Draws recipes on the shop's tinted backgrounds, light or dark, into one picture for review: node
 * demo/src/contact-sheet.ts products|tiles|objects|kinds [night]
 */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { demoCatalogue } from './demo-catalogue.ts';
import { drawPicture } from './pictures/draw/draw-picture.ts';
import type { PackFace, PackKind, PictureRecipe } from './pictures/picture-recipe.ts';

const CELL = 260;
const COLUMNS = 6;
const WELLS = {
  day: ['#fbedcf', '#e3f1dc', '#fbe4df', '#e1edf6', '#ece6f7', '#f0e6d6', '#ddf0ec', '#fbe6ee'],
  night: ['#3a3223', '#24352b', '#3b2a2b', '#233246', '#302b48', '#35302c', '#1f3639', '#3a2a38'],
};
const KINDS: PackKind[] = [
  'pouch',
  'bottle',
  'pump',
  'spray',
  'carton',
  'jar',
  'can',
  'box',
  'tub',
  'wrap',
  'tube',
  'tray',
  'card',
];

const [what = 'products', time = 'day'] = process.argv.slice(2);
const recipes = choose(what).slice(0, 36);
const wells = time === 'night' ? WELLS.night : WELLS.day;
const pictures = await Promise.all(
  recipes.map(async (recipe, place) => {
    const ground = {
      create: {
        width: CELL - 8,
        height: CELL - 8,
        channels: 3 as const,
        background: wells[place % wells.length] ?? '#fff',
      },
    };
    const drawn = await drawPicture(recipe, CELL - 20);
    const cell = await sharp(ground)
      .composite([{ input: drawn }])
      .png()
      .toBuffer();
    return { input: cell, left: (place % COLUMNS) * CELL + 4, top: Math.floor(place / COLUMNS) * CELL + 4 };
  }),
);
await mkdir('artifacts', { recursive: true });
const file = `artifacts/pictures-${what}-${time}.png`;
const height = Math.ceil(recipes.length / COLUMNS) * CELL;
await sharp({ create: { width: COLUMNS * CELL, height, channels: 3, background: '#ffffff' } })
  .composite(pictures)
  .png()
  .toFile(file);
console.log(file);

function choose(kind: string): PictureRecipe[] {
  if (kind === 'kinds') return KINDS.map((pack) => ({ kind: pack, face: sampleFace() }));
  const { categories, subCategories, products } = demoCatalogue();
  if (kind === 'tiles') return categories.map(({ picture }) => picture);
  if (kind === 'objects') return subCategories.map(({ picture }) => picture);
  return products
    .filter((_, place) => place % Math.ceil(products.length / 18) === 7)
    .flatMap(({ pictures: own }) => own.slice(0, 2));
}

function sampleFace(): PackFace {
  return {
    brand: 'Thandai & Co',
    title: 'Kesar Pista Malai Kulfi',
    script: 'केसर पिस्ता',
    unit: '700 ml',
    base: '#1c5fc4',
    accent: '#f6b73c',
    art: { name: 'ice-cream' },
    mark: 'veg',
  };
}
