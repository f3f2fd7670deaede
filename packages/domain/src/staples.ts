import { type ProductName, singular } from './product-name.ts';

/** A product that nearly every household buys, described by words, so that it is found in any catalogue. */
export type Staple = {
  /** The possible heads of its name, in the singular. */
  readonly heads: readonly string[];
  /** The name of a category or sub-category must contain one of these words: an onion ring is not a vegetable. */
  readonly places: readonly string[];
  /** The common varieties, the most common first; other products come after them. */
  readonly sorts?: readonly string[];
  /** Words that make it another product: coconut milk, garlic bread. */
  readonly not?: readonly string[];
  /** The name must contain one of these words: toor dal, and no other. */
  readonly only?: readonly string[];
};

const VEGETABLE = ['vegetable', 'sabzi', 'fresh'];
const FRUIT = ['fruit', 'fresh'];
const PREPARED = ['frozen', 'organic', 'peeled', 'powder', 'paste', 'fried', 'spring', 'sambar', 'baby'];

/**
 * The staples of an Indian grocer, in the order in which a shop without orders shows them. Describe new ones by general
 * words, without products or brands.
 */
export const STAPLES: readonly Staple[] = [
  {
    heads: ['milk', 'doodh'],
    places: ['milk', 'dairy'],
    sorts: ['toned', 'full', 'cow'],
    not: 'almond badam chocolate coconut condensed flavoured kesar lactose long milkshake oat powder soy soya strawberry uht vanilla rose butter'.split(
      ' ',
    ),
  },
  {
    heads: ['bread'],
    places: ['bread', 'bakery'],
    sorts: ['white', 'sandwich', 'brown', 'wheat'],
    not: ['garlic', 'pizza', 'bread crumb', 'banana', 'milk'],
  },
  {
    heads: ['egg', 'anda'],
    places: ['egg'],
    sorts: ['white', 'regular', 'farm', 'brown'],
    not: ['quail', 'chocolate', 'duck', 'boiled'],
  },
  { heads: ['onion', 'pyaz'], places: VEGETABLE, not: [...PREPARED, 'ring'] },
  {
    heads: ['atta'],
    places: ['atta', 'flour', 'staple', 'grain'],
    sorts: ['chakki', 'wheat'],
    not: ['multigrain', 'jowar', 'bajra', 'ragi', 'besan', 'singhara'],
  },
  { heads: ['potato', 'aloo'], places: VEGETABLE, not: [...PREPARED, 'sweet', 'chip'] },
  {
    heads: ['tomato', 'tamatar'],
    places: VEGETABLE,
    sorts: ['hybrid'],
    not: [...PREPARED, 'cherry', 'puree'],
  },
  {
    heads: ['dahi', 'curd'],
    places: ['dahi', 'curd', 'dairy', 'yogurt'],
    not: ['mango', 'strawberry', 'mishti', 'greek', 'probiotic'],
  },
  {
    heads: ['banana', 'kela', 'robusta', 'yelakki'],
    only: ['banana', 'kela'],
    places: FRUIT,
    not: ['chip', 'raw', 'organic'],
  },
  {
    heads: ['rice', 'chawal'],
    places: ['rice', 'staple', 'grain'],
    sorts: ['sona', 'basmati'],
    not: ['idli', 'puffed', 'fried', 'brown', 'red'],
  },
  { heads: ['dal'], only: ['toor', 'arhar', 'tur'], places: ['dal', 'pulse', 'staple', 'grain'] },
  {
    heads: ['sugar', 'cheeni'],
    places: ['sugar', 'staple', 'salt', 'masala'],
    not: ['free', 'icing', 'brown'],
  },
  {
    heads: ['salt', 'namak'],
    places: ['salt', 'staple', 'masala'],
    sorts: ['iodised', 'iodized'],
    not: ['kala', 'black', 'pink', 'sendha'],
  },
  {
    heads: ['tea', 'chai'],
    places: ['tea', 'beverage'],
    sorts: ['assam'],
    not: ['green', 'herbal', 'iced', 'tulsi'],
  },
  { heads: ['paneer'], places: ['paneer', 'dairy'], not: ['tikka', 'masala', 'smoked'] },
  {
    heads: ['oil'],
    places: ['oil'],
    sorts: ['sunflower', 'mustard', 'soyabean'],
    not: ['hair', 'massage', 'baby', 'essential', 'olive', 'clove', 'body', 'pooja', 'lamp'],
  },
  {
    heads: ['butter', 'makhan'],
    places: ['butter', 'dairy'],
    sorts: ['salted', 'pasteurised'],
    not: ['peanut', 'almond', 'body', 'cocoa', 'unsalted', 'cashew', 'nut'],
  },
  { heads: ['ghee'], places: ['ghee', 'dairy'], sorts: ['cow', 'desi'] },
  { heads: ['ginger', 'adrak'], places: VEGETABLE, not: PREPARED },
  { heads: ['chilli', 'chili', 'mirch'], only: ['green', 'hari'], places: VEGETABLE, not: PREPARED },
  {
    heads: ['coriander', 'dhania', 'leaf', 'leave'],
    only: ['coriander', 'dhania'],
    places: [...VEGETABLE, 'green', 'herb'],
    not: PREPARED,
  },
  { heads: ['lemon', 'nimbu'], places: VEGETABLE, not: PREPARED },
  { heads: ['garlic', 'lahsun'], places: VEGETABLE, not: PREPARED },
  {
    heads: ['apple', 'seb', 'shimla', 'kashmir'],
    only: ['apple', 'seb'],
    places: FRUIT,
    sorts: ['apple'],
    not: ['custard', 'pine'],
  },
  { heads: ['noodle'], places: ['noodle', 'instant'], sorts: ['masala'], not: ['cup'] },
  { heads: ['biscuit'], places: ['biscuit', 'cookie'], sorts: ['glucose', 'marie'] },
  {
    heads: ['chip'],
    places: ['chip', 'crisp', 'snack'],
    sorts: ['classic', 'salted'],
    not: ['banana', 'tortilla', 'nacho'],
  },
  {
    heads: ['water'],
    places: ['water', 'beverage', 'drink'],
    sorts: ['drinking', 'mineral'],
    not: ['rose', 'coconut', 'soda', 'tonic', 'micellar'],
  },
  {
    heads: ['coffee'],
    places: ['coffee', 'beverage'],
    sorts: ['instant', 'classic'],
    not: ['cold', 'decoction'],
  },
  { heads: ['poha'], places: ['poha', 'staple', 'grain', 'dal'] },
  {
    heads: ['detergent', 'powder'],
    only: ['detergent'],
    places: ['detergent', 'cleaning', 'laundry'],
    sorts: ['everyday'],
  },
  {
    heads: ['liquid', 'bar', 'dishwash'],
    only: ['dishwash'],
    places: ['dishwash', 'cleaning'],
    sorts: ['lemon'],
  },
  { heads: ['roll'], only: ['toilet'], places: ['tissue', 'cleaning', 'paper'] },
  { heads: ['toothpaste'], places: ['toothpaste', 'oral', 'hygiene'], sorts: ['mint'] },
  {
    heads: ['soap'],
    places: ['soap', 'bath', 'hygiene'],
    sorts: ['neem', 'sandal'],
    not: ['handmade', 'dish', 'detergent'],
  },
  { heads: ['shampoo'], places: ['shampoo', 'hair'], not: ['dog', 'cat', 'baby'] },
  {
    heads: ['diaper', 'pant'],
    only: ['diaper'],
    places: ['diaper', 'baby'],
    sorts: ['medium'],
    not: ['cloth'],
  },
  { heads: ['agarbatti'], places: ['agarbatti', 'pooja'] },
  {
    heads: ['ketchup', 'sauce'],
    only: ['tomato'],
    places: ['ketchup', 'sauce', 'spread'],
    sorts: ['ketchup', 'classic'],
    not: ['pasta', 'pizza', 'chilli', 'hot'],
  },
  {
    heads: ['cheese', 'slice', 'cube'],
    only: ['cheese'],
    places: ['cheese', 'dairy'],
    sorts: ['slice', 'cube', 'processed'],
    not: ['cream', 'spread'],
  },
  {
    heads: ['chocolate'],
    places: ['chocolate', 'sweet'],
    sorts: ['milk', 'dark'],
    not: ['white', 'hot', 'drinking', 'spread', 'sugar'],
  },
  {
    heads: ['juice'],
    places: ['juice', 'beverage', 'drink'],
    sorts: ['mixed', 'orange', 'apple'],
    not: ['aloe', 'amla', 'giloy', 'karela', 'pressed', 'lemon'],
  },
  { heads: ['jam'], places: ['jam', 'spread', 'breakfast'], sorts: ['mixed'] },
  { heads: ['honey', 'shahad'], places: ['honey', 'spread', 'staple', 'breakfast'], sorts: ['pure', 'raw'] },
];

