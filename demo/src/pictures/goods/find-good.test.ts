import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, test } from 'vitest';
import { generateDemoCatalogue } from '../../catalogue/generate-demo-catalogue.ts';
import { goodInName } from './find-good.ts';
import { GOOD_NAMES, hasPiece } from './good-names.ts';

it.each([
  ['Brinjal Long (Baingan)', 'brinjal-long'],
  ['Carrot Red (Gajar)', 'carrot-red'],
  ['Capsicum Green (Shimla Mirch)', 'capsicum'],
  ['White Onion (Safed Pyaz)', 'onion-white'],
  ['Mango Leaves (Aam Patta)', 'mango-leaves'],
  ['Raw Mango (Kairi)', 'mango-green'],
  ['Sweet Potato (Shakarkand)', 'sweet-potato'],
  ['Tomatoes, Cherry', 'tomato-cherry'],
  ['Tomato - Green', 'tomato-green'],
  ['Coconut - Grated', undefined],
  ['Mutton Goatkid - Curry Cut', 'mutton-cubes'],
  ['Mutton Goat Kid - Leg Pieces', 'mutton-cubes'],
  ['Eggs - Free Range & Brown, Country', 'egg-brown'],
  ['Chicken Leg Pieces', 'chicken-drumstick'],
  ['Chicken - Curry Cut', 'chicken-curry-cut'],
  ['CHKN DRUMSTICK 500GM', undefined],
  ['Chilli Chicken Pieces', 'chicken-curry-cut'],
  ['Catla Fish - Large, Curry Cut', 'fish-steak'],
  ['Custard Apple', undefined],
  ['Banana Flower', undefined],
  ['Anything else', undefined],
])('%s shows %s', (name, good) => {
  expect(goodInName(name)).toBe(good);
});

test('every good has its pictures', async () => {
  const file = (name: string) => fileURLToPath(new URL(`../../../renders/${name}.webp`, import.meta.url));
  for (const good of GOOD_NAMES) {
    await access(file(`${good}-pile`));
    if (hasPiece(good)) await access(file(`${good}-piece`));
  }
});

test('every loose food and flower of the demo catalogue is modelled', () => {
  const loose = generateDemoCatalogue().products.filter(
    ({ label, subCategories }) => label.form === 'loose' && !/toys/i.test(subCategories[0] ?? ''),
  );
  expect(loose.length).toBeGreaterThan(50);
  expect(loose.filter(({ label }) => goodInName(label.title) === undefined).map(({ name }) => name)).toEqual(
    [],
  );
});
