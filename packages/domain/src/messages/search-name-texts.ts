import { inLanguages } from '@jhola/messages';
import { texts as en } from './en/search-names.ts';
import { texts as hi } from './hi/search-names.ts';

/** Errors in a product's other names, in the current language. */
export const searchNameTexts = /* @__PURE__ */ inLanguages({ en, hi });
