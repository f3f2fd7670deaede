import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/home.ts';

/** The home page: its texts for search engines. */
export const texts = catalogue({
  title: 'दस मिनट में किराना',
  description: 'नुक्कड़ वाली दुकान, कपड़े के झोले में, क़रीब दस मिनट में आपके दरवाज़े पर। 5000+ प्रोडक्ट।',
}) satisfies typeof english;
