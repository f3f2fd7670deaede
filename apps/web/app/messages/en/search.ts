import { catalogue } from '#platform/catalogue.ts';

/** The search box at the top of every page. */
export const texts = catalogue({
  prompt: 'Search for atta dal and more.',
  typing: 'Search “{text}',
});
