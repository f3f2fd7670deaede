import type { ArtName } from '../art/art-names.ts';
import type { GoodName } from '../goods/good-names.ts';
import { thingInLaterPart, thingInName, thingOfSubCategory } from './find-thing.ts';
import { phraseOfKnownName } from './known-names.ts';
import { possibleMeanings, type SubCategoryKind } from './sub-category-kind.ts';
import type { Thing } from './thing.ts';
import { thingCalled } from './things.ts';
import type { UnseenProduct } from './unseen-product.ts';
import { usualThing } from './usual-thing.ts';

/**
 * What a product probably is: by the first part of its name, its sub-category, the other parts of its name, and what
 * its sub-category usually has. `fresh` are the loose goods that the name of a fresh product mentions.
 */
export function likelyThing(
  product: UnseenProduct,
  title: string,
  kind: SubCategoryKind,
  isProduce: boolean,
  fresh: GoodName | undefined,
): Thing | undefined {
  const { name, unit, brand = '', category = '', subCategory = '' } = product;
  const meanings = possibleMeanings(kind, [subCategory, category]);
  const known = phraseOfKnownName(`${brand} ${name}`.split('+', 1)[0] ?? '');
  const first = <T>(find: (isPossible: (typeof meanings)[number]) => T | undefined) => {
    for (const isPossible of meanings) {
      const found = find(isPossible);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const named =
    (known === undefined ? undefined : first((isPossible) => thingCalled(known, isPossible))) ??
    first((isPossible) => thingInName(title, isPossible) ?? thingInName(name, isPossible));
  const usual = usualThing([subCategory, category], `${unit} ${name}`, kind);
  const strict = first((isPossible) => thingOfSubCategory(subCategory, isPossible));
  const ofSubCategory = strict?.art === usual?.thing.art ? usual?.thing : strict;
  const meant =
    freshThing(named, fresh) ??
    juiceThing(named, subCategory) ??
    spiceThing(named, name, isProduce) ??
    thingMeant(
      named,
      ofSubCategory ?? (usual?.isSure && !isProduce ? usual.thing : undefined),
      `${name} ${subCategory}`,
    );
  if (meant !== undefined || isProduce) return meant;
  return first((isPossible) => thingInLaterPart(name, isPossible)) ?? usual?.thing;
}

/** In a sub-category of vegetables "mint" isn't a sweet, beans aren't pulses, and spices are roots or leaves. */
function freshThing(named: Thing | undefined, fresh: GoodName | undefined): Thing | undefined {
  if (fresh === 'mint' && named?.art === 'candy') return thingCalled('pudina', isFood);
  if (fresh !== undefined && (named?.art === 'curry-rice' || named?.art === 'tropical-drink'))
    return thingCalled('ginger', isFood);
  return fresh === 'french-beans' && named?.art === 'beans' ? thingCalled('pea', isFood) : undefined;
}

/** What a sub-category of juices has, of which a fruit in the name is the flavour. */
function juiceThing(named: Thing | undefined, subCategory: string): Thing | undefined {
  return (named === undefined || named.loose) && /\bjuices?\b/i.test(subCategory)
    ? thingCalled('juice', isFood)
    : undefined;
}

/** Outside of fruit and vegetables, methi and coriander are seeds or powder, unless the name says leaves. */
function spiceThing(named: Thing | undefined, name: string, isProduce: boolean): Thing | undefined {
  const isSpice = /\b(?:methi|coriander|dhania)\b/i.test(name) && !/\blea(?:f|ves)\b/i.test(name);
  return named?.art === 'leafy-green' && isSpice && !isProduce ? thingCalled('spice', isFood) : undefined;
}

const isFood = ({ food }: Thing) => food;

/**
 * What the name and the sub-category say together: "masala" is also a flavour of crisps, and fruit one of sweets and
 * tea.
 */
function thingMeant(
  named: Thing | undefined,
  subCategory: Thing | undefined,
  texts: string,
): Thing | undefined {
  if (named === undefined || !named.food || subCategory === undefined)
    return heated(named, texts) ?? subCategory;
  if (named.loose && FRUITY.has(subCategory.art)) return subCategory;
  if (subCategory.art === 'ice-cream' && !FROZEN.has(named.art)) return subCategory;
  if (named.art === 'curry-rice' && FLAVOURED.has(subCategory.art)) return subCategory;
  if (named.art === 'cooked-rice' && subCategory.art === 'spaghetti') return subCategory;
  if (named.art === 'potato' && subCategory.art === 'cookie') return subCategory;
  if (named.art === 'sheaf-of-rice' && subCategory.art === 'bread') return subCategory;
  return subCategory.art === 'cookie' && !BAKED.has(named.art) ? subCategory : heated(named, texts);
}

/** Meals and tinned goods aren't sold like what they are made of. */
function heated(named: Thing | undefined, texts: string): Thing | undefined {
  if (named === undefined || !(named.pack === 'tray' || named.pack === 'block' || isPulse(named)))
    return named;
  // Of beans in brine there are also jars, as their unit says.
  if (/\bcanned\b|\btinned\b|\bin brine\b/i.test(texts))
    return { ...named, pack: isPulse(named) ? 'can' : 'tin' };
  return !isPulse(named) && /\bready to\b/i.test(texts) && !/\bfresh/i.test(texts)
    ? { ...named, pack: 'box', loose: false }
    : named;
}

const isPulse = ({ art, pack }: Thing) => art === 'beans' && pack === 'pouch';

/** What sub-categories of ice cream have too; anything else is a flavour. */
const FROZEN: ReadonlySet<ArtName> = new Set(['ice-cream', 'soft-ice-cream', 'cupcake', 'custard']);
/** Snacks whose flavours are named after spices. */
const FLAVOURED: ReadonlySet<ArtName> = new Set(['potato', 'sev', 'spaghetti', 'bowl-with-spoon', 'cookie']);
/** What fruit and herbs are flavours of. */
const FRUITY: ReadonlySet<ArtName> = new Set([
  'candy',
  'chocolate-bar',
  'cookie',
  'teacup-without-handle',
  'hot-beverage',
  'ice-cream',
  'cup-with-straw',
  'cupcake',
  'bread',
  'steaming-bowl',
]);
/** What sub-categories of biscuits have too. */
const BAKED: ReadonlySet<ArtName> = new Set([
  'cookie',
  'cupcake',
  'chocolate-bar',
  'rice-cracker',
  'croissant',
  'almonds',
  'candy',
  'lollipop',
  'popcorn',
]);
