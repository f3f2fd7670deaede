import { expect, it } from 'vitest';
import { readProductName } from './product-name.ts';

it.each([
  ['Gokul Toned Milk', 'Gokul', 'milk'],
  ['Onion (Pyaz)', '', 'onion'],
  ['Tomatoes, Hybrid 1 kg', '', 'tomato'],
  ['Fresho Farm Eggs - Regular, Medium, Antibiotic Residue-Free', 'Fresho', 'egg'],
  ['Aashirvaad Atta - Whole Wheat, 5 kg Pouch', 'Aashirvaad', 'atta'],
  ['India Gate Basmati Rice 5kg', 'India Gate', 'rice'],
  ['Idly Dosa Batter, 1 Kg + Malabar Parota, 350 g', 'iD', 'batter'],
  ['Neem Soap Pack of 4', '', 'soap'],
  ['Crème', '', 'creme'],
  ['500 g', '', ''],
  ['', '', ''],
])('the head of %j of %j is %j', (name, brand, head) => {
  expect(readProductName(name, brand).head).toBe(head);
});

it('recognises packs of one product by the rest of its name', () => {
  const family = (name: string, brand = 'Amul') => readProductName(name, brand).family;
  expect(family('Amul Taaza Milk 500 ml')).toBe(family('Amul Taaza Milk, 1 L Pouch'));
  expect(family('Amul Taaza Milk 2x500 ml')).toBe(family('Taaza Milk'));
  expect(family('Amul Taaza Milk')).not.toBe(family('Amul Gold Milk'));
  expect(family('Toned Milk', 'Gokul')).not.toBe(family('Toned Milk', 'Nandi'));
  expect(family('500 g', '')).not.toBe(family('250 g', ''));
  expect(family('Amul Butter - Salted')).not.toBe(family('Amul Butter - Unsalted'));
});

it('keeps the vowel signs of Indian scripts, which tell words apart', () => {
  const family = (name: string) => readProductName(name).family;
  expect(family('चीनी')).not.toBe(family('चना'));
  expect(family('दाल')).not.toBe(family('दलिया'));
  expect(family('ஆப்பம்')).not.toBe(family('அப்பம்'));
  expect(family('चीनी 1 kg')).toBe(family('चीनी, 5 kg'));
  expect(readProductName('ताज़ा चीनी')).toMatchObject({ head: 'चीनी', sorts: ['ताज़ा'.normalize('NFKD')] });
});
