import { describe, expect, it } from 'vitest';
import { pastedImages, pickedImages } from './picked-images.ts';

it('takes images only, in the order in which they were picked', () => {
  const photo = { name: 'a.jpg', type: 'image/jpeg' };
  const list = { name: 'a.csv', type: 'text/csv' };
  // Windows has no type for this file.
  const iPhones = { name: 'a.HEIC', type: '' };
  expect(pickedImages([photo, list, iPhones])).toEqual([photo, iPhones]);
});

it('returns nothing for no files', () => {
  expect(pickedImages([])).toEqual([]);
});

describe('a paste', () => {
  const picture = { name: 'image.png', type: 'image/png' };

  it.each([
    ['a screenshot', ['Files']],
    ['an image of a web page', ['text/html', 'Files']],
    ['a file of macOS, with its name', ['text/plain', 'Files']],
  ])('of %s has images', (_, types) => {
    expect(pastedImages({ types, files: [picture] })).toEqual([picture]);
  });

  it.each([
    ['cells of a spreadsheet', ['text/plain', 'text/html', 'text/rtf', 'Files']],
    ['formatted text', ['text/plain', 'text/rtf', 'Files']],
  ])('of %s, which come with their picture, is text', (_, types) => {
    expect(pastedImages({ types, files: [picture] })).toEqual([]);
  });

  it('of nothing has no images', () => {
    expect(pastedImages(null)).toEqual([]);
  });
});
