import type { FoodMark } from '../picture-recipe.ts';
import { firstMatch, wordTable } from './find-words.ts';

const MEAT = wordTable<true>([
  [
    'chicken mutton fish egg prawn meat lamb pork tuna kebab salmon sausage bacon salami crab sardine ham turkey beef squid goat chorizo pepperoni oyster anchovy anchovies mackerel hilsa rohu basa pomfret surmai lobster shrimp duck quail murgh gosht keema kheema meatball bratwurst bockwurst',
    true,
  ],
]);

/** Names with a word for meat or eggs that say themselves that there are none: 'eggless', 'requires egg'. */
const WITHOUT_MEAT =
  /\begg[ -]?(?:less|free)\b|\b(?:no|without|requires|add) eggs?\b|\boyster mushrooms?\b/gi;
const NOT_VEGETARIAN = /\bnon[ -]?veg/i;
/** Kebabs and sausages of vegetables. */
const OF_VEGETABLES =
  /^(?!.*\b(?:chicken|mutton|fish|eggs?|prawns?|lamb|pork|tuna|salmon|sardines?|beef|turkey|crab|ham|bacon)\b).*\b(?:veg|veggie|vegetable|vegan|vegetarian|falafel|hara bhara|soya|paneer)\b/i;
/** Spices for meat are vegetarian, a dish that is called after its masala isn't. */
const SPICES = /\bmasalas?\b|\bspices?\b|\bseasonings?\b/i;
const SPICE_MIX = /\b(?:masala|cooking|curry) (?:paste|powder|mix)\b/i;

/** The mark of a food by its name, or by its sub-category and category if the name says nothing about meat. */
export function foodMark(name: string, subCategory: string, category: string): FoodMark {
  if (NOT_VEGETARIAN.test(name)) return 'nonveg';
  if (OF_VEGETABLES.test(name)) return 'veg';
  const place = `${subCategory} ${category}`;
  const isSpice = SPICE_MIX.test(name) || (SPICES.test(subCategory) && SPICES.test(name));
  if (isSpice && firstMatch(MEAT, [place]) === null) return 'veg';
  return firstMatch(MEAT, [name.replace(WITHOUT_MEAT, ' '), place]) ? 'nonveg' : 'veg';
}
