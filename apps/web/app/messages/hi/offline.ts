import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/offline.ts';

/** The page shown while offline instead of a page that isn’t saved. */
export const texts = catalogue({
  title: 'ऑफ़लाइन',
  heading: 'आप ऑफ़लाइन हैं',
  advice: 'कार्ट, ऑर्डर और पहले देखे हुए पेज अब भी खुलेंगे।',
  goHome: 'होम पर जाएँ',
}) satisfies typeof english;
