import { arrangeRow, packSize, partnersOf, type ProductId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Shelf } from '../shelf/create-shelf.ts';
import { jsonListsResponse } from '../shelf/json-responses.ts';
import type { ShelfContents } from '../shelf/shelf-contents.ts';
import { jsonOf, type ShelfProduct } from '../shelf/shelf-product.ts';
import { catalogueTexts as texts } from '../../../messages/index.ts';

/** The number of a sub-category's products that are compared. */
const COMPARED = 400;
/** A product that costs this many times more or less is not offered as an alternative. */
const OTHER_PRICE = 3;

/**
 * The lists beside a product, as JSON, with their `version`: its packs (including itself, smallest first; empty if there
 * is only one), similar products, and products bought with it: first `together` (ids, most often first), then matching
 * products of the catalogue. With a `limit` of 0 only the packs. Throws NOT_FOUND.
 */
export function listRelated(
  shelf: Shelf,
  version: string,
  id: ProductId,
  together: readonly ProductId[],
  limit: number,
): Buffer {
  const contents = shelf.contents();
  const product = contents.products.get(id);
  if (product === undefined) throw new AppError('NOT_FOUND', { message: texts.noLongerSold });
  const packs = packsOf(contents, product);
  const similar = limit === 0 ? [] : similarTo(contents, product, limit);
  const goesWith = limit === 0 ? [] : boughtWith(contents, product, together, limit);
  return jsonListsResponse(version, {
    packs: packs.length > 1 ? packs.map(jsonOf) : [],
    similar: similar.map(jsonOf),
    goesWith: goesWith.map(jsonOf),
  });
}

/** The packs of a product that share a sub-category with it, smallest first. */
function packsOf(contents: ShelfContents, product: ShelfProduct): ShelfProduct[] {
  const family = contents.byFamily.get(product.family) ?? [];
  return family
    .filter((other) => sharesShelf(other, product))
    .map((pack) => ({ pack, size: packSize(pack.unit)?.amount ?? 0 }))
    .sort((one, other) => one.size - other.size || one.pack.payablePaise - other.pack.payablePaise)
    .map(({ pack }) => pack);
}

/** The products of a sub-category that are compared with one of them. */
export function comparedIn({ bySubCategory }: ShelfContents, subCategory: string): readonly ShelfProduct[] {
  return bySubCategory.get(subCategory)?.slice(0, COMPARED) ?? [];
}

/** Other products of its sub-categories: the same thing first, then those with a similar price. */
function similarTo(contents: ShelfContents, product: ShelfProduct, limit: number): ShelfProduct[] {
  const [place = ''] = product.subCategoryIds;
  const others = comparedIn(contents, place).filter(
    (other) => other.stock > 0 && other.family !== product.family,
  );
  const placed = others.map((other) => ({ other, likeness: likenessOf(product, other) }));
  // Equally similar products stay sorted by popularity.
  placed.sort((one, other) => other.likeness - one.likeness);
  return firstOfFamilies(
    placed.map(({ other }) => other),
    limit,
  );
}

function likenessOf(product: ShelfProduct, other: ShelfProduct): number {
  const words = new Set(product.family.split(' '));
  const shared = other.family.split(' ').filter((word) => words.has(word)).length;
  const ratio = (other.payablePaise + 1) / (product.payablePaise + 1);
  const isNear = ratio < OTHER_PRICE && ratio > 1 / OTHER_PRICE;
  return (other.head === product.head ? 2 : 0) + shared / words.size + (isNear ? 1 : 0);
}

function boughtWith(
  contents: ShelfContents,
  product: ShelfProduct,
  together: readonly ProductId[],
  limit: number,
): ShelfProduct[] {
  const ordered = together.flatMap((id) => contents.products.get(id) ?? []);
  const partners = partnersIn(contents, product);
  const fits = ({ stock, family }: ShelfProduct) => stock > 0 && family !== product.family;
  return arrangeRow([...new Set([...ordered, ...partners])].filter(fits), limit, 'all');
}

/** Products of the catalogue that go with a product. */
export function partnersIn(contents: ShelfContents, product: ShelfProduct): ShelfProduct[] {
  return partnersOf(product.head).flatMap((head) => bestOf(contents, head, product) ?? []);
}

/** The most popular product of a thing that is in stock; products of the same category first. */
function bestOf(contents: ShelfContents, head: string, beside: ShelfProduct): ShelfProduct | undefined {
  const toBuy = (contents.byHead.get(head) ?? []).filter(({ stock }) => stock > 0);
  const popular = toBuy[0] && toBuy[0].popularity > 0 ? toBuy[0] : undefined;
  return (
    popular ?? toBuy.find(({ categoryIds }) => categoryIds.some((id) => beside.categoryIds.includes(id)))
  );
}

function firstOfFamilies(products: readonly ShelfProduct[], limit: number): ShelfProduct[] {
  const seen = new Set<string>();
  return products.filter(({ family }) => !seen.has(family) && seen.add(family)).slice(0, limit);
}

function sharesShelf(one: ShelfProduct, other: ShelfProduct): boolean {
  return one.subCategoryIds.some((id) => other.subCategoryIds.includes(id));
}
