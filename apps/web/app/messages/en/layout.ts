import { catalogue } from '#platform/catalogue.ts';

/** The frame of every page, and error pages. */
export const texts = catalogue({
  skipToPage: 'Skip to the page',
  homeLink: 'Jhola, home',
  // The footer
  slogan: 'The shop around the corner, in a cloth bag at your door.',
  allCategories: 'All categories',
  noCategories: 'No categories yet',
  rights: 'All Rights Reserved 2025',
  privacy: 'Privacy',
  language: 'Language',
  theme: 'Theme',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
  // Error pages
  bugTitle: 'Something went wrong',
  bugHeading: 'Something went wrong on our side',
  bugAdvice: 'This page could not be shown. Your cart is safe; please try again in a moment.',
  notFoundTitle: 'Page not found',
  notFoundHeading: 'We couldn’t find this page',
  notFoundAdvice: 'It may have moved, or the link may be wrong. The shop is open.',
  noNetwork: 'No network',
  noNetworkAdvice:
    'We couldn’t load this page. Your cart is safe; we’ll try again as soon as you’re back online.',
  noResponse: 'The shop isn’t responding',
});
