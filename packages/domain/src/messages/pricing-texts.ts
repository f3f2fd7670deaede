import { inLanguages } from '@jhola/messages';
import { texts as en } from './en/pricing.ts';
import { texts as hi } from './hi/pricing.ts';

/** Errors in a price, in the current language. */
export const pricingTexts = /* @__PURE__ */ inLanguages({ en, hi });
