import { catalogue } from '#platform/catalogue.ts';

/** Files that are downloaded: exports, reports, personal data. */
export const texts = catalogue({
  failed: 'The download didn’t finish. Try again',
});
