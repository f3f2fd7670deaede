import { newerFirst } from '../shelf/arrangement.ts';
import type { ShelfContents } from '../shelf/shelf-contents.ts';
import type { ShelfProduct } from '../shelf/shelf-product.ts';
import { numberBetween, sortedIndexOf, replaceInSorted } from '../shelf/sorted-list.ts';

/** The sort position of each product of the newest contents, by name. */
export type NamePlaces = { readonly place: (product: ShelfProduct) => number };

export type NameSorter = {
  /** The sort positions in these contents, valid until other contents are followed. */
  follow(contents: ShelfContents): NamePlaces;
};

const byName = new Intl.Collator('en-IN', { numeric: true }).compare;

/**
 * Keeps the products of the shelf sorted by name. Comparing names by locale is slow, so each sort starts from the
 * previous one: after an edit, only renamed products are moved.
 */
export function createNamePlaces(): NameSorter {
  let followed: ShelfContents | null = null;
  let sorted: readonly ShelfProduct[] = [];
  let named: Map<string, { readonly product: ShelfProduct; readonly place: number }> = new Map();
  const order: NamePlaces = { place: ({ id }) => named.get(id)?.place ?? 0 };

  function sortAll(contents: ShelfContents): void {
    const known = sorted.flatMap(({ id }) => contents.products.get(id) ?? []);
    const fresh = contents.newestFirst.filter(({ id }) => !named.has(id));
    sorted = known.concat(fresh).sort(alphabetically);
    named = new Map(sorted.map((product, index) => [product.id, { product, place: index }]));
  }

  /** Moves renamed products. Returns false if all products must be sorted. */
  function move(changed: NonNullable<ShelfContents['since']>['products']): boolean {
    for (const [id, product] of changed) {
      const known = named.get(id)?.product;
      if (known?.name === product?.name) continue;
      if (known) sorted = replaceInSorted(sorted, [known], [], alphabetically);
      named.delete(id);
      if (product === null) continue;
      const at = sortedIndexOf(sorted, product, alphabetically);
      const [before, after] = [sorted[at - 1], sorted[at]].map((beside) => beside && order.place(beside));
      const place = numberBetween(before, after);
      if (Number.isNaN(place)) return false;
      sorted = sorted.toSpliced(at, 0, product);
      named.set(id, { product, place });
    }
    return true;
  }

  return {
    follow(contents) {
      if (contents === followed) return order;
      const { since } = contents;
      const isNext = since !== null && since.version === followed?.version;
      if (!isNext || !move(since.products)) sortAll(contents);
      followed = contents;
      return order;
    },
  };
}

function alphabetically(one: ShelfProduct, other: ShelfProduct): number {
  return byName(one.name, other.name) || newerFirst(one, other);
}
