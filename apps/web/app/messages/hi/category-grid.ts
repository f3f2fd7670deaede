import { catalogue } from '#platform/catalogue.ts';
import type { texts as english } from '../en/category-grid.ts';

/** The categories on the home page, and below an empty search. */
export const texts = catalogue({
  categories: 'कैटेगरी',
  noCategories: 'अभी कोई कैटेगरी नहीं है',
  stocking: 'हम सामान सजा रहे हैं। थोड़ी देर में फिर आएँ।',
  products: '5000+ प्रोडक्ट',
  inOneBag: 'एक ही झोले में',
}) satisfies typeof english;
