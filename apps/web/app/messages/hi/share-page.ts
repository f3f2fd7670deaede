import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/share-page.ts';

/** Sharing the page. */
export const texts = catalogue({
  linkCopied: 'लिंक कॉपी हो गया',
  notShared: 'शेयर नहीं हो पाया। लिंक एड्रेस बार से कॉपी करें।',
}) satisfies typeof english;
