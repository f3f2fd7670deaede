import type { ShelfContents } from '../shelf/shelf-contents.ts';
import type { ShelfProduct } from '../shelf/shelf-product.ts';
import { matchWish } from './match.ts';
import type { Scores } from './matches.ts';
import { readQuery, type Wish } from './query.ts';
import type { Indexed, TextIndex } from './text-index.ts';

const WORTH = {
  /** The name ends in what was asked for: 'Toned Milk' is milk, 'Milk Chocolate' isn't. */
  nameEndsSo: 0.15,
  /** Shared by the words of the name: of two that fit, the one that says less else. */
  nameIsIt: 0.2,
  bundle: -0.25,
  soldOut: -0.45,
};
const FINE = 10_000;
/** Parts of the best score. */
const GOOD_ENOUGH = 0.7;
const CLOSE_TO_BEST = 0.6;
const STRAY = 0.4;
/** With so many products that fit, those that only mention it are noise: whoever wants milk wants no soap. */
const PLENTY = 12;

/**
 * The products that fit what was typed, best first: those that fit all of it or, where none does, those that
 * come closest. The order is the same in every process, so that pages follow one another.
 */
export function rank(index: TextIndex, contents: ShelfContents, text: string): ShelfProduct[] {
  const wishes = readQuery(text);
  if (wishes.length === 0) return [];
  const scores = withoutStrays(fitting(wishes.map((wish) => matchWish(index, wish))));
  const { newestFirst } = contents;
  // One number a product, score before age, so that sorting needs no comparing function.
  const keys = new Float64Array(scores.size);
  const wanted = wishedWords(wishes);
  let count = 0;
  for (const [number, score] of scores) {
    const known = index.get(number);
    const product = known && contents.products.get(known.id);
    if (!known || !product) continue;
    const worth = score / wishes.length + extras(known, product, wanted) + 2;
    keys[count] = Math.round(worth * FINE) * newestFirst.length + (newestFirst.length - 1 - product.rank);
    count += 1;
  }
  const sorted = keys.subarray(0, count).sort().reverse();
  const products: ShelfProduct[] = [];
  for (const key of sorted) {
    const product = newestFirst[newestFirst.length - 1 - (key % newestFirst.length)];
    if (product) products.push(product);
  }
  return products;
}

/**
 * The sums of the products that fit every wish. Where those fit badly (a word in a description, a typing
 * mistake assumed) next to what fits a part of it well, the products that fit best, whatever they lack.
 */
function fitting(matches: readonly Scores[]): Scores {
  const [first] = matches;
  if (matches.length === 1 && first) return first;
  const fits = new Map<number, number>();
  const sums: Scores = new Map();
  for (const scores of matches) {
    for (const [number, score] of scores) {
      fits.set(number, (fits.get(number) ?? 0) + 1);
      sums.set(number, (sums.get(number) ?? 0) + score);
    }
  }
  let best = 0;
  let bestOfAll = 0;
  for (const [number, sum] of sums) {
    if (sum > best) best = sum;
    if (sum > bestOfAll && fits.get(number) === matches.length) bestOfAll = sum;
  }
  const all = bestOfAll >= best * GOOD_ENOUGH;
  for (const [number, sum] of sums) {
    const stays = all ? fits.get(number) === matches.length : sum >= best * CLOSE_TO_BEST;
    if (!stays) sums.delete(number);
  }
  return sums;
}

/** Drops what fits far worse than the best, where enough fits well. */
function withoutStrays(scores: Scores): Scores {
  let best = 0;
  for (const score of scores.values()) if (score > best) best = score;
  let plenty = 0;
  for (const score of scores.values()) if (score >= best * STRAY) plenty += 1;
  if (plenty < PLENTY) return scores;
  for (const [number, score] of scores) if (score < best * STRAY) scores.delete(number);
  return scores;
}

type Wanted = { readonly words: ReadonlySet<string>; readonly count: number; readonly bundle: boolean };

/** Every word by which a wish may be fulfilled to the letter. */
function wishedWords(wishes: readonly Wish[]): Wanted {
  const words = new Set<string>();
  let count = 0;
  for (const wish of wishes) {
    count += wish.words.length;
    for (const name of [wish.words, ...wish.otherNames]) for (const word of name) words.add(word);
  }
  const bundle = ['combo', 'pack', 'set', 'bundle', 'hamper'].some((word) => words.has(word));
  return { words, count, bundle };
}

function extras(known: Indexed, product: ShelfProduct, wanted: Wanted): number {
  let worth = (WORTH.nameIsIt * Math.min(wanted.count, known.nameLength)) / Math.max(1, known.nameLength);
  if (wanted.words.has(known.lastWord)) worth += WORTH.nameEndsSo;
  if (known.isBundle && !wanted.bundle) worth += WORTH.bundle;
  if (product.stock === 0) worth += WORTH.soldOut;
  return worth;
}
