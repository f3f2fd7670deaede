import { inLanguages } from '@jhola/messages';
import { texts as reasonsEn } from './en/order-reasons.ts';
import { texts as statusesEn } from './en/order-statuses.ts';
import { texts as reasonsHi } from './hi/order-reasons.ts';
import { texts as statusesHi } from './hi/order-statuses.ts';

export const reasonTexts = /* @__PURE__ */ inLanguages({ en: reasonsEn, hi: reasonsHi });
export const statusTexts = /* @__PURE__ */ inLanguages({ en: statusesEn, hi: statusesHi });
