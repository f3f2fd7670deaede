import rupee from '@fontsource-variable/anek-devanagari/files/anek-devanagari-latin-ext-wght-normal.woff2?url';
import { preload } from 'react-dom';
import basic from './anek-basic.woff2?url';

/** Preloads the two font files first: the links are at the very top of the document. */
export function preloadFonts(): void {
  for (const href of [basic, rupee]) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
