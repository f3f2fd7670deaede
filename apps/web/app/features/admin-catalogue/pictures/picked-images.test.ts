import { expect, it } from 'vitest';
import { pickedImages } from './picked-images.ts';

it('takes images only, in the order in which they were picked', () => {
  const [photo, list, drawing] = [{ type: 'image/jpeg' }, { type: 'text/csv' }, { type: 'image/webp' }];
  expect(pickedImages([photo, list, drawing])).toEqual([photo, drawing]);
});

it('makes nothing of no files', () => {
  expect(pickedImages(null)).toEqual([]);
  expect(pickedImages([])).toEqual([]);
});