/** The index of the staple (0 is first), and how common the product's variety is (0 is most). */
export type StaplePlace = { readonly place: number; readonly sort: number };

/** The staple that a product of this name is, or null. `around`: the words of its categories and sub-categories. */
export function stapleOf(
  { head, sorts }: Pick<ProductName, 'head' | 'sorts'>,
  around: ReadonlySet<string>,
): StaplePlace | null {
  const candidates = BY_HEAD.get(head);
  if (candidates === undefined) return null;
  const said = new Set(sorts.map(singular)).add(head);
  for (const place of candidates) {
    const staple = STAPLES[place];
    if (staple === undefined || !fits(staple, said, around)) continue;
    const ordinary = staple.sorts?.findIndex((sort) => said.has(sort)) ?? -1;
    // Prefer names with fewer other words: 'Onion' before 'White Onion'.
    const special = sorts.length / 10;
    return { place, sort: (ordinary === -1 ? (staple.sorts?.length ?? 0) : ordinary) + special };
  }
  return null;
}

function fits(staple: Staple, said: ReadonlySet<string>, around: ReadonlySet<string>): boolean {
  if (staple.not?.some((word) => said.has(word))) return false;
  if (staple.only && !staple.only.some((word) => said.has(word))) return false;
  return staple.places.some((word) => around.has(word));
}

/** The words of the names of categories and sub-categories, for `stapleOf`. */
export function wordsOfPlaces(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap(singulars));
}

function singulars(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(singular);
}

const BY_HEAD: ReadonlyMap<string, readonly number[]> = heads();

function heads(): Map<string, number[]> {
  const byHead = new Map<string, number[]>();
  STAPLES.forEach(({ heads: words }, index) => {
    for (const word of words) byHead.set(word, [...(byHead.get(word) ?? []), index]);
  });
  return byHead;
}
