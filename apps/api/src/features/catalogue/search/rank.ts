import { AS_TYPED, Candidates } from './candidates.ts';
import { closeness, type Quantity } from './quantities.ts';
import type { Query, Clause } from './query.ts';
import type { Spelling } from './spelling.ts';
import type { Indexed } from './indexed-product.ts';
import { IN_KIND, IN_NAME, type TextIndex } from './text-index.ts';

/** What each signal adds to the score of a product, at most. */
const SIGNAL_WEIGHT = {
  /** How well the words match, by the fields that they are in. */
  fit: 1,
  /** The part of the product's head that the query covers: milk, of 'toned milk'. */
  head: 0.75,
  /** The product is in the sub-category of most of the best matches. */
  kind: 0.5,
  /** Both the name and the sub-category match. */
  nameAndKind: 0.04,
  /** The name has the words as they were typed. */
  asTyped: 0.08,
  pack: 0.5,
  /** For a query of brands only: the product is what most products of the brand are. */
  usual: 0.3,
  bundle: -0.35,
  soldOut: -0.6,
  popularity: 0.06,
};
/** What a kind gains if its own name matches the query. */
const NAMED_KIND = 0.4;
/** The weight of a match in the sub-category, compared with one in the head of the name. */
const HEAD_BY_KIND = 0.7;
/** The weight of all parts of a name but the one that matches best. */
const OTHER_PARTS = 0.25;
const BRAND_WEIGHT = 1.3;
/**
 * Only products that match every clause are returned if the best of them has at least this share of the best sum of all
 * products, and at least this share of the weights of the clauses.
 */
const FULL_MATCH_OF_BEST = 0.6;
const FULL_MATCH_OF_WEIGHTS = 0.3;
/** A product needs at least this share of the best sum: if all must match every clause, and if not. */
const CUTOFF_OF_FULL_MATCHES = 0.4;
const CUTOFF_OF_PARTIAL_MATCHES = 0.6;
/** From this many good matches on, weak full matches are dropped: soap that mentions milk, in a search for milk. */
const ENOUGH_GOOD_MATCHES = 12;
/** At most about this many products are scored, since one letter may match the whole catalogue. */
const MAX_SCORED = 2_000;
const MAX_SCORED_UNSELECTIVE = 600;
/** The resolution of sums and ranks when the products to score are selected. */
const SUM_STEPS = 64;
const SUMS = 1_024;
const RANK_BITS = 6;
/** A product needs at least this share of the best score: a search for lemon drops dishwash with lemon scent. */
const SCORE_CUTOFF = 0.65;
/** A query with a clause of at least this many letters is selective. */
const MIN_SELECTIVE_LETTERS = 3;
/** Scores are rounded to this resolution before they are compared. */
const SCORE_STEPS = 10_000;

/** Ranks the products of an index. Keep one per index: its arrays are as long as the catalogue, and are reused. */
export class Ranking {
  readonly #candidates = new Candidates();
  #heads = new Float32Array(0);

  /**
   * The products that match a query, best first: those that match every clause or, if none of them matches well, the
   * best partial matches. The order is the same in every process, so that one can serve the page after another's.
   */
  rank(index: TextIndex, query: Query, spelling: Spelling): Indexed[] {
    const candidates = this.#candidates;
    candidates.begin(index);
    if (this.#heads.length < candidates.sums.length) this.#heads = new Float32Array(candidates.sums.length);
    let clauses = 0;
    let weights = 0;
    for (const clause of query.clauses) {
      const weight = weightOf(clause, index);
      if (!candidates.addClause(index, spelling, clause, weight)) continue;
      clauses += 1;
      weights += weight;
    }
    const toScore = this.#toScore(index, query, clauses, weights);
    const kinds = this.#kinds(index, toScore, query, weights);
    const usual = query.clauses.every(({ isBrand }) => isBrand) ? usualThings(index, toScore) : null;
    return this.#sorted(index, toScore, kinds, usual, query, weights);
  }

  /**
   * The products to score: those that match every clause or, if partial matches are much better, all with a good sum.
   * `clauses`: how many clauses match any product; `weights`: the sum of their weights.
   */
  #toScore(index: TextIndex, query: Query, clauses: number, weights: number): readonly number[] {
    const { found, sums, matched } = this.#candidates;
    let best = 0;
    let bestFull = 0;
    for (const number of found) {
      if (index.get(number) === undefined) continue;
      const sum = sums[number] ?? 0;
      if (sum > best) best = sum;
      if (sum > bestFull && matched[number] === clauses) bestFull = sum;
    }
    const isFull = bestFull >= best * FULL_MATCH_OF_BEST && bestFull >= weights * FULL_MATCH_OF_WEIGHTS;
    const least = best * (isFull ? CUTOFF_OF_FULL_MATCHES : CUTOFF_OF_PARTIAL_MATCHES);
    const fits = found.filter(
      (number) => index.get(number) !== undefined && (!isFull || matched[number] === clauses),
    );
    const close = fits.filter((number) => (sums[number] ?? 0) >= least);
    const most = isSelective(query) ? MAX_SCORED : MAX_SCORED_UNSELECTIVE;
    return narrowed(isFull && close.length < ENOUGH_GOOD_MATCHES ? fits : close, sums, index, most);
  }

