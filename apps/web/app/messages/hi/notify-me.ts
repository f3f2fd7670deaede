import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/notify-me.ts';

/** The button of sold-out products. */
export const texts = catalogue({
  notifyMe: 'मुझे बताएँ',
  notifyMeOf: '{product} के स्टॉक में आने पर मुझे बताएँ',
  alertOn: 'अलर्ट चालू',
  stopOf: 'अलर्ट चालू: {product} का स्टॉक अलर्ट हटाएँ',
}) satisfies typeof english;
