import { catalogue } from '#platform/catalogue.ts';

/** The frame of every page, the top of the home page, and error pages. */
export const texts = catalogue({
  skipToPage: 'Skip to the page',
  homeLink: 'Jhola, home',
  loadingPage: 'Loading page',
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
  // The top of the home page
  promise: 'The shop around the corner, ten minutes away.',
  delivery: 'Delivery {number}',
  lastDeliveries: 'The last deliveries, the newest last',
  minutes: '{minutes, plural, =0 {Less than a minute} one {# minute} other {# minutes}}',
  lastDelivery: '<b>{time}</b> for the last order.',
  lastDeliveryLate: '<b>{time}</b> for the last order, which came late.',
  averageOfDeliveries:
    '<b>{time} on average</b> over the last {orders} orders. {late, plural, =0 {None} =1 {One} =2 {Two} =3 {Three} =4 {Four} =5 {Five} =6 {Six} =7 {Seven} =8 {Eight} =9 {Nine} other {#}} came late.',
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
