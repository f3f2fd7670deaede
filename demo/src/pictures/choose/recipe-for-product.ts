import type { ArtName } from '../art/art-names.ts';
import type {
  FoodMark,
  LooseRecipe,
  ObjectRecipe,
  PackRecipe,
  PlainPackRecipe,
  TileRecipe,
} from '../picture-recipe.ts';
import { artMeant } from './art-meant.ts';
import { ART_WORDS } from './art-words.ts';
import { brandColours } from './choose-colours.ts';
import { choosePack, fittingPack } from './choose-pack.ts';
import { goodInName } from '../goods/find-good.ts';
import type { GoodName } from '../goods/good-names.ts';
import { fillColour } from './fill-colour.ts';
import { firstMatch, wordTable } from './find-words.ts';
import { thingInName, thingOfSubCategory } from './find-thing.ts';
import { type Thing, THINGS } from './things.ts';

/** The texts of a product without photos. */
export type UnseenProduct = {
  readonly name: string;
  readonly unit: string;
  readonly brand?: string;
  readonly category?: string;
  readonly subCategory?: string;
};

/** In characters; a longer one would be too small to read. */
const LONGEST_TITLE = 30;
const SHORTEST_TITLE = 4;
const MEAT = wordTable<true>([
  ['chicken mutton fish egg prawn meat lamb pork tuna kebab salmon sausage bacon salami crab sardine', true],
]);
/** What products of a sub-category are, by words of its name; if several match, the first rows win. */
const SUB_CATEGORY_KINDS = wordTable<'other' | 'food'>([
  [
    'beauty hygiene cleaning household garden gardening kitchen pet stationery health makeup skin hair bath soap detergent cleaner pooja puja toy baby-care personal home decor apparel fashion electronics appliance cookware hardware electrical plumbing disposable repellent freshener bedsheet furnishing diaper wipes toiletries accessories mop brush medicine flower bouquet',
    'other',
  ],
  [
    'food snack beverage drink fruit vegetable dairy bakery bread egg meat fish grocery staple masala spice oil atta flour dal pulse rice sweet biscuit chocolate tea coffee foodgrain gourmet frozen breakfast cereal noodle pasta',
    'food',
  ],
]);
const PRODUCE = wordTable<true>([['vegetable veggie fruit herb sabzi produce flower', true]]);
/** What is for animals, even in sub-categories such as "Fish" or "Chicken". */
const FOR_PETS = wordTable<true>([['pet', true]]);
/** Brands and names that say what a product is better than their last word does ("Cerelac Wheat Apple"). */
const KNOWN_NAMES: readonly (readonly [name: RegExp, phrase: string])[] = [
  [/\bcerelac\b|\bnestum\b/i, 'baby cereal'],
  [/\bnan pro\b|\blactogen\b/i, 'infant formula'],
  [/\bhorlicks\b|\bbournvita\b|\bcomplan\b/i, 'health drink'],
  [/\brasna\b/i, 'drink mix'],
  [/\brooh ?afza\b/i, 'sharbat'],
  [/\benamel paint\b/i, 'enamel paint'],
  [/\bfevistik\b/i, 'glue stick'],
  [/\bfevicol\b/i, 'fevicol'],
  [/\bwhisper\b|\bstayfree\b/i, 'sanitary pad'],
  [/\bpedigree\b|\bdrools\b/i, 'dog food'],
  [/\bwhiskas\b/i, 'cat food'],
  [/\bpopcorn\b/i, 'popcorn'],
  [/\bchocos\b/i, 'cereal'],
  [/\bnescafe\b/i, 'coffee'],
  [/\bkhus khus\b|\bgasagase\b/i, 'poppy seed'],
  [/\bhide (?:&|and) seek\b|\boreo\b|\bbourbon biscuits?\b/i, 'cream biscuit'],
  [
    /\bwafers?\b.*\b(?:choco\w*|vanilla|hazelnut)\b|\b(?:choco\w*|vanilla|hazelnut)\b.*\bwafers?\b/i,
    'wafer biscuit',
  ],
  [/\bkhakhra\b/i, 'khakhra'],
  [/\b(?:grated|desiccated) coconut\b|\bcoconut\W+(?:grated|desiccated)\b/i, 'grated coconut'],
];

/**
 * A recipe for a plausible picture of a product from its texts alone; the same texts give the same recipe. If
 * they don't say what the product is, the picture is a plain pack with its name, rather than a wrong one.
 */
export function recipeForProduct(product: UnseenProduct): PackRecipe | PlainPackRecipe | LooseRecipe {
  const { name, unit, brand = '', category = '', subCategory = '' } = product;
  const subCategoryKind = subCategoryKindOf(category, subCategory);
  const isPossible = ({ food }: Thing) => subCategoryKind === null || food === (subCategoryKind === 'food');
  const [printed, title] = brandAndTitle(name, brand);
  const isProduce =
    firstMatch(PRODUCE, [subCategory, category]) !== null && !NOT_FRESH.test(`${subCategory} ${unit}`);
  const fresh = isProduce ? goodInName(brand === '' ? name : title) : undefined;
  const named =
    knownThing(`${brand} ${name}`, isPossible) ??
    thingInName(title, isPossible) ??
    thingInName(name, isPossible);
  const thing =
    freshThing(named, fresh) ??
    juiceThing(named, subCategory) ??
    thingMeant(named, thingOfSubCategory(subCategory, isPossible), title, subCategoryKind);
  const usual = fittingPack(choosePack(thing, unit), `${title} ${thing?.art ?? ''}`);
  const pack = usual === 'tray' && thing?.loose && subCategoryKind === 'food' && !isProduce ? 'pouch' : usual;
  const good = fresh ?? (pack === 'tray' ? goodInName(brand === '' ? name : title) : undefined);
  if (isProduce && !PACKED.test(unit) && good !== undefined && (thing === undefined || thing.loose))
    return { kind: 'loose', art: { name: thing?.art ?? 'leafy-green' }, good, count: 3 };
  const fill = fillColour(title);
  const face = {
    brand: printed,
    title: shortTitle(title),
    unit,
    ...brandColours(printed),
    mark: markOf(
      name,
      `${subCategory} ${category}`,
      subCategoryKind === 'food' || (subCategoryKind === null && thing?.food === true),
    ),
  };
  const isUnmodelled = isProduce && thing?.loose === true && good === undefined;
  if (thing === undefined || pack === 'plain' || isUnmodelled) return { kind: 'plain', face };
  return {
    kind: pack,
    face: {
      ...face,
      // In a combo, the picture shows its first product.
      art: artMeant(thing.art, (brand === '' ? name : title).split(/\s*\+\s*/, 1)[0] ?? ''),
      ...(good && { good }),
      ...(fill && { fill }),
    },
  };
}

