import { type ProductId, STAPLES, stapleCredits } from '@jhola/domain';
import type { Sales } from '../ranking/sales.queries.ts';
import type { ShelfProduct } from './shelf-product.ts';
import { numberBetween, sortedIndexOf, replaceInSorted } from './sorted-list.ts';

/** Products that were written or deleted, by id; null if deleted. */
export type ChangedProducts = ReadonlyMap<ProductId, ShelfProduct | null>;

/** Beyond this many changes, sorting all products again is faster than moving each. */
const CHANGED_AT_MOST = 30;
/** The same if products only become more or less popular: this share of all products. */
const MOVED_SHARE_AT_MOST = 0.1;

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
  readonly #byStaple = new Map<number, readonly ProductId[]>();
  /** The credits of staples, and the sales, from which the popularity was computed. */
  readonly #credits: Map<string, number>;
  #sales: Sales;

  /** Sorts all products. Sets each product's `age` and `popularity`. */
  constructor(products: Map<ProductId, ShelfProduct>, sales: Sales) {
    this.products = products;
    this.newestFirst = [...products.values()].sort(newerFirst);
    this.#sales = sales;
    this.#credits = stapleCredits(products.values(), STAPLES.length);
    this.newestFirst.forEach((product, age) => {
      product.age = age;
      product.popularity = popularityOf(product, sales, this.#credits);
    });
    // Equally popular products stay sorted newest first.
    this.bestFirst = this.newestFirst.toSorted((one, other) => other.popularity - one.popularity);
    for (const [lists, keysOf] of this.#lists()) {
      for (const [key, list] of byKey(this.bestFirst, keysOf)) lists.set(key, list);
    }
    for (const [place, list] of byKey(this.newestFirst, staplesOf))
      this.#byStaple.set(
        place,
        list.map(({ id }) => id),
      );
  }

  /**
   * Moves the changed products, and those whose popularity changes: because of the changes, or with these sales.
   * Returns all of them; null, with nothing moved, if there are too many.
   */
  move(changed: ChangedProducts, sales: Sales): ChangedProducts | null {
    const most = Math.max(CHANGED_AT_MOST, this.products.size * MOVED_SHARE_AT_MOST);
    const sold = this.#soldDifferently(sales);
    const ages = changed.size > CHANGED_AT_MOST || sold.length > most ? null : this.#agesOf(changed);
    if (ages === null) return null;
    const staples = this.#staplesAfter(changed);
    const ofStaples = [...staples.values()].flat();
    const credits = stapleCredits(ofStaples, STAPLES.length);
    // The credits of other staples stay, and a product that is no staple any more has none.
    const popularityAfter = (product: ShelfProduct) => {
      const isCounted = product.staple === null || staples.has(product.staple.place);
      return popularityOf(product, sales, isCounted ? credits : this.#credits);
    };
    const moved = new Map(changed);
    for (const product of [...ofStaples, ...sold]) {
      if (moved.has(product.id)) continue;
      const popularity = popularityAfter(product);
      if (popularity !== product.popularity) moved.set(product.id, { ...product, popularity });
    }
    if (moved.size > most) return null;
    for (const [id, product] of changed) {
      if (product === null) continue;
      product.age = ages.get(id) ?? 0;
      product.popularity = popularityAfter(product);
    }
    this.#sales = sales;
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
    if (moved.size > 0) this.#replace(moved);
    return moved;
  }

  /** The products whose sales differ from these. */
  #soldDifferently(sales: Sales): ShelfProduct[] {
    if (sales === this.#sales) return [];
    const ids: ProductId[] = [];
    for (const [id, orders] of sales) if (this.#sales.get(id) !== orders) ids.push(id);
    for (const id of this.#sales.keys()) if (!sales.has(id)) ids.push(id);
    return ids.flatMap((id) => this.products.get(id) ?? []);
  }

  #replace(moved: ChangedProducts): void {
    const removed = [...moved.keys()].flatMap((id) => this.products.get(id) ?? []);
    const added = [...moved.values()].filter((product) => product !== null);
    this.newestFirst = replaceInSorted(this.newestFirst, removed, added, newerFirst);
    this.bestFirst = replaceInSorted(this.bestFirst, removed, added, betterFirst);
    for (const [lists, keysOf] of this.#lists()) {
      const [without, within] = [byKey(removed, keysOf), byKey(added, keysOf)];
      for (const key of new Set([...without.keys(), ...within.keys()])) {
        const list = replaceInSorted(
          lists.get(key) ?? [],
          without.get(key) ?? [],
          within.get(key) ?? [],
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

function staplesOf({ staple }: ShelfProduct): number[] {
  return staple === null ? [] : [staple.place];
}

/** The products of each key, in the given order. */
function byKey<Key>(
  products: readonly ShelfProduct[],
  keysOf: (product: ShelfProduct) => readonly Key[],
): Map<Key, ShelfProduct[]> {
  const lists = new Map<Key, ShelfProduct[]>();
  for (const product of products) {
    for (const key of keysOf(product)) {
      const list = lists.get(key);
      if (list) list.push(product);
      else lists.set(key, [product]);
    }
  }
  return lists;
}
