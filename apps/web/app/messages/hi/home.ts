import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/home.ts';

/** The home page: its categories, and its texts for search engines. */
export const texts = catalogue({
  categories: 'कैटेगरी',
  noCategories: 'अभी कोई कैटेगरी नहीं है',
  stocking: 'हम सामान सजा रहे हैं। थोड़ी देर में फिर आएँ।',
  products: '5000+ प्रोडक्ट',
  inOneBag: 'एक ही झोले में',
  // For search engines
  title: 'दस मिनट में किराना',
  description: 'नुक्कड़ वाली दुकान, कपड़े के झोले में, क़रीब दस मिनट में आपके दरवाज़े पर। 5000+ प्रोडक्ट।',
}) satisfies typeof english;
