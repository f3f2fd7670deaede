/** Scores by product number. */
export type Scores = Map<number, number>;

/** The products that hold some words: how well they fit, and in which of their places. */
export class Matches {
  readonly #scores: Scores = new Map();
  readonly #places = new Map<number, number>();

  get size(): number {
    return this.#scores.size;
  }

  /** Keeps the better score, and all the places (bits). */
  add(number: number, score: number, places: number): void {
    const known = this.#scores.get(number);
    if (known === undefined || score > known) this.#scores.set(number, score);
    this.#places.set(number, known === undefined ? places : places | (this.#places.get(number) ?? 0));
  }

  addAll(others: Matches): void {
    for (const [number, score] of others.#scores) this.add(number, score, others.#places.get(number) ?? 0);
  }

  /** The products that are in both, with the worse of their scores. */
  sharedWith(others: Matches): Matches {
    const shared = new Matches();
    for (const [number, score] of this.#scores) {
      const other = others.#scores.get(number);
      if (other === undefined) continue;
      const places = (this.#places.get(number) ?? 0) | (others.#places.get(number) ?? 0);
      shared.add(number, Math.min(score, other), places);
    }
    return shared;
  }

  /** The scores, with something on top for products that fit in all of these places. */
  scores(places: number, onTop: number): Scores {
    for (const [number, score] of this.#scores) {
      const everywhere = ((this.#places.get(number) ?? 0) & places) === places;
      if (everywhere) this.#scores.set(number, score * (1 + onTop));
    }
    return this.#scores;
  }
}
