import { expect, it } from 'vitest';
import { pickedImages } from './picked-images.ts';

it('takes images only, in the order in which they were picked', () => {
  const photo = { name: 'a.jpg', type: 'image/jpeg' };
  const list = { name: 'a.csv', type: 'text/csv' };
  // Windows has no type for this file.
  const iPhones = { name: 'a.HEIC', type: '' };
  expect(pickedImages([photo, list, iPhones])).toEqual([photo, iPhones]);
});

it('returns nothing for no files', () => {
  expect(pickedImages(null)).toEqual([]);
  expect(pickedImages([])).toEqual([]);
});
