import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/push.ts';

/** Push messages about orders. */
export const texts = catalogue({
  started: 'ऑर्डर आगे बढ़ते ही हम आपको यहीं बताएँगे',
  stopped: 'इस डिवाइस पर ऑर्डर के अपडेट बंद हैं',
  notOffered: 'यह दुकान ऑर्डर के अपडेट नहीं भेजती',
  unknownService: 'इस ब्राउज़र में ऑर्डर के अपडेट अभी नहीं चलते',
  // The message: its title, and the new status
  order: 'ऑर्डर {number}',
  processing: 'आपका ऑर्डर पैक हो रहा है',
  shipped: 'आपका ऑर्डर रास्ते में है',
  delivered: 'आपका ऑर्डर दरवाज़े पर पहुँच गया',
  undelivered: 'आपका ऑर्डर डिलीवर नहीं हो सका',
  cancelled: 'माफ़ करें, हमें आपका ऑर्डर रद्द करना पड़ा',
}) satisfies typeof english;
