import { catalogue } from '@jhola/messages';

/** The label of each field of a product, by its name on the wire. */
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
