import { inLanguages } from '@jhola/messages';
import { texts as errorsEn } from './en/errors.ts';
import { texts as inputsEn } from './en/inputs.ts';
import { texts as labelsEn } from './en/labels.ts';
import { texts as errorsHi } from './hi/errors.ts';
import { texts as inputsHi } from './hi/inputs.ts';
import { texts as labelsHi } from './hi/labels.ts';

/**
 * The texts of the contract in the current language. A build of the pages has only one language: there, both imports
 * resolve to it.
 */
export const errorTexts = /* @__PURE__ */ inLanguages({ en: errorsEn, hi: errorsHi });
export const inputTexts = /* @__PURE__ */ inLanguages({ en: inputsEn, hi: inputsHi });
export const labels = /* @__PURE__ */ inLanguages({ en: labelsEn, hi: labelsHi });
