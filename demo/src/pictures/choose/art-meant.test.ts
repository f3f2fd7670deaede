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
