import type { ShelfContents } from '../shelf/shelf-contents.ts';
import type { ShelfProduct } from '../shelf/shelf-product.ts';

/** The alphabetical place of each product of the newest contents. */
export type NamePlaces = { readonly place: (product: ShelfProduct) => number };

const byName = new Intl.Collator('en-IN', { numeric: true }).compare;

/**
 * Knows the alphabet's order of the shelf. Comparing names as people do is slow, so the order before is where the
 * next one starts from: after an edit nearly everything stands right already, and a sort hardly compares.
 */
export function createNamePlaces(): { follow: (contents: ShelfContents) => NamePlaces } {
  let followed: ShelfContents | null = null;
  let sorted: readonly ShelfProduct[] = [];
  let places: ReadonlyMap<string, number> = new Map();
  const order: NamePlaces = { place: ({ id }) => places.get(id) ?? 0 };
  return {
    follow(contents) {
      if (contents === followed) return order;
      const known = sorted.flatMap(({ id }) => contents.products.get(id) ?? []);
      const fresh = contents.newestFirst.filter(({ id }) => !places.has(id));
      sorted = known.concat(fresh).sort((one, other) => byName(one.name, other.name));
      places = new Map(sorted.map(({ id }, place) => [id, place]));
      followed = contents;
      return order;
    },
  };
}
