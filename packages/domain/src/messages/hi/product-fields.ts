import { catalogue } from '@jhola/messages';
import type { texts as english } from '../en/product-fields.ts';

/** The label of each field of a product, by its name on the wire: nouns, for 'changed the price of …'. */
export const texts = catalogue({
  name: 'नाम',
  unit: 'यूनिट',
  price: 'दाम',
  discount: 'छूट',
  description: 'विवरण',
  alsoCalled: 'दूसरे नाम',
  image: 'फ़ोटो',
  more_details: 'अतिरिक्त फ़ील्ड',
}) satisfies typeof english;
