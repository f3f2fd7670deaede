import { foldWords } from '../../text/fold.ts';

/**
 * Two words that together name another thing, a kind of neither word: peanut butter is not butter, a custard apple is
 * not an apple. A search for one of the words alone ranks these products lower. Source: names that English-language
 * grocers list beside the plain thing.
 */
const COMPOUNDS: ReadonlyMap<string, ReadonlySet<string>> = byFirstWord(
  `peanut butter, almond butter, cashew butter, nut butter, hazelnut butter, cocoa butter, shea butter,
  body butter, apple butter, butter milk, butter chicken, butter paper, butter scotch, butter fruit,
  butter bean, coconut milk, almond milk, soy milk, soya milk, oat milk, rice milk, cashew milk, flavoured
  milk, milk bikis, milk maid, milk thistle, badam milk, ice cream, face cream, hair cream, shaving cream,
  hand cream, foot cream, night cream, day cream, cold cream, cream cheese, cheese ball, hair oil, massage
  oil, baby oil, body oil, pooja oil, fish oil, essential oil, lamp oil, neem oil, clove oil, castor oil,
  rose water, coconut water, tonic water, water melon, water chestnut, micellar water, gripe water, barley
  water, sweet potato, sweet corn, baby corn, pop corn, custard apple, wood apple, pine
  apple, rose apple, egg curry, bread crumb, bread stick, ginger garlic, lemon grass, lemon rice, tea
  light, tea towel, coffee mate, salt cellar, bath salt, epsom salt, sugar free, sugar cane, sugar candy,
  rice paper, rice water, jeera rice, curd rice, fried rice, honey comb, honey dew, honey bunches, chilli
  oil, sun dried, spring onion, onion powder, banana stem, banana flower, banana leaf, banana
  blossom, mango ginger, mango powder, mango leave, mango leaf, curry leave, curry leaf, neem leave, betel
  leaf, soap dish, soap nut, baby shampoo, dog shampoo, bell pepper, rock salt, orange peel, baking
  powder, grape fruit, jack fruit, dragon fruit, passion fruit, star fruit, bread fruit, dry fruit, palak
  paneer, shahi paneer, matar paneer, aloo bukhara, gobi manchurian, methi khakhra, tooth pick, cat fish,
  cotton candy, cotton bud, lip balm, lip care, camphor oil, broom stick, mop refill, garbage bin, beetroot powder, coconut
  powder, shimla mirch, kali mirch, safed mirch`
    .split(',')
    .map(foldWords),
);

/** Whether two consecutive folded words are such a name. */
export function isCompound(first: string, second: string): boolean {
  return COMPOUNDS.get(first)?.has(second) === true;
}

function byFirstWord(pairs: readonly (readonly string[])[]): Map<string, Set<string>> {
  const seconds = new Map<string, Set<string>>();
  for (const [first = '', second = ''] of pairs) {
    seconds.set(first, (seconds.get(first) ?? new Set()).add(second));
  }
  return seconds;
}
