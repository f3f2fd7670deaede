import { inLanguages } from '@jhola/messages';
import { texts as fieldsEn } from './en/product-fields.ts';
import { texts as fieldsHi } from './hi/product-fields.ts';

export const productFieldTexts = /* @__PURE__ */ inLanguages({ en: fieldsEn, hi: fieldsHi });
