import type { ProductId } from '@jhola/domain';
import { Concepts } from './concepts.ts';
import { type Correction, readQuery } from './query.ts';
import { Ranking } from './rank.ts';
import { Spelling } from './spelling.ts';
import { termsFor } from './terms.ts';
import type { Indexed, Live } from './indexed-product.ts';
import { type Searchable, TextIndex } from './text-index.ts';

export type Found = {
  /** All that fits, best first. */
  readonly products: readonly Indexed[];
  /** Words that were taken for a mistake, and for what. */
  readonly corrections: readonly Correction[];
  /** Searches to offer while this one is typed. */
  readonly terms: readonly string[];
};

/** Products that can be searched, without anything of the shelf. */
export class SearchEngine {
  readonly index = new TextIndex();
  readonly #concepts: Concepts;
  readonly #spelling: Spelling;
  readonly #ranking = new Ranking();

  /** `added`: groups of words that mean the same in this shop. */
  constructor(added: readonly (readonly string[])[] = []) {
    this.#concepts = new Concepts(added);
    this.#spelling = new Spelling(this.index, this.#concepts);
  }

  add(product: Searchable, live: Live): void {
    this.index.add(product, live);
  }

  /** To be called once many products were added: reads from all of them how this list names things. */
  settle(): void {
    this.index.learnStyle();
    this.index.weighSome(Number.POSITIVE_INFINITY);
  }

  remove(id: ProductId): void {
    this.index.remove(id);
  }

  /** What fits a text. Takes any text: what is too long is cut. */
  find(text: string): Found {
    const query = readQuery(text, this.index, this.#concepts, this.#spelling);
    if (query.wishes.length === 0) return { products: [], corrections: [], terms: [] };
    const products = this.#ranking.rank(this.index, query, this.#spelling);
    const terms = termsFor(query, products, this.index, this.#spelling);
    return { products, corrections: query.corrections, terms };
  }
}
