import rupee from '@fontsource-variable/anek-devanagari/files/anek-devanagari-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url';

/** Preloads of the two font files, as the router's `links` takes them. */
export const fontLinks = [latin, rupee].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
}));