  /**
   * By sub-category: the share of the best matches that it has, plus how well its own name matches. Sets the head score
   * of each product.
   */
  #kinds(index: TextIndex, toScore: readonly number[], query: Query, weights: number): Float32Array {
    const { sums } = this.#candidates;
    const kinds = new Float32Array(index.statistics.kinds);
    const named = kinds.map((_, kind) => index.statistics.kindCovered(kind, this.#candidates.covered));
    const hasThing = query.clauses.some((clause) => !clause.isBrand);
    const heads = this.#heads;
    for (let at = 0; at < toScore.length; at += 1) {
      const number = toScore[at] ?? 0;
      const known = index.get(number);
      if (known === undefined) continue;
      const own = known.kinds;
      let head = this.#head(known);
      // A match in the sub-category is nearly as good as one in the head.
      for (let each = 0; each < own.length; each += 1) {
        const byKind = HEAD_BY_KIND * (named[own[each] ?? 0] ?? 0);
        if (byKind > head) head = byKind;
      }
      heads[number] = head;
      const fit = (sums[number] ?? 0) / weights;
      const worth = hasThing ? fit * (0.15 + 0.85 * head) : fit;
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

  /** 0 to 1: how much of the name's head the query covers. */
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
    toScore: readonly number[],
    kinds: Float32Array,
    usual: ReadonlyMap<number, number> | null,
    query: Query,
    weights: number,
  ): Indexed[] {
    const { sums, fields } = this.#candidates;
    const wantsBundle = query.clauses.some(({ words }) => words.some((word) => BUNDLE_WORDS.has(word)));
    const scores = new Float32Array(toScore.length);
    let highest = 0;
    const fits = new Float32Array(toScore.length);
    toScore.forEach((number, at) => {
      const known = index.get(number);
      if (!known) return;
      const matching = fields[number] ?? 0;
      let kind = 0;
      for (const each of known.kinds) kind = Math.max(kind, kinds[each] ?? 0);
      let score = (SIGNAL_WEIGHT.fit * (sums[number] ?? 0)) / weights;
      score += SIGNAL_WEIGHT.head * (this.#heads[number] ?? 0) + SIGNAL_WEIGHT.kind * kind;
      if ((matching & (IN_NAME | IN_KIND)) === (IN_NAME | IN_KIND)) score += SIGNAL_WEIGHT.nameAndKind;
      if (usual) score += SIGNAL_WEIGHT.usual * (usual.get(thingOf(known)) ?? 0);
      fits[at] = score;
      if (score > highest) highest = score;
      if (matching & AS_TYPED) score += SIGNAL_WEIGHT.asTyped;
      if (query.packs.length > 0) score += SIGNAL_WEIGHT.pack * packFit(known.packs, query.packs);
      if (known.isBundle && !wantsBundle) score += SIGNAL_WEIGHT.bundle;
      if (known.live.stock === 0) score += SIGNAL_WEIGHT.soldOut;
      if (known.live.popularity)
        score += SIGNAL_WEIGHT.popularity * (1 - 1 / (1 + known.live.popularity / 20));
      scores[at] = score;
    });
    const least = isSelective(query) ? highest * SCORE_CUTOFF : 0;
    const close = toScore.filter((_, at) => (fits[at] ?? 0) >= least);
    return byScore(
      index,
      close,
      scores.filter((_, at) => (fits[at] ?? 0) >= least),
    );
  }
}

/** Whether a query has more than one or two letters, which match nearly everything. */
function isSelective({ clauses }: Query): boolean {
  return clauses.some(({ words }) => words.join('').length >= MIN_SELECTIVE_LETTERS);
}

/** The number of the word with the most weight: the head of the name. -1 if the name has none. */
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

/** The frequency of each head word among the products, relative to the most frequent one (1). */
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

function weightOf(clause: Clause, index: TextIndex): number {
  if (clause.isBrand) return BRAND_WEIGHT;
  const [only] = clause.words;
  if (clause.words.length > 1 || only === undefined || clause.meaning !== null) return 1;
  // A word of many names is less selective.
  const part = index.countOf(only) / Math.max(1, index.size);
  return part > 0.02 ? Math.max(0.5, 1 - 4 * part) : 1;
}

function packFit(packs: readonly Quantity[], wanted: readonly Quantity[]): number {
  let most = 0;
  for (const pack of packs) for (const want of wanted) most = Math.max(most, closeness(pack, want));
  return most;
}

/**
 * About `most` products: those with the highest sums and, of equal sums, the newest. Counts instead of sorting, since
 * one letter may match the whole catalogue.
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

/** The smallest key for which `wanted` numbers have that key or a smaller one. */
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

/** The products by score, highest first; of equal scores, newest first. */
function byScore(index: TextIndex, numbers: readonly number[], scores: Float32Array): Indexed[] {
  const rows: { known: Indexed; score: number }[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    const known = index.get(numbers[at] ?? 0);
    if (known) rows.push({ known, score: Math.round((scores[at] ?? 0) * SCORE_STEPS) });
  }
  rows.sort((one, other) => other.score - one.score || one.known.live.rank - other.known.live.rank);
  return rows.map(({ known }) => known);
}
