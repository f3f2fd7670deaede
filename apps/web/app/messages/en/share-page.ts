import { catalogue } from '#platform/catalogue.ts';

/** Sharing the page. */
export const texts = catalogue({
  linkCopied: 'Link copied',
  notShared: 'We couldn’t share it. Copy the link from the address bar.',
});
