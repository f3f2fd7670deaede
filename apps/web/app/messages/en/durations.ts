import { catalogue } from '#platform/catalogue.ts';

/** Durations. */
export const texts = catalogue({
  minutes: '{minutes, plural, one {# minute} other {# minutes}}',
  hours: '{hours, plural, other {# h}} {minutes} min',
  days: '{days, plural, one {# day} other {# days}}',
});
