import { type Scored, SCORE_STEPS, separatePacks, mixKinds } from './arrange-results.ts';
import { bestBySum } from './best-by-sum.ts';
import { AS_TYPED, Candidates } from './candidates.ts';
import { closeness, type Quantity } from '../text/quantities.ts';
import type { Query, Clause } from '../query/query.ts';
import { TAXONOMY_FIELDS } from '../index/shared-postings.ts';
import type { Spelling } from '../spelling/spelling.ts';
import type { Indexed } from '../index/indexed-product.ts';
import {
  asksForNeed,
  asksForOccasion,
  asksForProduce,
  asksForThing,
  isDosage,
  isSelective,
  mayBeFood,
} from '../query/query-kind.ts';
import { IN_KIND, IN_NAME } from '../index/fields.ts';
import type { TextIndex } from '../index/text-index.ts';

/** The most that each signal adds to the score of a product. */
const SIGNAL_WEIGHT = {
  /** How well the words match, by the fields that they are in. */
  fit: 1,
  /** The share of the head of the product's name that the query covers: 'milk' of 'toned milk'. */
  head: 0.75,
  /** The product is in the sub-category of most of the best matches. */
  kind: 0.5,
  /** For a query of one or two letters, which say nothing about the kind: the name begins with them. */
  begins: 0.5,
  /** Both the name and the sub-category match. */
  nameAndKind: 0.04,
  /** The name has the words as they were typed. */
  asTyped: 0.08,
  pack: 0.5,
  /** For a query of brands only: the product is of the kind that most of the brand's products are. */
  usual: 0.3,
  bundle: -0.35,
  soldOut: -0.6,
  /** For a query of one thing ('atta'), whose best matches fit about equally well, so that popularity decides. */
  popularityOfThing: 0.25,
  popularity: 0.06,
  /** For a query of one fruit or vegetable: the product is a fresh one. */
  fresh: 0.7,
  /** For a query of one thing that can be food: the product isn't food. */
  inedible: -0.4,
  /** For a query of one thing: the product only has its flavour, or mentions it. */
  mention: -0.15,
  /** For a query of one thing: it is the ordinary variety (1), or a special one (-1). */
  ordinary: 0.12,
};
/**
 * For a query of one thing: if the query covers the main word of the head, this share of the other words counts as
 * covered too, because they don't make it another thing ('sona masoori', of rice).
 */
const OWN_HEAD = 0.5;
/** If the query covers less of the head than this, the product only mentions the thing. */
const PASSING_MENTION = 0.02;
/** A word counts as covered if it fits the query at least this well. */
const COVERED = 0.8;
/** The popularity, in orders, that gives half of the largest possible score. */
const HALF_POPULAR = { ofThing: 5, other: 20 };
/** Added to the value of a kind whose name matches the query. */
const NAMED_KIND = 0.4;
/** The weight of a match in the sub-category, relative to one in the head of the name. */
const HEAD_BY_KIND = 0.7;
const BRAND_WEIGHT = 1.3;
/** 'Spray' next to a need, as in 'cockroach spray'. */
const DOSAGE_WEIGHT = 0.15;
/**
 * Only products that match every clause are returned if the best of them has at least this share of the best sum of all
 * products, and at least this share of the weights of the clauses.
 */
const FULL_MATCH_OF_BEST = 0.6;
const FULL_MATCH_OF_WEIGHTS = 0.3;
/**
 * A product needs at least this share of the best sum: the first if products must match every clause, the second if
 * not.
 */
const CUTOFF_OF_FULL_MATCHES = 0.4;
const CUTOFF_OF_PARTIAL_MATCHES = 0.6;
/**
 * If there are at least this many good matches, weak full matches are dropped: soap that mentions milk, in a search for
 * milk.
 */
