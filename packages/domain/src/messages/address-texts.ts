import { inLanguages } from '@jhola/messages';
import { texts as addressEn } from './en/address.ts';
import { texts as addressHi } from './hi/address.ts';

export const addressTexts = /* @__PURE__ */ inLanguages({ en: addressEn, hi: addressHi });
