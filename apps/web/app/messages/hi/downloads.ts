import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/downloads.ts';

/** Files that are downloaded: exports, reports, personal data. */
export const texts = catalogue({
  failed: 'डाउनलोड पूरा नहीं हुआ। फिर कोशिश करें',
}) satisfies typeof english;
