import { AS_TYPED, Candidates } from './candidates.ts';
import { closeness, type Quantity } from './quantities.ts';
import type { Query, Wish } from './query.ts';
import type { Spelling } from './spelling.ts';
import type { Indexed } from './indexed-product.ts';
import { IN_KIND, IN_NAME, type TextIndex } from './text-index.ts';

const WORTH = {
  /** How well the words fit, by where they stand. */
  fit: 1,
  /** How much of what the product is was asked for. */
  head: 0.75,
  /** Of the sub-category where most of the best are. */
  kind: 0.5,
  /** Named and filed so. */
  namedAndFiled: 0.04,
  asTyped: 0.08,
  pack: 0.5,
  /** Of a brand alone: what most of its products are. */
  usual: 0.3,
  bundle: -0.35,
  soldOut: -0.6,
  popularity: 0.06,
};
/** A kind that is called what was asked for. */
const NAMED_KIND = 0.4;
const FILED = 0.7;
/** What parts of a name besides the one that fits best add. */
const OTHER_PARTS = 0.25;
const BRAND_WEIGHT = 1.3;
/** Parts of the best score. */
const GOOD_ENOUGH = 0.6;
const CLOSE_TO_BEST = 0.6;
const STRAY = 0.4;
/** With so many products that fit, those that only mention it are noise: whoever wants milk wants no soap. */
const PLENTY = 12;
/** Nobody looks further, and one letter fits a whole catalogue. */
const SCORED_AT_MOST = 2_000;
const SCORED_OF_LETTERS = 600;
/** How finely sums and ranks are told apart when there are more. */
const SUM_STEPS = 64;
const SUMS = 1_024;
const RANK_BITS = 6;
/** What fits so much worse than the best is something else: who asks for lemon wants no dishwash with its scent. */
const FAR = 0.65;
const TELLING = 3;
const FINE = 10_000;

/** Ranks; one for each index, since it keeps arrays as long as the catalogue. */
export class Ranking {
  readonly #candidates = new Candidates();
  #heads = new Float32Array(0);

  /**
   * The products that fit a query, best first: those that fit all of it or, where none does well, those that come
   * closest. The order is the same in every process, so that pages follow one another.
   */
  rank(index: TextIndex, query: Query, spelling: Spelling): Indexed[] {
    const candidates = this.#candidates;
    candidates.begin(index);
    if (this.#heads.length < candidates.sums.length) this.#heads = new Float32Array(candidates.sums.length);
    let wishes = 0;
    let weights = 0;
    query.wishes.forEach((wish, place) => {
      const weight = weightOf(wish, index);
      if (!candidates.addWish(index, spelling, wish, place, weight)) return;
      wishes += 1;
      weights += weight;
    });
    const fitting = this.#fitting(index, query, wishes, weights);
    const kinds = this.#kinds(index, fitting, query, weights);
    const usual = query.wishes.every(({ isBrand }) => isBrand) ? usualThings(index, fitting) : null;
    return this.#sorted(index, fitting, kinds, usual, query, weights);
  }

  /** Products that fit every wish; where those fit badly next to what fits a part of it well, the best of all. */
  #fitting(index: TextIndex, query: Query, wishes: number, weights: number): readonly number[] {
    const { found, sums, fulfilled } = this.#candidates;
    let best = 0;
    let bestOfAll = 0;
    for (const number of found) {
      if (index.get(number) === undefined) continue;
      const sum = sums[number] ?? 0;
      if (sum > best) best = sum;
      if (sum > bestOfAll && fulfilled[number] === wishes) bestOfAll = sum;
    }
    const all = bestOfAll >= best * GOOD_ENOUGH && bestOfAll >= weights * 0.3;
    const least = best * (all ? STRAY : CLOSE_TO_BEST);
    const fits = found.filter(
      (number) => index.get(number) !== undefined && (!all || fulfilled[number] === wishes),
    );
    const close = fits.filter((number) => (sums[number] ?? 0) >= least);
    const most = isTelling(query) ? SCORED_AT_MOST : SCORED_OF_LETTERS;
    return narrowed(all && close.length < PLENTY ? fits : close, sums, index, most);
  }

