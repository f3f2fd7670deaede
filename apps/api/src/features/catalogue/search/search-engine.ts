import { LIMITS, type ProductId } from '@jhola/domain';
import { type AddedWords, type Concepts, conceptsWith } from './meaning/concepts.ts';
import { type Correction, readQuery } from './query/query.ts';
import { type Proposal, propose } from './suggesting/propose.ts';
import { Ranking } from './ranking/rank.ts';
import { Spelling } from './spelling/spelling.ts';
import { termsFor } from './suggesting/terms.ts';
import type { Indexed, LiveFields } from './index/indexed-product.ts';
import { type Searchable, TextIndex } from './index/text-index.ts';
import { wordsFault } from './meaning/words-fault.ts';

export type Found = {
  /** All matches, best first. */
  readonly products: readonly Indexed[];
  /** The typing mistakes that were corrected. */
  readonly corrections: readonly Correction[];
  /** Searches to suggest while this one is typed. */
  readonly terms: readonly string[];
};

/** A search over products in memory. Doesn't depend on the shelf. */
export class SearchEngine {
  readonly index = new TextIndex();
  #concepts: Concepts;
  #spelling: Spelling;
  readonly #ranking = new Ranking();
  /** This shop's own words. */
  #added: readonly AddedWords[];

  /** `added`: this shop's own words. */
  constructor(added: readonly AddedWords[] = []) {
    this.#added = added;
    this.#concepts = conceptsWith(added);
    this.#spelling = new Spelling(this.index, this.#concepts);
  }

  /** Replaces the shop's own words. The products stay indexed. */
  useWords(added: readonly AddedWords[]): void {
    this.#added = added;
    this.#concepts = conceptsWith(added);
    this.#spelling = new Spelling(this.index, this.#concepts);
  }

  /**
   * Possible meanings of a search that found nothing, or nothing that the shopper wanted. Contains only meanings that a
   * shopkeeper may add.
   */
  propose(text: string): Proposal[] {
    const mayMean = (meant: string) =>
      meant.length <= LIMITS.searchWords.wordLength &&
      wordsFault({ words: [text.trim()], means: [meant] }, this.#added, this.index, this.#concepts) === null;
    if (text.trim().length > LIMITS.searchWords.wordLength) return [];
    return propose(text, this.#spelling, (each) => this.find(each), mayMean);
  }

  /** The conflict of words that an admin enters, as a sentence; null if there is none. */
  wordsFault(entry: AddedWords, others: readonly AddedWords[]): string | null {
    return wordsFault(entry, others, this.index);
  }

  add(product: Searchable, live: LiveFields): void {
    this.index.add(product, live);
  }

  /** Call after the initial products were added: learns from their names how this catalogue names products. */
  finishLoading(): void {
    this.index.learnStyle();
    this.index.weighSome(Number.POSITIVE_INFINITY);
    this.prepare();
  }

  /** Does in advance what the first search would otherwise have to do. */
  prepare(): void {
    this.index.prepare();
    // Sizes the ranking's arrays, and lets the runtime compile the code.
    for (const text of ['a', 'atta', 'mlik', 'soap 1kg']) this.find(text);
  }

  /** Updates the fields of an added product that can change while its texts stay the same. */
  replaceLive(id: ProductId, live: LiveFields): void {
    this.index.replaceLive(id, live);
  }

  /**
   * Reads the current ages of products with numbers from `start` to before `end`. Call it after the ages of indexed
   * products changed.
   */
  takeAges(start: number, end: number): void {
    this.index.takeAges(start, end);
  }

  remove(id: ProductId): void {
    this.index.remove(id);
  }

  /**
   * The products that match a text of any length; only its first 200 characters are read. `exact`: without correcting
   * the spelling.
   */
  find(text: string, exact = false): Found {
    const read = (words: string) => readQuery(words, this.index, this.#concepts, this.#spelling, exact);
    const query = read(text);
    if (query.clauses.length === 0) return { products: [], corrections: [], terms: [] };
    let products = this.#ranking.rank(this.index, query, this.#spelling);
    if (products.length === 0 && !exact) {
      // A shop without rice flour has other flours. So each name of the thing finds what its English name finds.
      const things = query.clauses.map(
        ({ words }) => this.#concepts.thingsOf(words.join(' '))[0] ?? words.join(' '),
      );
      products = this.#ranking.rank(this.index, read(things.join(' ')), this.#spelling);
    }
    const terms = termsFor(query, products, this.index, this.#spelling);
    return { products, corrections: query.corrections, terms };
  }
}
