import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/addresses.ts';

/** The list of saved addresses, and an address as it is shown. */
export const texts = catalogue({
  heading: 'पता',
  loadError: 'आपके पते लोड नहीं हो सके',
  addAddress: 'पता जोड़ें',
  addAddressTile: 'पता जोड़ें',
  edit: '{address} बदलें',
  remove: '{address} हटाएँ',
  removedByMistake: 'पता हट गया',
  putBack: 'वापस लाएँ',
  putBackAddress: '{address} वापस लाएँ',
}) satisfies typeof english;
