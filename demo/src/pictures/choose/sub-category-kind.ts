import { firstMatch, wordTable } from './find-words.ts';
import { memoize } from './memoize.ts';
import type { Meaning } from './thing.ts';

/** Whether a sub-category has food; null if its name doesn't say. */
export type SubCategoryKind = 'other' | 'food' | null;

/** What products of a sub-category are, by words of its name; if several match, the first rows win. */
const KINDS = wordTable<'other' | 'food'>([
  [
    'beauty hygiene cleaning household garden gardening kitchen pet stationery health makeup skin hair bath soap detergent cleaner pooja puja toy baby-care personal home decor apparel fashion electronics appliance cookware hardware electrical plumbing disposable repellent freshener bedsheet furnishing diaper wipes toiletries accessories mop brush medicine flower bouquet sabun safai shringar bartan wellness shampoo baal dant oral sehat dawai',
    'other',
  ],
  [
    'food snack beverage drink fruit vegetable dairy bakery bread egg meat fish grocery staple masala spice oil atta flour dal pulse rice sweet biscuit chocolate tea coffee foodgrain gourmet frozen breakfast cereal noodle pasta nashta namkeen mithai doodh dudh dahi chai juice tel ghee aata chawal chini namak kirana phal fal sabji sabzi biscut toffee nasta',
    'food',
  ],
]);
/** What is for animals, even in sub-categories such as "Fish" or "Chicken". */
const FOR_PETS = wordTable<true>([['pet', true]]);

/**
 * The kind by the sub-category's name, or by the category's if the former doesn't say. Everything in a category for
 * pets is 'other'.
 */
export function subCategoryKindOf(category: string, subCategory: string): SubCategoryKind {
  if (firstMatch(FOR_PETS, [category])) return 'other';
  // "Health Drinks" are drinks.
  if (/\bdrinks?\b/i.test(subCategory)) return 'food';
  return firstMatch(KINDS, [subCategory, category]);
}

type Area = Meaning['area'];
const FOOD_AREAS: readonly (readonly Area[])[] = [['food']];
const UNKNOWN: readonly (readonly Area[])[] = [
  ['food', 'care', 'home'],
  ['ware', 'garden'],
];

/** The areas of a sub-category that has no food; the first row with a matching word wins. */
const AREAS: readonly (readonly [words: RegExp, areas: readonly (readonly Area[])[]])[] = [
  [/\bbab(?:y|ies)\b|\bmothers?\b|\bmatern/i, [['care'], ['home', 'ware']]],
  [
    /\bstationery\b|\bkitchen\b|\bcookware\b|\bbakeware\b|\bcrockery\b|\bsteel\b|\bstorage\b|\bbins?\b|\bdisposables?\b|\bappliances?\b|\bhardware\b|\bparty\b|\bpooja\b|\bpuja\b/i,
    [['home', 'ware'], ['garden']],
  ],
  [/\bcar\b|\bshoes?\b|\bhome care\b|\bsafai\b|\bkapde\b|\bbartan\b/i, [['home', 'ware'], ['care']]],
  [/\bgarden|\bplants?\b|\bflowers?\b|\bbouquets?\b/i, [['garden'], ['home', 'ware']]],
  [
    /\bpets?\b|\bclean|\bdetergents?\b|\bdish|\bmops?\b|\bhousehold\b|\blaundry\b|\bfreshe?ners?\b/i,
    [['home', 'ware'], ['care']],
  ],
  [
    /\bbeauty\b|\bhygiene\b|\bskin\b|\bhair\b|\bbath\b|\bsoaps?\b|\boral\b|\bgroom|\bmake ?up\b|\bhealth\b|\bmedicine|\bpersonal\b|\bwellness\b|\bcare\b|\bsabun\b|\bshringar\b/i,
    [['care', 'ware']],
  ],
];
const ANY_OTHER: readonly (readonly Area[])[] = [['care', 'home', 'ware', 'garden']];

const areasOf = memoize((text) => AREAS.find(([words]) => words.test(text))?.[1]);

/** Which meanings of a name's words are possible in a sub-category: those of the first areas, then of the next ones. */
export function possibleMeanings(
  kind: SubCategoryKind,
  texts: readonly string[],
): readonly ((thing: Meaning) => boolean)[] {
  const areas =
    kind === 'food' ? FOOD_AREAS : kind === null ? UNKNOWN : (texts.map(areasOf).find(Boolean) ?? ANY_OTHER);
  return areas.map(
    (some) =>
      ({ area }) =>
        some.includes(area),
  );
}
