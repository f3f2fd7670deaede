import { expect, test } from 'vitest';
import { artMeant } from './art-meant.ts';

/** Whether two names of pulses have pictures of different colours. */
const differ = (one: string, other: string) =>
  JSON.stringify(artMeant('beans', one)) !== JSON.stringify(artMeant('beans', other));

test('pulses have the colours of pulses, and rajma stays red', () => {
  expect(artMeant('beans', 'Kashmiri Rajma')).toEqual({ name: 'beans' });
  const pulses = [
    'Rajma',
    'Toor Dal',
    'Masoor Dal',
    'Green Moong Whole',
    'Urad Dal Split Black',
    'Kabuli Chana',
  ];
  for (const [at, one] of pulses.entries())
    for (const other of pulses.slice(at + 1)) expect(differ(one, other), `${one}, ${other}`).toBe(true);
});

test('the longer name wins over a word in it', () => {
  expect(differ('Kala Chana', 'Chana Dal')).toBe(true);
  expect(differ('Whole Masoor', 'Masoor Dal')).toBe(true);
});

test('a picture element that stands for itself keeps its colour', () => {
  expect(artMeant('pea-pod', 'Frozen Green Peas')).toEqual({ name: 'pea-pod' });
  expect(artMeant('cherries', 'Cherry Juice')).toEqual({ name: 'cherries' });
  expect(artMeant('cherries', 'Litchi Juice').tint).toBeDefined();
});

test('a name chooses the element for just this thing', () => {
  expect(artMeant('beans', 'Bikaneri Bhujia').name).toBe('sev');
  expect(artMeant('beans', 'Imli').name).toBe('tamarind');
  expect(artMeant('almonds', 'Medjool Dates').name).toBe('dates');
  expect(artMeant('sunflower', 'Rice Bran Oil').name).toBe('droplet');
  expect(artMeant('sunflower', 'Sunflower Oil').name).toBe('sunflower');
  expect(artMeant('sheaf-of-rice', 'Makki Atta').name).toBe('ear-of-corn');
  expect(artMeant('sheaf-of-rice', 'Chakki Atta').name).toBe('sheaf-of-rice');
});

test.each(['Besan/Kadale Hittu', 'Gram Flour', 'Organic Sattu Atta'])(
  '%s is flour, not ears of wheat',
  (name) => {
    expect(artMeant('sheaf-of-rice', name).name).toBe('powder');
  },
);

test('an element that only resembles a thing gives way to one that shows it', () => {
  expect(artMeant('blueberries', 'Kali Mirch').name).toBe('chickpeas');
  expect(artMeant('blueberries', 'Blueberry Jam').name).toBe('blueberries');
  expect(artMeant('onion', 'Dried Figs (Anjeer)').name).toBe('milk-balls');
  expect(artMeant('cupcake', 'Baking Paper').name).toBe('tape-roll');
  expect(artMeant('sponge', 'Steel Scrub Pad').tint).toBeDefined();
  expect(artMeant('grapes', 'Green Raisins (Kishmish)').tint).toBeDefined();
  expect(artMeant('cherries', 'Lip Balm Beetroot').name).toBe('lipstick');
});

test('a thing is tinted in the colour that its name says', () => {
  expect(artMeant('mug', 'Plastic Mug - Red').tint).toBeDefined();
});

test('seeds have the colours of seeds, also where nuts or spices stand for them', () => {
  const tintOf = (art: Parameters<typeof artMeant>[0], title: string) => {
    const { name, tint } = artMeant(art, title);
    expect(name).toBe('seeds');
    return JSON.stringify(tint);
  };
  const black = tintOf('curry-rice', 'Til - Black');
  expect(tintOf('curry-rice', 'Til/Ellu - White')).not.toBe(black);
  expect(tintOf('seeds', 'Laung')).toBe(tintOf('curry-rice', 'Cloves'));
  expect(tintOf('almonds', 'Chia Seeds')).not.toBe(tintOf('almonds', 'Watermelon Seeds'));
  expect(tintOf('curry-rice', 'Saunf')).not.toBe(tintOf('curry-rice', 'Jeera'));
  expect(tintOf('curry-rice', 'Mustard/Rai Yellow')).not.toBe(tintOf('curry-rice', 'Mustard/Rai - Big'));
  expect(artMeant('almonds', 'Caramel Almond With Sesame Seeds').name).toBe('almonds');
});

test('brown, red and black rice are not white', () => {
  const rices = ['Brown Basmati Rice', 'Matta Red Rice', 'Black Rice'].map((name) =>
    artMeant('cooked-rice', name),
  );
  expect(new Set(rices.map((rice) => JSON.stringify(rice))).size).toBe(3);
  expect(rices.map(({ name }) => name)).toEqual(['seeds', 'seeds', 'seeds']);
  expect(artMeant('cooked-rice', 'Basmati Rice').name).toBe('cooked-rice');
});

test.each([
  ['Marie Light Biscuits', 'biscuits'],
  ['Bourbon Chocolate Cream Biscuits', 'cookie'],
  ['Cookies - Chocochip', 'cookie'],
  ['Whole Wheat Rusk - Sweet', 'rusk'],
  ['Khari - Ajwain', 'croissant'],
  ['Cream Wafers - Vanilla', 'wafers'],
])('%s are drawn as %s: only what has chocolate has chocolate chips', (title, art) => {
  expect(artMeant('cookie', title).name).toBe(art);
});

test('Indian sweets are no moon cakes', () => {
  for (const title of ['Suryakala', 'Bombay Halwa', 'Motichoor Laddoo', 'Rasgulla', 'Peanut Chikkis'])
    expect(artMeant('moon-cake', title).name).not.toBe('moon-cake');
});

test.each([
  ['butter', 'Butter - Cashew, Smooth', 'cashews'],
  ['peanuts', 'Almond Butter - Dark Chocolate', 'almonds'],
  ['sev', 'Namkeen - Masala Kaju', 'cashews'],
  ['sev', 'Namkeen - Khara Boondi', 'lentils'],
  ['tomato', 'Green Chilly Sauce', 'hot-pepper'],
  ['tomato', 'Cheesy Jalapeno Sauce', 'cheese-wedge'],
  ['cup-and-saucer', 'Areca Leaf Plates & Cups', 'brass-plate'],
  ['cup-and-saucer', 'Paper Plates & Cups', 'paper-cups'],
  ['meat-on-bone', 'Non Veg Kebab', 'meat-on-bone'],
  ['curry-rice', 'Powder - Chilly', 'hot-pepper'],
  ['curry-rice', 'Guntur Chilli Powder', 'hot-pepper'],
  ['curry-rice', 'Powder - Nutmeg', 'powder'],
  ['curry-rice', 'Powder - Cinnamon', 'wood'],
] as const)('where %s stands for %s, it is drawn as %s', (art, title, meant) => {
  expect(artMeant(art, title).name).toBe(meant);
});
