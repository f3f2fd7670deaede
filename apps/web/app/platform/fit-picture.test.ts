import { expect, it } from 'vitest';
import { fitPicture, isHeic, typeFault } from './fit-picture.ts';

it.each([
  ['a.png', 'image/png', null],
  ['a.avif', 'image/avif', null],
  ['a.heic', '', null],
  ['a.jpg', 'image/heif', null],
  ['a.svg', 'image/svg+xml', 'Only JPEG, PNG, WebP or AVIF'],
  ['a.csv', 'text/csv', 'Only JPEG, PNG, WebP or AVIF'],
])('%s of type %s: %s', (name, type, fault) => {
  expect(typeFault({ name, type })).toBe(fault);
});

it('recognises photos of iPhones by type or name', () => {
  expect(isHeic({ name: 'IMG_1.HEIC', type: '' })).toBe(true);
  expect(isHeic({ name: 'IMG_1', type: 'image/heic-sequence' })).toBe(true);
  expect(isHeic({ name: 'heic.jpg', type: 'image/jpeg' })).toBe(false);
});

it('leaves small files unchanged, and refuses files that aren’t pictures', async () => {
  const small = new File(['x'], 'a.png', { type: 'image/png' });
  expect(await fitPicture(small)).toBe(small);
  await expect(fitPicture(new File(['x'], 'a.csv', { type: 'text/csv' }))).rejects.toThrow('Only JPEG');
});