function knownThing(name: string, isPossible: (thing: Thing) => boolean): Thing | undefined {
  const phrase = KNOWN_NAMES.find(([known]) => known.test(name))?.[1];
  const thing = phrase === undefined ? undefined : THINGS.get(phrase);
  return thing !== undefined && isPossible(thing) ? thing : undefined;
}

function subCategoryKindOf(category: string, subCategory: string): 'other' | 'food' | null {
  if (firstMatch(FOR_PETS, [category])) return 'other';
  // "Health Drinks" are drinks.
  if (/\bdrinks?$/i.test(subCategory)) return 'food';
  return firstMatch(SUB_CATEGORY_KINDS, [subCategory, category]);
}

/** In a sub-category of vegetables "mint" isn't a sweet, beans aren't pulses, and turmeric is a root. */
function freshThing(named: Thing | undefined, fresh: GoodName | undefined): Thing | undefined {
  if (fresh === 'mint' && named?.art === 'candy') return THINGS.get('pudina');
  if (fresh === 'ginger' && named?.art === 'curry-rice') return THINGS.get('ginger');
  return fresh === 'french-beans' && named?.art === 'beans' ? THINGS.get('pea') : undefined;
}

/** What a sub-category of juices has, of which a fruit in the name is the flavour. */
function juiceThing(named: Thing | undefined, subCategory: string): Thing | undefined {
  return (named === undefined || named.loose) && /\bjuices?\b/i.test(subCategory)
    ? THINGS.get('juice')
    : undefined;
}

const HAIR_OIL = /\b(?:coconut|almond|castor|mustard|til|sesame) oil\b/i;

/**
 * What the name and the sub-category say together: "masala" is also a flavour of crisps, and coconut oil is also sold
 * for hair.
 */
function thingMeant(
  named: Thing | undefined,
  subCategory: Thing | undefined,
  title: string,
  subCategoryKind: 'other' | 'food' | null,
): Thing | undefined {
  if (named?.art === 'curry-rice' && subCategory?.food && FLAVOURED.has(subCategory.art)) return subCategory;
  if (named === undefined && subCategoryKind === 'other' && HAIR_OIL.test(title))
    return { art: /coconut/i.test(title) ? 'coconut' : 'droplet', pack: 'bottle', food: false, loose: false };
  return named ?? subCategory;
}

/** Snacks whose flavours are named after spices. */
const FLAVOURED: ReadonlySet<ArtName> = new Set(['potato', 'sev', 'spaghetti', 'bowl-with-spoon']);

/** 'Frozen vegetables', fruit juices and combos of several products. */
const NOT_FRESH = /frozen|snack|combo|artificial|plastic|juice|drink/i;
const PACKED = /pouch|pack|box|tray|bottle|jar|punnet/i;

/** Shortens a name for a pack: the part before a long addition. */
function shortTitle(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  const [short = ''] = title.split(/\s[-–—|]\s|[,(+]|\s(?:with|for)\s/iu);
  const kept = short.trim().length >= SHORTEST_TITLE ? short.trim() : title;
  return kept.slice(0, 2 * LONGEST_TITLE);
}

/** The given brand, or the first word of the name; the rest is the title. */
function brandAndTitle(name: string, brand: string): [string, string] {
  const whole = name.trim();
  if (brand !== '') {
    const isFirst = whole.toLowerCase().startsWith(`${brand.toLowerCase()} `);
    const rest = isFirst ? whole.slice(brand.length + 1).replace(/^[-–—\s]+/u, '') : '';
    return [brand, rest === '' ? whole : rest];
  }
  const [first = '', ...rest] = whole.split(/\s+/);
  return rest.length === 0 ? ['', first] : [first, rest.join(' ')];
}

function markOf(name: string, subCategory: string, isFood: boolean): FoodMark {
  if (!isFood) return 'none';
  return firstMatch(MEAT, [name, subCategory]) ? 'nonveg' : 'veg';
}

function artFor(...texts: string[]): ArtName {
  return firstMatch(ART_WORDS, texts) ?? 'shopping-bags';
}

/** The picture element that represents a sub-category. */
export function recipeForSubCategory(name: string): ObjectRecipe {
  return { kind: 'object', art: { name: artFor(name) } };
}

/** Three picture elements that represent a category: by its words, completed by general ones. */
export function recipeForCategory(name: string): TileRecipe {
  const own = name.split(/[\s,&]+/).flatMap((word) => firstMatch(ART_WORDS, [word]) ?? []);
  const [a = 'shopping-bags', b = 'basket', c = 'label'] = [
    ...new Set<ArtName>([...own, 'shopping-bags', 'basket', 'label']),
  ];
  return { kind: 'tile', art: [{ name: a }, { name: b }, { name: c }] };
}
