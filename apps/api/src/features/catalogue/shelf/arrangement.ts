import { type ProductId, STAPLES, stapleCredits } from '@jhola/domain';
import { atOnce, type Steps } from '../../../platform/steps.ts';
import type { Sales } from '../ranking/sales.queries.ts';
import type { ShelfProduct } from './shelf-product.ts';
import {
  addToSorted,
  numberBetween,
  removeFromSorted,
  replaceInSorted,
  sortedIndexOf,
  sortInSteps,
} from './sorted-list.ts';

/** Products that were written or deleted, by id; null if deleted. */
export type ChangedProducts = ReadonlyMap<ProductId, ShelfProduct | null>;

/** Beyond this many changes, sorting all products again is faster than moving each. */
const CHANGED_AT_MOST = 30;
/** The number of products that are put into lists in one step. */
const LISTED_AT_ONCE = 500;

/** The decayed numbers of orders: of all products, or only those that have changed (0 if there are none any more). */
export type SalesRead = { readonly all: Map<ProductId, number> } | { readonly changed: Sales };

/** What a change has moved. */
export type Moved = {
  /** The products that were written or deleted, and those that became others. */
  readonly products: ChangedProducts;
  /** The same products as before, whose popularity has changed. */
  readonly popularity: ReadonlySet<ShelfProduct>;
};

/**
 * The products, and the sorted lists that shoppers see. A change moves only the changed products. The maps are updated
 * in place, so older contents share them, but a list is never modified.
 */
export class Arrangement {
  readonly products: Map<ProductId, ShelfProduct>;
  /** By id, most popular first; so are the following. */
  readonly bySubCategory = new Map<string, readonly ShelfProduct[]>();
  readonly byCategory = new Map<string, readonly ShelfProduct[]>();
  readonly byPile = new Map<string, readonly ShelfProduct[]>();
  readonly byHead = new Map<string, readonly ShelfProduct[]>();
  readonly byFamily = new Map<string, readonly ShelfProduct[]>();
  newestFirst: readonly ShelfProduct[] = [];
  bestFirst: readonly ShelfProduct[] = [];
  /** The products of each staple, in no particular order. */
  readonly #byStaple = new Map<number, readonly ProductId[]>();
  /** The credits of staples, and the sales, from which the popularity was computed. */
  readonly #credits = new Map<string, number>();
  readonly #sales: Map<ProductId, number>;

  private constructor(products: Map<ProductId, ShelfProduct>, sales: Map<ProductId, number>) {
    this.products = products;
    this.#sales = sales;
  }

