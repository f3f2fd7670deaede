import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/durations.ts';

/** Durations. */
export const texts = catalogue({
  minutes: '{minutes, plural, other {# मिनट}}',
  hours: '{hours, plural, one {# घंटा} other {# घंटे}} {minutes} मिनट',
  days: '{days, plural, other {# दिन}}',
}) satisfies typeof english;
