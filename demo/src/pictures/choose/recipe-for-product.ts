import type { ArtName } from '../art/art-names.ts';
import type {
  FoodMark,
  LooseRecipe,
  ObjectRecipe,
  PackFace,
  PackRecipe,
  TileRecipe,
} from '../picture-recipe.ts';
import { ART_WORDS } from './art-words.ts';
import { brandColours } from './choose-colours.ts';
import { choosePack } from './choose-pack.ts';
import { firstMatch } from './find-words.ts';

/** What is known of a product that nobody has photographed. */
export type UnseenProduct = {
  readonly name: string;
  readonly unit: string;
  readonly brand?: string;
  readonly category?: string;
  readonly subCategory?: string;
};

const LONGEST_TITLE = 60;
const MEAT: readonly (readonly [string, true])[] = [
  ['chicken mutton fish egg prawn meat lamb pork tuna kebab salmon', true],
];
const NO_FOOD: readonly (readonly [string, true])[] = [
  [
    'beauty hygiene cleaning household baby care garden kitchen pet stationery health makeup skin hair bath soap detergent cleaner pooja toy',
    true,
  ],
];
const PRODUCE: readonly (readonly [string, true])[] = [['vegetable vegetables fruit fruits herb', true]];

/** A believable picture of a product by its name alone: always the same, whatever the text. */
export function recipeForProduct(product: UnseenProduct): PackRecipe | LooseRecipe {
  const { name, unit, brand = '', category = '', subCategory = '' } = product;
  const shelf = `${subCategory} ${category}`;
  const art = { name: artFor(name, subCategory, category) };
  if (brand === '' && firstMatch(PRODUCE, [category]) && firstMatch(PRODUCE, [subCategory]))
    return { kind: 'loose', art, count: 3 };
  const [printed, title] = brandAndTitle(name, brand);
  const face: PackFace = {
    brand: printed,
    title: title.slice(0, LONGEST_TITLE),
    unit,
    ...brandColours(printed),
    art,
    mark: markOf(name, shelf),
  };
  return { kind: choosePack(name, unit, shelf), face };
}

/** The brand as given, or the first word of the name; the rest is the title. */
function brandAndTitle(name: string, brand: string): [string, string] {
  const whole = name.trim();
  if (brand !== '') {
    const isFirst = whole.toLowerCase().startsWith(`${brand.toLowerCase()} `);
    return [brand, isFirst ? whole.slice(brand.length + 1) : whole];
  }
  const [first = '', ...rest] = whole.split(/\s+/);
  return rest.length === 0 ? ['', first] : [first, rest.join(' ')];
}

function markOf(name: string, shelf: string): FoodMark {
  if (firstMatch(NO_FOOD, [shelf, name])) return 'none';
  return firstMatch(MEAT, [name, shelf]) ? 'nonveg' : 'veg';
}

function artFor(...texts: string[]): ArtName {
  return firstMatch(ART_WORDS, texts) ?? 'shopping-bags';
}

/** The one thing that stands for a sub-category. */
export function recipeForSubCategory(name: string): ObjectRecipe {
  return { kind: 'object', art: { name: artFor(name) } };
}

/** Three things that stand for a category: those of its words, then what goes with any shop. */
export function recipeForCategory(name: string): TileRecipe {
  const own = name.split(/[\s,&]+/).flatMap((word) => firstMatch(ART_WORDS, [word]) ?? []);
  const [a = 'shopping-bags', b = 'basket', c = 'label'] = [
    ...new Set<ArtName>([...own, 'shopping-bags', 'basket', 'label']),
  ];
  return { kind: 'tile', art: [{ name: a }, { name: b }, { name: c }] };
}
