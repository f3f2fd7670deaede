import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/recent-deliveries.ts';

/** How long the last deliveries took, in a few words on a product's page. */
export const texts = catalogue({
  recentDeliveries:
    '{orders, plural, =1 {पिछला ऑर्डर: {minutes, plural, other {# मिनट}}} other {पिछले # ऑर्डर: औसतन {minutes, plural, other {# मिनट}}}}',
}) satisfies typeof english;
