import { expect, test } from 'vitest';
import { previewImageUrl, searchPictureUrl } from './picture-urls.ts';

const SHOP = 'https://jhola.test';

test.each([
  ['/images/0123456789/640.webp', `${SHOP}/images/0123456789/share.jpg`],
  ['http://localhost:8080/images/0123456789/96.webp', `${SHOP}/images/0123456789/share.jpg`],
  ['https://pictures.test/a.jpg', 'https://pictures.test/a.jpg'],
])('a shared link to what %s shows is previewed by %s', (picture, preview) => {
  expect(previewImageUrl(picture, SHOP)).toBe(preview);
});

test('the preview image of a product is drawn with its name', () => {
  expect(previewImageUrl('/images/0123456789/640.webp', SHOP, '01x')).toBe(
    `${SHOP}/images/0123456789/share.jpg?of=01x`,
  );
});

test('search engines get the largest width', () => {
  expect(searchPictureUrl('/images/0123456789/640.webp', SHOP)).toBe(`${SHOP}/images/0123456789/1080.webp`);
});
