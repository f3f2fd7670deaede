import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/pick-list.ts';

/** The pick list of some orders. */
export const texts = catalogue({
  print: 'प्रिंट करें',
  noneSelected: 'कोई ऑर्डर नहीं चुना गया',
  noneSelectedHint: 'ऑर्डर डेस्क पर ऑर्डर चुनें, फिर पिक लिस्ट दबाएँ।',
  noSuchOrders: 'ये ऑर्डर नहीं मिले',
  notLoaded: 'पिक लिस्ट नहीं बन सकी',
  progress: '{count} में से {picked} ले लिए',
  cancelled:
    '<orders></orders> रद्द {count, plural, one {हो गया} other {हो गए}}। इसके लिए जो सामान उठाया हो, उसे वापस रख दें।',
  pieces: '<orders></orders> के लिए {count, plural, other {# पीस}}',
}) satisfies typeof english;
