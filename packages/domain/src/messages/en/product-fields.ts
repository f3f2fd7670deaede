import { catalogue } from '@jhola/messages';

/** The label of each field of a product, by its name on the wire: nouns, for 'changed the price of …'. */
export const texts = catalogue({
  name: 'Name',
  unit: 'Unit',
  price: 'Price',
  discount: 'Discount',
  description: 'Description',
  alsoCalled: 'Also called',
  image: 'Picture',
  more_details: 'Extra fields',
});
