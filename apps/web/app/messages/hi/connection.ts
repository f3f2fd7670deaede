import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/connection.ts';

/** The banner shown while offline. */
export const texts = catalogue({
  unreachable: 'दुकान से संपर्क नहीं हो पाया। अपना इंटरनेट देखें; हम कोशिश करते रहेंगे।',
  offline: 'आप ऑफ़लाइन हैं। दाम बदल सकते हैं; ऑनलाइन आते ही अपडेट हो जाएँगे।',
}) satisfies typeof english;
