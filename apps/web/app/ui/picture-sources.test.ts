import { expect, test } from 'vitest';
import { pictureOfWidth, pictureSources } from './picture-sources.ts';

test('the shop’s own pictures keep only the path, in the widths that fit their place', () => {
  expect(pictureSources('https://shop.example/images/01abc/640.webp', 160)).toEqual({
    src: '/images/01abc/160.webp',
    srcSet: '/images/01abc/160.webp 160w,/images/01abc/320.webp 320w,/images/01abc/640.webp 640w',
  });
});

test('a thumbnail is never offered as large as a detail view', () => {
  expect(pictureSources('/images/01abc/640.webp', 40).srcSet).not.toContain('640w');
});

test('a place that 320 pixels fill nearly as densely as any screen has no larger picture', () => {
  expect(pictureSources('/images/01abc/640.webp', 113).srcSet).toBe(
    '/images/01abc/160.webp 160w,/images/01abc/320.webp 320w',
  );
});

test('a detail view is never offered as small as a thumbnail', () => {
  const { src, srcSet } = pictureSources('/images/01abc/640.webp', 540);
  expect(src).toBe('/images/01abc/640.webp');
  expect(srcSet).not.toContain('160w');
  expect(srcSet).toContain('1080w');
});

test('a place that is smaller on some screens has smaller pictures too', () => {
  expect(pictureSources('/images/01abc/640.webp', 540, 270).srcSet).toContain('320w');
});

test('a picture of another site has a single source', () => {
  const elsewhere = 'https://cdn.example/milk.jpg';
  expect(pictureSources(elsewhere, 160)).toEqual({ src: elsewhere });
  expect(pictureOfWidth(elsewhere, 96)).toBe(elsewhere);
});

test('one width of our own picture has its address', () => {
  expect(pictureOfWidth('http://localhost:8080/images/x_1/640.webp', 96)).toBe('/images/x_1/96.webp');
});