  /**
   * Sorts all products. Returns a function that completes the arrangement: it sets the `age` and `popularity` of each
   * product, which belong to the newest contents. Keeps the maps, and changes them later.
   */
  static *arrange(
    products: Map<ProductId, ShelfProduct>,
    sales: Map<ProductId, number>,
  ): Steps<() => Arrangement> {
    const made = new Arrangement(products, sales);
    // The database returns the oldest first.
    const given = [...products.values()].reverse();
    yield;
    const newestFirst = yield* sortInSteps(given, newerFirst);
    made.newestFirst = newestFirst;
    for (const [place, list] of yield* listByKey(newestFirst, staplesOf)) {
      made.#byStaple.set(
        place,
        list.map(({ id }) => id),
      );
      for (const [id, credit] of stapleCredits(list, STAPLES.length)) made.#credits.set(id, credit);
      yield;
    }
    const setPopularity = yield* made.#sortByPopularity();
    return () => {
      newestFirst.forEach((product, age) => (product.age = age));
      setPopularity();
      return made;
    };
  }

  /** Sorts the same products by other sales. Returns a function that completes the new arrangement. */
  *rearrange(sales: Map<ProductId, number>): Steps<() => Arrangement> {
    const made = new Arrangement(this.products, sales);
    made.newestFirst = this.newestFirst;
    for (const [place, ids] of this.#byStaple) made.#byStaple.set(place, ids);
    for (const [id, credit] of this.#credits) made.#credits.set(id, credit);
    const setPopularity = yield* made.#sortByPopularity();
    return () => {
      setPopularity();
      return made;
    };
  }

  /** Fills the lists that are sorted by popularity. Returns a function that sets the popularity of each product. */
  *#sortByPopularity(): Steps<() => void> {
    const products = this.newestFirst;
    const popularity = new Float64Array(products.length);
    const popular: number[] = [];
    const others: ShelfProduct[] = [];
    for (let at = 0; at < products.length; at += 1) {
      const product = products[at] as ShelfProduct;
      popularity[at] = popularityOf(product, this.#sales, this.#credits);
      if (popularity[at] === 0) others.push(product);
      else popular.push(at);
      if (at % LISTED_AT_ONCE === 0) yield;
    }
    // Equally popular products stay sorted newest first.
    const sorted = yield* sortInSteps(
      popular,
      (one, other) => (popularity[other] ?? 0) - (popularity[one] ?? 0),
    );
    this.bestFirst = sorted.map((at) => products[at] as ShelfProduct).concat(others);
    yield;
    for (const [lists, keysOf] of this.#lists())
      for (const [key, list] of yield* listByKey(this.bestFirst, keysOf)) lists.set(key, list);
    return () =>
      products.forEach((product, at) => {
        product.popularity = popularity[at] ?? 0;
      });
  }

  /** The sales from which the popularity is computed. */
  get sales(): Map<ProductId, number> {
    return this.#sales;
  }

  /**
   * Moves the changed products, and those whose popularity changes: because of the changes, or with these sales.
   * Returns all of them; null, with nothing moved, if there are too many.
   */
  move(changed: ChangedProducts, sales: SalesRead): Moved | null {
    const ages = changed.size > CHANGED_AT_MOST || 'all' in sales ? null : this.#agesOf(changed);
    if (ages === null || 'all' in sales) return null;
    takeSales(this.#sales, sales.changed);
    const sold = [...sales.changed.keys()].flatMap((id) => this.products.get(id) ?? []);
    const staples = this.#staplesAfter(changed);
    const ofStaples = [...staples.values()].flat();
    const credits = stapleCredits(ofStaples, STAPLES.length);
    for (const id of [...changed.keys(), ...ofStaples.map((product) => product.id)]) {
      const credit = credits.get(id);
      if (credit === undefined) this.#credits.delete(id);
      else this.#credits.set(id, credit);
    }
    for (const [place, products] of staples)
      this.#byStaple.set(
        place,
        products.map(({ id }) => id),
      );
    const popularity = new Map<ShelfProduct, number>();
    for (const product of new Set([...ofStaples, ...sold])) {
      if (changed.has(product.id)) continue;
      const next = popularityOf(product, this.#sales, this.#credits);
      if (next !== product.popularity) popularity.set(product, next);
    }
    for (const [id, product] of changed) {
      if (product === null) continue;
      product.age = ages.get(id) ?? 0;
      product.popularity = popularityOf(product, this.#sales, this.#credits);
    }
    this.#replace(changed, popularity);
    return { products: changed, popularity: new Set(popularity.keys()) };
  }

  /** Replaces the changed products, and moves those with another popularity. */
  #replace(changed: ChangedProducts, popularity: ReadonlyMap<ShelfProduct, number>): void {
    if (changed.size + popularity.size === 0) return;
    const gone = [...changed.keys()].flatMap((id) => this.products.get(id) ?? []);
    const come = [...changed.values()].filter((product) => product !== null);
    this.newestFirst = replaceInSorted(this.newestFirst, gone, come, newerFirst);
    const removed = [...gone, ...popularity.keys()];
    const added = [...come, ...popularity.keys()];
    // First all are removed, because they are found by their old popularity.
    this.bestFirst = removeFromSorted(this.bestFirst, removed, betterFirst);
    for (const [lists, keysOf] of this.#lists())
      for (const [key, products] of byKey(removed, keysOf))
        lists.set(key, removeFromSorted(lists.get(key) ?? [], products, betterFirst));
    for (const [product, next] of popularity) product.popularity = next;
    this.bestFirst = addToSorted(this.bestFirst, added, betterFirst);
    for (const [lists, keysOf] of this.#lists()) {
      for (const [key, products] of byKey(added, keysOf))
        lists.set(key, addToSorted(lists.get(key) ?? [], products, betterFirst));
      for (const key of byKey(gone, keysOf).keys()) if (lists.get(key)?.length === 0) lists.delete(key);
    }
    for (const [id, product] of changed) {
      if (product === null) this.products.delete(id);
      else this.products.set(id, product);
    }
  }

  /**
   * The age of each changed product: its previous one, or one between its neighbours; null if there is no room for it.
   */
  #agesOf(changed: ChangedProducts): Map<ProductId, number> | null {
    const ages = new Map<ProductId, number>();
    let list = this.newestFirst;
    for (const [id, product] of changed) {
      if (product === null) continue;
      const known = this.products.get(id)?.age;
      if (known === undefined) {
        const index = sortedIndexOf(list, product, newerFirst);
        product.age = numberBetween(list[index - 1]?.age, list[index]?.age);
        if (Number.isNaN(product.age)) return null;
        list = list.toSpliced(index, 0, product);
      }
      ages.set(id, known ?? product.age);
    }
    return ages;
  }

  /** The products, after the change, of the staples that changed products belong to or belonged to. */
  #staplesAfter(changed: ChangedProducts): Map<number, readonly ShelfProduct[]> {
    const before = [...changed.keys()].flatMap((id) => this.products.get(id) ?? []);
    const after = [...changed.values()].filter((product) => product !== null);
    const staples = new Map<number, readonly ShelfProduct[]>();
    for (const place of new Set([...before, ...after].flatMap(staplesOf))) {
      const stayed = (this.#byStaple.get(place) ?? [])
        .filter((id) => !changed.has(id))
        .flatMap((id) => this.products.get(id) ?? []);
      staples.set(place, [...stayed, ...after.filter((product) => product.staple?.place === place)]);
    }
    return staples;
  }

  #lists(): [Map<string, readonly ShelfProduct[]>, (product: ShelfProduct) => readonly string[]][] {
    return [
      [this.bySubCategory, ({ subCategoryIds }) => subCategoryIds],
      [this.byCategory, ({ categoryIds }) => categoryIds],
      [this.byPile, ({ piles }) => piles],
      [this.byHead, ({ head }) => [head]],
      [this.byFamily, ({ family }) => [family]],
    ];
  }
}

/** The constant part of a product's sort order, newest first: it decides if everything else is equal. */
export function newerFirst(one: Placed, other: Placed): number {
  return other.madeAt - one.madeAt || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);
}

export type Placed = Pick<ShelfProduct, 'madeAt' | 'id'>;

function betterFirst(one: ShelfProduct, other: ShelfProduct): number {
  return other.popularity - one.popularity || newerFirst(one, other);
}

function popularityOf({ id }: ShelfProduct, sales: Sales, credits: ReadonlyMap<string, number>): number {
  return (sales.get(id) ?? 0) + (credits.get(id) ?? 0);
}

/** Changes the numbers of these products. */
export function takeSales(sales: Map<ProductId, number>, changed: Sales): void {
  for (const [id, orders] of changed) {
    if (orders === 0) sales.delete(id);
    else sales.set(id, orders);
  }
}

function staplesOf({ staple }: ShelfProduct): number[] {
  return staple === null ? [] : [staple.place];
}

/** The products of each key, in the given order. */
function byKey<Key>(products: readonly ShelfProduct[], keysOf: KeysOf<Key>): Map<Key, ShelfProduct[]> {
  return atOnce(listByKey(products, keysOf));
}

function* listByKey<Key>(
  products: readonly ShelfProduct[],
  keysOf: KeysOf<Key>,
): Steps<Map<Key, ShelfProduct[]>> {
  const lists = new Map<Key, ShelfProduct[]>();
  let listed = 0;
  for (const product of products) {
    for (const key of keysOf(product)) {
      const list = lists.get(key);
      if (list) list.push(product);
      else lists.set(key, [product]);
    }
    listed += 1;
    if (listed % LISTED_AT_ONCE === 0) yield;
  }
  return lists;
}

type KeysOf<Key> = (product: ShelfProduct) => readonly Key[];
