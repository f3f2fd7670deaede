import { type ProductId, STAPLES, stapleCredits } from '@jhola/domain';
import type { Sales } from '../ranking/sales.queries.ts';
import type { ShelfProduct } from './shelf-product.ts';
import { numberBetween, sortedIndexOf, replaceInSorted } from './sorted-list.ts';

/** Products that were written or deleted, by id; null if deleted. */
export type ChangedProducts = ReadonlyMap<ProductId, ShelfProduct | null>;

/** Beyond this many changes, sorting all products again is faster than moving each. */
const MOVED_AT_MOST = 30;

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
  newestFirst: readonly ShelfProduct[];
  bestFirst: readonly ShelfProduct[];
  /** The products of each staple, in no particular order. */
  readonly #byStaple = new Map<number, readonly ShelfProduct[]>();

  /** Sorts all products. Sets each product's `age` and `popularity`. */
  constructor(products: Map<ProductId, ShelfProduct>, sales: Sales) {
    this.products = products;
    this.newestFirst = [...products.values()].sort(newerFirst);
    const credits = stapleCredits(products.values(), STAPLES.length);
    this.newestFirst.forEach((product, age) => {
      product.age = age;
      product.popularity = popularityOf(product, sales, credits);
    });
    // Equally popular products stay sorted newest first.
    this.bestFirst = this.newestFirst.toSorted((one, other) => other.popularity - one.popularity);
    for (const [lists, keysOf] of this.#lists()) fill(lists, this.bestFirst, keysOf);
    fill(this.#byStaple, this.newestFirst, staplesOf);
  }

  /**
   * Moves the changed products, and those whose popularity changes as a result. Returns the replaced products,
   * including these; null, with nothing done, if there are too many.
   */
  move(changed: ChangedProducts, sales: Sales): ChangedProducts | null {
    if (changed.size === 0) return changed;
    const ages = changed.size > MOVED_AT_MOST ? null : this.#agesOf(changed);
    if (ages === null) return null;
    const moved = new Map(changed);
    const staples = this.#staplesAfter(changed);
    const credits = stapleCredits([...staples.values()].flat(), STAPLES.length);
    for (const [place, products] of staples) {
      staples.set(
        place,
        products.map((product) => {
          const popularity = popularityOf(product, sales, credits);
          if (popularity === product.popularity || changed.has(product.id)) return product;
          const copy = { ...product, popularity };
          moved.set(product.id, copy);
          return copy;
        }),
      );
    }
    if (moved.size > MOVED_AT_MOST) return null;
    for (const [id, product] of changed) {
      if (product === null) continue;
      product.age = ages.get(id) ?? 0;
      product.popularity = popularityOf(product, sales, credits);
    }
    for (const [place, products] of staples) this.#byStaple.set(place, products);
    this.#replace(moved);
    return moved;
  }

  #replace(moved: ChangedProducts): void {
    const removed = [...moved.keys()].flatMap((id) => this.products.get(id) ?? []);
    const added = [...moved.values()].filter((product) => product !== null);
    this.newestFirst = replaceInSorted(this.newestFirst, removed, added, newerFirst);
    this.bestFirst = replaceInSorted(this.bestFirst, removed, added, betterFirst);
    for (const [lists, keysOf] of this.#lists()) {
      for (const key of new Set([...removed, ...added].flatMap(keysOf))) {
        const isInList = (product: ShelfProduct) => keysOf(product).includes(key);
        const list = replaceInSorted(
          lists.get(key) ?? [],
          removed.filter(isInList),
          added.filter(isInList),
          betterFirst,
        );
        if (list.length > 0) lists.set(key, list);
        else lists.delete(key);
      }
    }
    for (const [id, product] of moved) {
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
      const stayed = (this.#byStaple.get(place) ?? []).filter(({ id }) => !changed.has(id));
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

function staplesOf({ staple }: ShelfProduct): number[] {
  return staple === null ? [] : [staple.place];
}

function fill<Key>(
  lists: Map<Key, readonly ShelfProduct[]>,
  products: readonly ShelfProduct[],
  keysOf: (product: ShelfProduct) => readonly Key[],
): void {
  const filled = new Map<Key, ShelfProduct[]>();
  for (const product of products) {
    for (const key of keysOf(product)) {
      const list = filled.get(key);
      if (list) list.push(product);
      else filled.set(key, [product]);
    }
  }
  for (const [key, list] of filled) lists.set(key, list);
}
