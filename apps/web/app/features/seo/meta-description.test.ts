import { expect, test } from 'vitest';
import { metaDescription } from './meta-description.ts';

test('a short description stays as it is', () => {
  expect(metaDescription('Soft paneer.')).toBe('Soft paneer.');
});

test('a long one ends with a sentence, otherwise with a word', () => {
  const sentence = `${'Soft paneer '.repeat(10).trim()}.`;
  expect(metaDescription(`${sentence} Add it last; five minutes in the gravy are enough for it.`)).toBe(
    sentence,
  );
  expect(metaDescription('Soft paneer '.repeat(20).trim())).toBe(`${'Soft paneer '.repeat(13).trim()}…`);
  expect(metaDescription(`${'नरम पनीर '.repeat(12).trim()}। ${'ग्रेवी में '.repeat(9)}`)).toMatch(/पनीर।$/);
});