  /** How much each kind has of what fits best: a strong hint of what is meant. */
  #kinds(index: TextIndex, fitting: readonly number[], query: Query, weights: number): Float32Array {
    const { sums } = this.#candidates;
    const kinds = new Float32Array(index.statistics.kinds);
    const named = kinds.map((_, kind) => index.statistics.kindCovered(kind, this.#candidates.covered));
    const things = query.wishes.some((wish) => !wish.isBrand);
    const heads = this.#heads;
    for (let at = 0; at < fitting.length; at += 1) {
      const number = fitting[at] ?? 0;
      const known = index.get(number);
      if (known === undefined) continue;
      const own = known.kinds;
      let head = this.#head(known);
      // Filed under what was asked for is nearly as good as named so.
      for (let each = 0; each < own.length; each += 1) {
        const filed = FILED * (named[own[each] ?? 0] ?? 0);
        if (filed > head) head = filed;
      }
      heads[number] = head;
      const fit = (sums[number] ?? 0) / weights;
      const worth = things ? fit * (0.15 + 0.85 * head) : fit;
      const cubed = worth * worth * worth;
      for (let each = 0; each < own.length; each += 1) {
        const kind = own[each] ?? 0;
        kinds[kind] = (kinds[kind] ?? 0) + cubed;
      }
    }
    let most = 0;
    for (const kind of kinds) if (kind > most) most = kind;
    for (let kind = 0; kind < kinds.length && most > 0; kind += 1) {
      kinds[kind] = Math.sqrt((kinds[kind] ?? 0) / most) + NAMED_KIND * (named[kind] ?? 0);
    }
    return kinds;
  }

  /** 0 to 1: how much of what the name says it is was asked for. */
  #head({ parts }: Indexed): number {
    const covered = this.#candidates.covered;
    let most = 0;
    let all = 0;
    for (let at = 0; at < parts.length; at += 1) {
      const part = parts[at];
      if (part === undefined) break;
      const { words, weights } = part;
      let sum = 0;
      for (let place = 0; place < weights.length; place += 1) {
        sum += (weights[place] ?? 0) * (covered[words[place] ?? 0] ?? 0);
      }
      if (sum > most) most = sum;
      all += sum;
    }
    return Math.min(1, most + OTHER_PARTS * (all - most));
  }

  #sorted(
    index: TextIndex,
    fitting: readonly number[],
    kinds: Float32Array,
    usual: ReadonlyMap<number, number> | null,
    query: Query,
    weights: number,
  ): Indexed[] {
    const { sums, places } = this.#candidates;
    const wantsBundle = query.wishes.some(({ words }) => words.some((word) => BUNDLE_WORDS.has(word)));
    const scores = new Float32Array(fitting.length);
    let highest = 0;
    const fits = new Float32Array(fitting.length);
    fitting.forEach((number, at) => {
      const known = index.get(number);
      if (!known) return;
      const place = places[number] ?? 0;
      let kind = 0;
      for (const each of known.kinds) kind = Math.max(kind, kinds[each] ?? 0);
      let score = (WORTH.fit * (sums[number] ?? 0)) / weights;
      score += WORTH.head * (this.#heads[number] ?? 0) + WORTH.kind * kind;
      if ((place & (IN_NAME | IN_KIND)) === (IN_NAME | IN_KIND)) score += WORTH.namedAndFiled;
      if (usual) score += WORTH.usual * (usual.get(thingOf(known)) ?? 0);
      fits[at] = score;
      if (score > highest) highest = score;
      if (place & AS_TYPED) score += WORTH.asTyped;
      if (query.packs.length > 0) score += WORTH.pack * packFit(known.packs, query.packs);
      if (known.isBundle && !wantsBundle) score += WORTH.bundle;
      if (known.live.stock === 0) score += WORTH.soldOut;
      if (known.live.popularity) score += WORTH.popularity * (1 - 1 / (1 + known.live.popularity / 20));
      scores[at] = score;
    });
    const least = isTelling(query) ? highest * FAR : 0;
    const close = fitting.filter((_, at) => (fits[at] ?? 0) >= least);
    return best(
      index,
      close,
      scores.filter((_, at) => (fits[at] ?? 0) >= least),
    );
  }
}

