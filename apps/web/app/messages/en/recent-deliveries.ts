import { catalogue } from '#platform/catalogue.ts';

/** How long the last deliveries took, in a few words on a product's page. */
export const texts = catalogue({
  recentDeliveries:
    '{orders, plural, =1 {Last order: {minutes, plural, one {# minute} other {# minutes}}} other {Last # orders: {minutes, plural, one {# minute} other {# minutes}} on average}}',
});
