import type { ArtName } from '../art/art-names.ts';
import { isOwnArt } from '../art/own-art.ts';
import type {
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
import { bodyColour, fillColour } from './fill-colour.ts';
import { firstMatch, wordTable } from './find-words.ts';
import { foodMark } from './food-mark.ts';
import { likelyThing } from './likely-thing.ts';
import { brandAndTitle, printedUnit, shortTitle } from './printed-name.ts';
import { subCategoryKindOf } from './sub-category-kind.ts';
import type { UnseenProduct } from './unseen-product.ts';

const PRODUCE = wordTable<true>([
  ['vegetable veggie fruit herb sabzi produce flower phal fal saag patte leaves sabji bhaji', true],
]);

/**
 * A recipe for a plausible picture of a product from its texts alone; the same texts give the same recipe. If they
 * don't say what the product is, the picture is a plain pack with its name, rather than a wrong one.
 */
export function recipeForProduct(product: UnseenProduct): PackRecipe | PlainPackRecipe | LooseRecipe {
  const { name, unit, brand = '', category = '', subCategory = '' } = product;
  const subCategoryKind = subCategoryKindOf(category, subCategory);
  const [printed, title] = brandAndTitle(name, brand);
  const isProduce =
    firstMatch(PRODUCE, [subCategory, category]) !== null &&
    !NOT_FRESH.test(`${subCategory} ${unit}`) &&
    !DRIED.test(name);
  const fresh = isProduce ? goodInName(brand === '' ? name : title) : undefined;
  const thing = likelyThing(product, title, subCategoryKind, isProduce, fresh);
  const usual = fittingPack(choosePack(thing, unit), `${title} ${thing?.art ?? ''}`);
  const pack = usual === 'tray' && thing?.loose && subCategoryKind === 'food' && !isProduce ? 'pouch' : usual;
  const good = fresh ?? (pack === 'tray' ? goodInName(brand === '' ? name : title) : undefined);
  if (
    isProduce &&
    !PACKED.test(unit) &&
    good !== undefined &&
    (thing === undefined || thing.loose || thing.pack === 'tagged')
  )
    return { kind: 'loose', art: { name: thing?.art ?? 'leafy-green' }, good, count: 3 };
  const fill = pack === 'flask' ? bodyColour(title) : fillColour(title);
  const face = {
    brand: printed,
    title: shortTitle(title),
    unit: printedUnit(unit),
    ...brandColours(printed),
    mark:
      subCategoryKind === 'food' || (subCategoryKind === null && thing?.food === true)
        ? foodMark(name, subCategory, category)
        : 'none',
  };
  const isUnmodelled = isProduce && thing?.loose === true && good === undefined;
  if (isUnmodelled && !PACKED.test(unit) && isOwnArt(thing.art))
    return { kind: 'loose', art: { name: thing.art }, count: 3 };
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

/** 'Frozen vegetables', fruit juices and combos of several products. */
const NOT_FRESH = /frozen|snack|combo|artificial|plastic|juice|drink|\bdry\b|\bdried\b/i;
const DRIED = /\bdry\b|\bdried\b/i;
const PACKED = /pouch|pack|box|tray|bottle|jar|punnet/i;

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
