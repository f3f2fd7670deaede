import { expect, it } from 'vitest';
import { inLatinLetters } from './latin-letters.ts';

it.each([
  ['अमूल', 'amul'],
  ['कोलगेट', 'kolget'],
  ['ब्रिटानिया', 'britaniya'],
  ['टमाटर', 'tamatar'],
  ['ਪਾਰਲੇ', 'parle'],
  ['টমেটো', 'tameto'],
  ['டாட்டா', 'tatta'],
  ['ಕಾರ್ನ್', 'karn'],
])('spells %s as %s', (word, spelt) => {
  expect(inLatinLetters(word)).toBe(spelt);
});

it.each(['amul', 'दूधmilk', 'دودھ', 'ि', ''])('spells %j in no other way', (word) => {
  expect(inLatinLetters(word)).toBeNull();
});
