import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/picture-files.ts';

/** Why a file can’t be used as a picture. */
export const texts = catalogue({
  otherType: 'सिर्फ़ JPEG, PNG, WebP या AVIF',
  heic: 'यह ब्राउज़र HEIC फ़ोटो नहीं खोल सकता। पहले इसे JPEG में सेव करें',
  tooLarge: '{limit} MB से बड़ी है, और इसे खोलकर छोटा नहीं किया जा सकता',
  cannotShrink: 'यह फ़ोटो ज़रूरत जितनी छोटी नहीं हो सकती। छोटी फ़ोटो चुनें',
}) satisfies typeof english;
