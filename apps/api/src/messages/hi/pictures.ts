import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/pictures.ts';

/** Uploaded pictures. */
export const texts = catalogue({
  uploaded: 'फ़ोटो अपलोड हो गई',
  tooManyPixels: 'फ़ोटो ज़्यादा से ज़्यादा {max} मेगापिक्सेल की हो सकती है',
  unreadable: 'यह फ़ोटो पढ़ी नहीं जा सकी। शायद वह ख़राब या अधूरी है',
  chooseOne: 'कृपया एक फ़ोटो चुनें',
  oneAtATime: 'कृपया एक बार में एक ही फ़ोटो भेजें',
  tooLarge: 'फ़ोटो ज़्यादा से ज़्यादा {max} MB की हो सकती है',
  badForm: 'यह फ़ॉर्म पढ़ा नहीं जा सका। कृपया फिर कोशिश करें',
}) satisfies typeof english;
