import { catalogue } from '#platform/catalogue.ts';

/** The page of a listing. */
export const texts = catalogue({
  nothingHere: 'Items Out Of Stock',
  restocking: "We're working on restocking these items",
  // For search engines
  description: '{name} from the shop around the corner, at your door in about ten minutes.',
});
