import { inLanguages } from '@jhola/messages';
import { texts as packEn } from './en/pack-words.ts';
import { texts as packHi } from './hi/pack-words.ts';

/**
 * The texts of the domain in the current language, one file per group of pages that needs them, so that a browser that
 * shows a product downloads no texts of price lists. A build of the pages has only one language: there, both imports
 * resolve to it.
 */
export const packTexts = /* @__PURE__ */ inLanguages({ en: packEn, hi: packHi });