const ENOUGH_GOOD_MATCHES = 12;
/** The most products that are scored, approximately: one letter may match the whole catalogue. */
const MAX_SCORED = 2_000;
const MAX_SCORED_UNSELECTIVE = 600;
/** A product needs at least this share of the best score: a search for lemon drops dishwash with lemon scent. */
const SCORE_CUTOFF = 0.65;

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
    const hasNeed = query.clauses.some(({ meaning }) => (meaning?.serves.length ?? 0) > 0);
    for (const clause of query.clauses) {
      const weight = hasNeed && isDosage(clause) ? DOSAGE_WEIGHT : weightOf(clause, index);
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
    const { found, sums, matched, fields } = this.#candidates;
    if (asksForNeed(query)) {
      // The name 'Pooja & Pet Needs' doesn't say that its dog food is for the pooja, and categories are even less
      // precise.
      const isServing = (number: number) =>
        ((fields[number] ?? 0) & ~TAXONOMY_FIELDS) !== 0 ||
        (((fields[number] ?? 0) & IN_KIND) !== 0 && !index.isOfMixedKind(number));
      if (found.some(isServing)) for (const number of found) if (!isServing(number)) sums[number] = 0;
    }
    let best = 0;
    let bestFull = 0;
    for (const number of found) {
      if (!index.isThere(number)) continue;
      const sum = sums[number] ?? 0;
      if (sum > best) best = sum;
      if (sum > bestFull && matched[number] === clauses) bestFull = sum;
    }
    const isFull = bestFull >= best * FULL_MATCH_OF_BEST && bestFull >= weights * FULL_MATCH_OF_WEIGHTS;
    const fits = (least: number) => {
      const numbers: number[] = [];
      for (const number of found) {
        const sum = sums[number] ?? 0;
        if (sum < least || sum === 0 || !index.isThere(number)) continue;
        if (!isFull || matched[number] === clauses) numbers.push(number);
      }
      return numbers;
    };
    const close = fits(best * (isFull ? CUTOFF_OF_FULL_MATCHES : CUTOFF_OF_PARTIAL_MATCHES));
    const most = isSelective(query) ? MAX_SCORED : MAX_SCORED_UNSELECTIVE;
    return bestBySum(isFull && close.length < ENOUGH_GOOD_MATCHES ? fits(0) : close, sums, index, most);
  }

  /**
   * By sub-category: its share of the best matches, plus how well its own name matches. Also sets the head score of
   * each product.
   */
  #kinds(index: TextIndex, toScore: readonly number[], query: Query, weights: number): Float32Array {
    const { sums, covered } = this.#candidates;
    const kinds = new Float32Array(index.statistics.kinds);
    const named = kinds.map((_, kind) => index.statistics.kindCovered(kind, this.#candidates.covered));
    const isThing = asksForThing(query);
    const hasThing = query.clauses.some((clause) => !clause.isBrand);
    const heads = this.#heads;
    for (let at = 0; at < toScore.length; at += 1) {
      const number = toScore[at] ?? 0;
      let head = index.names.coveredOf(number, covered);
      if (isThing && this.#isNamed(index, number)) head += OWN_HEAD * (1 - head);
      // A match in the sub-category is nearly as good as one in the head.
      head = Math.max(head, HEAD_BY_KIND * index.names.mostOfKinds(number, named));
      heads[number] = head;
      const fit = (sums[number] ?? 0) / weights;
      const worth = hasThing ? fit * (0.15 + 0.85 * head) : fit;
      index.names.addToKinds(number, kinds, worth * worth * worth);
    }
    let most = 0;
    for (const kind of kinds) if (kind > most) most = kind;
    for (let kind = 0; kind < kinds.length && most > 0; kind += 1) {
      kinds[kind] = Math.sqrt((kinds[kind] ?? 0) / most) + NAMED_KIND * (named[kind] ?? 0);
    }
    return kinds;
  }

  /** Whether the query covers the word that says what the product is. */
  #isNamed(index: TextIndex, number: number): boolean {
    return (this.#candidates.covered[index.names.thingOf(number)] ?? 0) >= COVERED;
  }

  /** -1 to 1. A product that only mentions the thing isn't ordinary: a plain cheese spread is no ordinary cheese. */
  #ordinariness(index: TextIndex, number: number, known: Indexed): number {
    const variety = index.statistics.ordinariness(known, this.#candidates.covered);
    return variety <= 0 || this.#isNamed(index, number) ? variety : 0;
  }

  #sorted(
    index: TextIndex,
    toScore: readonly number[],
    kinds: Float32Array,
    usual: ReadonlyMap<number, number> | null,
    query: Query,
    weights: number,
  ): Indexed[] {
    const { sums, fields, covered } = this.#candidates;
    const isOfWords = isSelective(query);
    const wantsBundle = query.clauses.some(({ words }) => words.some((word) => BUNDLE_WORDS.has(word)));
    const isThing = asksForThing(query);
    const isProduce = asksForProduce(query);
    const isFood = isThing && mayBeFood(query.clauses[0]);
    const popular = isThing ? SIGNAL_WEIGHT.popularityOfThing : SIGNAL_WEIGHT.popularity;
    const halfPopular = isThing ? HALF_POPULAR.ofThing : HALF_POPULAR.other;
    const fits = new Float32Array(toScore.length);
    let highest = 0;
    for (let at = 0; at < toScore.length; at += 1) {
      const number = toScore[at] ?? 0;
      const matching = fields[number] ?? 0;
      let fit =
        (SIGNAL_WEIGHT.fit * (sums[number] ?? 0)) / weights + SIGNAL_WEIGHT.head * (this.#heads[number] ?? 0);
      if (isOfWords) fit += SIGNAL_WEIGHT.kind * index.names.mostOfKinds(number, kinds);
      else if ((covered[index.names.firstWordOf(number)] ?? 0) > 0) fit += SIGNAL_WEIGHT.begins;
      if ((matching & (IN_NAME | IN_KIND)) === (IN_NAME | IN_KIND)) fit += SIGNAL_WEIGHT.nameAndKind;
      if (isProduce && index.isFresh(number)) fit += SIGNAL_WEIGHT.fresh;
      if (isThing && (this.#heads[number] ?? 0) < PASSING_MENTION) fit += SIGNAL_WEIGHT.mention;
      if (isFood && index.isInedible(number)) fit += SIGNAL_WEIGHT.inedible;
      if (usual) fit += SIGNAL_WEIGHT.usual * (usual.get(index.names.thingOf(number)) ?? 0);
      fits[at] = fit;
      if (fit > highest) highest = fit;
    }
    const least = isOfWords ? highest * SCORE_CUTOFF : 0;
    const scored: Scored[] = [];
    for (let at = 0; at < toScore.length; at += 1) {
      const number = toScore[at] ?? 0;
      let score = fits[at] ?? 0;
      const known = score >= least ? index.get(number) : undefined;
      if (known === undefined) continue;
      const { stock, popularity = 0, age } = known.live;
      if (isThing && index.isVariety(number))
        score += SIGNAL_WEIGHT.ordinary * this.#ordinariness(index, number, known);
      if ((fields[number] ?? 0) & AS_TYPED) score += SIGNAL_WEIGHT.asTyped;
      if (query.packs.length > 0) score += SIGNAL_WEIGHT.pack * packFit(known.packs, query.packs);
      if (!wantsBundle && index.isBundle(number)) score += SIGNAL_WEIGHT.bundle;
      if (stock === 0) score += SIGNAL_WEIGHT.soldOut;
      score += popular * share(popularity, halfPopular);
      scored.push({ known, score: Math.round(score * SCORE_STEPS), age });
    }
    // Of equal scores, newest first.
    scored.sort((one, other) => other.score - one.score || one.age - other.age);
    if (asksForOccasion(query)) return mixKinds(scored).map(({ known }) => known);
    return (query.packs.length > 0 ? scored : separatePacks(scored)).map(({ known }) => known);
  }
}

/** The frequency of each head word among the products, relative to the most frequent one (1). */
function usualThings(index: TextIndex, numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  let most = 0;
  for (const number of numbers) {
    if (!index.isThere(number) || index.isBundle(number)) continue;
    const thing = index.names.thingOf(number);
    const count = (counts.get(thing) ?? 0) + 1;
    counts.set(thing, count);
    if (count > most) most = count;
  }
  for (const [thing, count] of counts) counts.set(thing, count / most);
  return counts;
}

const BUNDLE_WORDS = new Set(['combo', 'pack', 'set', 'bundle', 'hamper', 'multipack', 'assorted', 'gift']);

/** 0 to 1: 0.5 for `half`, and towards 1 for more. */
function share(amount: number, half: number): number {
  return amount / (amount + half);
}

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
