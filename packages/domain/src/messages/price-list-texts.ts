import { inLanguages } from '@jhola/messages';
import { texts as effectsEn } from './en/price-list-effects.ts';
import { texts as effectsHi } from './hi/price-list-effects.ts';

export const effectTexts = /* @__PURE__ */ inLanguages({ en: effectsEn, hi: effectsHi });
