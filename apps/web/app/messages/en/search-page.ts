import { catalogue } from '#platform/catalogue.ts';

/** The search page: the input and the results. */
export const texts = catalogue({
  backToShop: 'Back to the shop',
  clearSearch: 'Clear the search',
  bestMatch: 'Best match',
  showingFor: 'Showing results for <b>{term}</b>.',
  searchInstead: 'Search instead for {term}',
  // For screen readers
  searching: 'Searching',
  found: '{count, plural, =0 {Nothing} other {#}} found',
  foundFor: '{count, plural, =0 {Nothing} other {#}} found for {term}',
  // No term, no results, or no response
  whatNeeded: 'What do you need?',
  recent: 'Recent searches',
  clearRecent: 'Clear',
  noResults: 'No results for “{term}”',
  noResultsAdvice: 'Check the spelling, or try another word.',
  failed: 'Search isn’t working right now',
  failedAdvice: 'We’ll keep trying.',
  offline: 'Search needs a connection',
  offlineAdvice: 'We’ll search again when you’re back online.',
  // For browser tabs and shared links
  title: 'Search',
  description: 'Search the shop around the corner, and have it at your door in about ten minutes.',
  descriptionOf: 'What Jhola has for “{term}”, at your door in about ten minutes.',
});
