import { singular } from '../../text/fold.ts';

/**
 * Fruit, vegetables and herbs, by the names of their things in the other tables: a search for one means the fresh one,
 * not the juice, the ketchup or the soap that is named after it.
 *
 * Source: the departments of Indian grocers.
 */
export const PRODUCE: ReadonlySet<string> = new Set(
  `potato, onion, spring onion, shallot, tomato, garlic, ginger, lady finger, brinjal, cauliflower, cabbage, carrot, radish,
  spinach, pea, beans, cluster beans, cucumber, bottle gourd, bitter gourd, ridge gourd, snake gourd, ivy gourd, pointed gourd,
  apple gourd, ash gourd, sponge gourd, pumpkin, capsicum, mushroom, sweet potato, yam, taro, beetroot, turnip, drumstick,
  drumstick leaves, raw banana, lemon, mint, curry leaf, sweet corn, zucchini, lettuce, broccoli, avocado, apple, banana, mango,
  raw mango, orange, sweet lime, grape, guava, papaya, watermelon, muskmelon, pomegranate, pineapple, chikoo, custard apple,
  jackfruit, pear, plum, peach, litchi, gooseberry, black plum, green chilli, coriander leaves, methi leaves, amaranth, dill,
  coconut, tender coconut, tapioca, leafy vegetable, banana flower, banana stem, kinnow, strawberry, kiwi`
    .split(',')
    .map((thing) => thing.trim().replace(/\s+/g, ' ')),
);

/** Words of the names of sub-categories of fresh goods, folded, and of those that only sound so. */
const FRESH = folded('vegetable veggie fruit herb sabzi sabji subzi green greens leafy phal fal produce');
const KEPT = folded(
  'dry dried frozen canned tinned juice drink pulp puree jam syrup chips snack baby crush squash',
);

/** Whether a sub-category whose name has these folded words is one of fresh goods. */
export function isFresh(words: readonly string[]): boolean {
  return words.some((word) => FRESH.has(word)) && !words.some((word) => KEPT.has(word));
}

/** Words of what isn't eaten, folded: the lemon in a 'Dishwash Bar Lemon' is its scent, the chicken a dog's. */
export const INEDIBLE: ReadonlySet<string> = folded(
  `soap shampoo conditioner dishwash detergent cleaner phenyl freshener repellent shaving foam lotion facewash gel serum balm
  toner perfume deodorant deo toothpaste toothbrush mouthwash sanitizer sanitiser handwash wash scrub incense agarbatti dhoop
  candle lozenge sabun moisturiser moisturizer sunscreen talc diaper wipe dog cat mosquito cosmetic hair`,
);

function folded(words: string): Set<string> {
  return new Set(words.split(/\s+/).map(singular));
}
