import type { ProductId } from '@jhola/domain';
import { Concepts } from './concepts.ts';
import { type Correction, readQuery } from './query.ts';
import { Ranking } from './rank.ts';
import { Spelling } from './spelling.ts';
import { termsFor } from './terms.ts';
import type { Indexed, LiveFields } from './indexed-product.ts';
import { type Searchable, TextIndex } from './text-index.ts';

export type Found = {
  /** All matches, best first. */
  readonly products: readonly Indexed[];
  /** The words that were taken for typing mistakes. */
  readonly corrections: readonly Correction[];
  /** Searches to suggest while this one is typed. */
  readonly terms: readonly string[];
};

/** A search over products in memory. Doesn't depend on the shelf. */
export class SearchEngine {
  readonly index = new TextIndex();
  readonly #concepts: Concepts;
  readonly #spelling: Spelling;
  readonly #ranking = new Ranking();

  /** `added`: groups of synonyms of this shop. */
  constructor(added: readonly (readonly string[])[] = []) {
    this.#concepts = new Concepts(added);
    this.#spelling = new Spelling(this.index, this.#concepts);
  }

  add(product: Searchable, live: LiveFields): void {
    this.index.add(product, live);
  }

  /** Call after the initial products were added: learns from their names how this catalogue names products. */
  finishLoading(): void {
    this.index.learnStyle();
    this.index.weighSome(Number.POSITIVE_INFINITY);
  }

  remove(id: ProductId): void {
    this.index.remove(id);
  }

  /** The products that match a text of any length; only its first 200 characters are read. */
  find(text: string): Found {
    const query = readQuery(text, this.index, this.#concepts, this.#spelling);
    if (query.clauses.length === 0) return { products: [], corrections: [], terms: [] };
    const products = this.#ranking.rank(this.index, query, this.#spelling);
    const terms = termsFor(query, products, this.index, this.#spelling);
    return { products, corrections: query.corrections, terms };
  }
}
