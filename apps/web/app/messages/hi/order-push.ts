import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/order-push.ts';

/** Push messages about an order. */
export const texts = catalogue({
  start: 'इस डिवाइस पर अपडेट पाएँ',
  isOn: 'ऑर्डर के अपडेट आपको इसी डिवाइस पर मिलेंगे।',
  stop: 'बंद करें',
  blocked: 'ऑर्डर के अपडेट पाने के लिए ब्राउज़र की साइट सेटिंग में नोटिफ़िकेशन चालू करें।',
  notSupported: 'इस ब्राउज़र में ऑर्डर के अपडेट अभी नहीं चलते',
}) satisfies typeof english;
