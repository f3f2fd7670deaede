import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/account.ts';

/** The frame of the account’s pages, and the account menu as a page. */
export const texts = catalogue({
  page: 'मेरा खाता',
  dashboard: 'डैशबोर्ड',
  account: 'खाता',
  loadError: 'आपका खाता लोड नहीं हो सका',
}) satisfies typeof english;
