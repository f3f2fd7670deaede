import { createHash } from 'node:crypto';
import { type CategoryId, PAGE_SIZES } from '@jhola/domain';
import type { Shelf } from '../shelf/create-shelf.ts';
import type { ShelfProduct } from '../shelf/shelf-product.ts';
import { bestSellers } from './list-best-sellers.ts';
import { categoryRow } from './list-category-row.ts';

/** Versions of lists of products, the same in all processes that show the same. All throw UNAVAILABLE. */
export type ListVersions = {
  /** Changes with each change of the catalogue, and when a product sells out or is back in stock. */
  all(): string;
  /** Of the rows of home, by category id: each changes when a card of its row looks different, `all` with any of them. */
  rows(): {
    readonly all: string;
    readonly best: string;
    readonly categories: Readonly<Record<string, string>>;
  };
  /** Changes when a card of a sub-category's list looks different, or moves. */
  subCategory(id: string): string;
};

/** Enough to tell two versions of one list apart. */
const VERSION_LENGTH = 6;

/** Versions that are computed from the shelf, once for each version of it. */
export function createListVersions(shelf: Shelf): ListVersions {
  let known = { shelf: '', versions: new Map<string, string>() };

  function versionOf(list: string, products: () => readonly ShelfProduct[]): string {
    const present = shelf.version();
    if (known.shelf !== present) known = { shelf: present, versions: new Map() };
    const version = known.versions.get(list) ?? hashOf(partsOf(products()));
    known.versions.set(list, version);
    return version;
  }

  return {
    all: shelf.listsVersion,
    rows() {
      const categories = [...shelf.contents().byCategory.keys()].map((id) => {
        const row = () => categoryRow(shelf, id as CategoryId, PAGE_SIZES.homeRow);
        return [id, versionOf(`row ${id}`, row)] as const;
      });
      const best = versionOf('best', () => bestSellers(shelf, PAGE_SIZES.homeRow));
      return { all: hashOf([best, ...categories.flat()]), best, categories: Object.fromEntries(categories) };
    },
    subCategory: (id) => versionOf(`list ${id}`, () => shelf.contents().bySubCategory.get(id) ?? []),
  };
}

/** Everything that cards show of the products, in their order. Of the stock they only show whether it is 0. */
function* partsOf(products: readonly ShelfProduct[]): Generator<Uint8Array | string> {
  for (const { json, contentLength, stock } of products) {
    yield json.subarray(0, contentLength);
    yield stock === 0 ? '0' : '1';
  }
}

function hashOf(parts: Iterable<Uint8Array | string>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, VERSION_LENGTH);
}
