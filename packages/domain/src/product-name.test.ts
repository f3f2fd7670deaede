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
  ['Brown Eggs 1 Dozen', '', 'egg'],
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

it.each([
  ['आटा', 'आटा 500 ग्राम', 'आटा, 1 किलो पैकेट', 'आटा ५ कि.ग्रा.', 'आटा 2 x 250 ग्रा', 'आटा 5kg'],
  ['दूध', 'दूध 500 मिली पाउच', 'दूध 1 लीटर', 'दूध, 200 मि.ली.'],
  ['અમૂલ દૂધ', 'અમૂલ દૂધ 500 મિલી', 'અમૂલ દૂધ 1 લીટર'],
  ['চাল', 'চাল ৫০০ গ্রাম', 'চাল 1 কেজি', 'চাল 2 কিলো'],
  ['அரிசி', 'அரிசி 1 கிலோ', 'அரிசி 500 கிராம்'],
  ['బియ్యం', 'బియ్యం 1 కిలో', 'బియ్యం 500 గ్రాములు'],
  ['ಅಕ್ಕಿ', 'ಅಕ್ಕಿ 1 ಕೆಜಿ', 'ಅಕ್ಕಿ 500 ಗ್ರಾಂ'],
  ['അരി', 'അരി 1 കിലോ', 'അരി 500 ഗ്രാം'],
  ['Doodh', 'Doodh 1 kilo', 'Doodh 2 Kilos'],
])('recognises packs of %s by units in Indian scripts', (name, ...packs) => {
  for (const pack of packs) expect(readProductName(pack)).toEqual(readProductName(name));
});

it('ignores joiners, which people type or leave out', () => {
  const [written, plain] = ['മില്\u200dമ പാല്\u200d 1 ലിറ്റർ', 'മില്മ പാല് 1 ലിറ്റർ'];
  expect(readProductName(written, 'മില്മ')).toEqual(readProductName(plain, 'മില്\u200dമ'));
  expect(readProductName(written).family).toBe('മില്മ പാല്');
});

it('takes only whole words for units', () => {
  const family = (name: string) => readProductName(name).family;
  expect(family('100 ग्रामीण आटा')).not.toBe(family('आटा'));
  expect(family('5 लीची')).toBe(family('लीची'));
  expect(family('7 Gems')).not.toBe(family('ems'));
});

it('keeps the vowel signs of Indian scripts, which tell words apart', () => {
  const family = (name: string) => readProductName(name).family;
  expect(family('चीनी')).not.toBe(family('चना'));
  expect(family('दाल')).not.toBe(family('दलिया'));
  expect(family('ஆப்பம்')).not.toBe(family('அப்பம்'));
  expect(family('चीनी 1 kg')).toBe(family('चीनी, 5 kg'));
  expect(readProductName('ताज़ा चीनी')).toMatchObject({ head: 'चीनी', sorts: ['ताज़ा'.normalize('NFKD')] });
});