/** Whether it has more than the first letters of a word, which may become anything. */
function isTelling({ wishes }: Query): boolean {
  return wishes.some(({ words }) => words.join('').length >= TELLING);
}

/** The word of a name that says most of what the product is. */
function thingOf({ parts }: Indexed): number {
  let thing = -1;
  let most = 0;
  for (const { words, weights } of parts) {
    for (let place = 0; place < weights.length; place += 1) {
      const weight = weights[place] ?? 0;
      if (weight > most) [most, thing] = [weight, words[place] ?? -1];
    }
  }
  return thing;
}

/** What the products are, each thing with how many are it: 1 for the most frequent. */
function usualThings(index: TextIndex, numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  let most = 0;
  for (const number of numbers) {
    const known = index.get(number);
    if (!known || known.isBundle) continue;
    const thing = thingOf(known);
    const count = (counts.get(thing) ?? 0) + 1;
    counts.set(thing, count);
    if (count > most) most = count;
  }
  for (const [thing, count] of counts) counts.set(thing, count / most);
  return counts;
}

const BUNDLE_WORDS = new Set(['combo', 'pack', 'set', 'bundle', 'hamper', 'multipack', 'assorted', 'gift']);

function weightOf(wish: Wish, index: TextIndex): number {
  if (wish.isBrand) return BRAND_WEIGHT;
  const [only] = wish.words;
  if (wish.words.length > 1 || only === undefined || wish.meaning !== null) return 1;
  // A word that many names have says less.
  const part = index.countOf(only) / Math.max(1, index.size);
  return part > 0.02 ? Math.max(0.5, 1 - 4 * part) : 1;
}

function packFit(packs: readonly Quantity[], wanted: readonly Quantity[]): number {
  let most = 0;
  for (const pack of packs) for (const want of wanted) most = Math.max(most, closeness(pack, want));
  return most;
}

/**
 * At most about so many products as are scored: those that fit best and, of equals, the newest. Counts instead of
 * sorting, since one letter may fit a whole catalogue.
 */
function narrowed(
  numbers: readonly number[],
  sums: Float32Array,
  index: TextIndex,
  most: number,
): readonly number[] {
  if (numbers.length <= most) return numbers;
  const sumOf = (number: number) => Math.min(SUMS - 1, Math.floor((sums[number] ?? 0) * SUM_STEPS));
  const rankOf = (number: number) => (index.get(number)?.live.rank ?? 0) >> RANK_BITS;
  const least = cutAt(numbers, (number) => SUMS - 1 - sumOf(number), most);
  const better = numbers.filter((number) => SUMS - 1 - sumOf(number) < least);
  const equal = numbers.filter((number) => SUMS - 1 - sumOf(number) === least);
  const newest = cutAt(equal, rankOf, most - better.length);
  return [...better, ...equal.filter((number) => rankOf(number) <= newest)];
}

/** The smallest key up to which there are so many. */
function cutAt(numbers: readonly number[], keyOf: (number: number) => number, wanted: number): number {
  const counts: number[] = [];
  for (const number of numbers) {
    const key = keyOf(number);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  let sum = 0;
  for (let key = 0; key < counts.length; key += 1) {
    sum += counts[key] ?? 0;
    if (sum >= wanted) return key;
  }
  return counts.length;
}

/** Sorted by score, equals newest first. */
function best(index: TextIndex, numbers: readonly number[], scores: Float32Array): Indexed[] {
  const rows: { known: Indexed; score: number }[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    const known = index.get(numbers[at] ?? 0);
    if (known) rows.push({ known, score: Math.round((scores[at] ?? 0) * FINE) });
  }
  rows.sort((one, other) => other.score - one.score || one.known.live.rank - other.known.live.rank);
  return rows.map(({ known }) => known);
}
