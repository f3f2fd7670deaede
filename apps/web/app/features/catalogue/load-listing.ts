import type { ContractClient, WireSubCategory } from '@jhola/contract/client';
import {
  idFromSegment,
  type ListOptions,
  listingPath,
  PAGE_SIZES,
  slugWords,
  type PagePath,
} from '@jhola/domain';
import { pictureOfWidth } from '#ui/picture-sources.ts';
import { tintOf } from '#ui/tint-of.ts';
import { toCardProduct } from './card-product.ts';
import type { ListCounts } from './list-tools/list-counts.ts';
import type { ProductPage } from './product-pages.ts';

export type ListingKey = { categoryId: string; subCategoryId: string };
export type ListingPage = ProductPage<string>;
export type RailEntry = { _id: string; name: string; image: string; href: PagePath };

/** The page of one sub-category; null if the URL names none. */
export async function loadListing(
  api: ContractClient,
  params: { category: string; subCategory: string },
  options: ListOptions,
) {
  const categoryId = idFromSegment<'Category'>(params.category);
  const subCategoryId = idFromSegment<'SubCategory'>(params.subCategory);
  if (!categoryId || !subCategoryId) return null;
  const subCategories = (await api('getSubCategories')).data;
  const current = subCategories.find(({ _id }) => _id === subCategoryId);
  const category = current?.category.find(({ _id }) => _id === categoryId);
  if (!current || !category) return null;
  const key: ListingKey = { categoryId, subCategoryId };
  return {
    key,
    category: { name: category.name, tint: tintOf(category.name) },
    // Made from the catalogue's names. The words in the URL could be anybody's, so they are never shown.
    heading: slugWords(current.name),
    name: current.name,
    path: listingPath(category, current),
    rail: subCategories.filter((sub) => belongsTo(sub, categoryId)).map((sub) => toRailEntry(category, sub)),
    options,
    first: await loadListingPage(api, key, null, options),
  };
}

export type Listing = NonNullable<Awaited<ReturnType<typeof loadListing>>>;

/** A listing whose products are still loading. */
export type LoadingListing = Omit<Listing, 'first' | 'options'>;

/**
 * The listing of another sub-category of the same category, as far as the rail of `shown` knows it; null if `pathname`
 * isn't in the rail.
 */
export function neighbourOf(
  { first: _, options: __, ...shown }: LoadingListing & Partial<Listing>,
  pathname: string,
) {
  const entry = shown.rail.find(({ href }) => href === pathname);
  if (!entry) return null;
  const { _id: subCategoryId, name, href: path } = entry;
  return { ...shown, key: { ...shown.key, subCategoryId }, name, heading: slugWords(name), path };
}

/** The products after the cursor `after` (the last page's `next`); from the start if it is null. */
export async function loadListingPage(
  api: ContractClient,
  key: ListingKey,
  after: string | null,
  options: ListOptions,
): Promise<ListingPage> {
  // The page number is always 1: the cursor selects the next products.
  const response = await api('getListing', { ...key, page: 1, limit: PAGE_SIZES.listing, after, ...options });
  return { products: response.data.map(toCardProduct), totalCount: response.totalCount, next: response.next };
}

function belongsTo(sub: WireSubCategory, categoryId: string): boolean {
  return sub.category.some(({ _id }) => _id === categoryId);
}

function toRailEntry(category: { _id: string; name: string }, sub: WireSubCategory): RailEntry {
  return {
    _id: sub._id,
    name: sub.name,
    image: pictureOfWidth(sub.image, 96),
    href: listingPath(category, sub),
  };
}

/** How many products each filter would leave, and the current total. */
export async function loadListingCounts(
  api: ContractClient,
  key: ListingKey,
  options: ListOptions,
): Promise<ListCounts> {
  const { counts, totalCount } = await api('getListing', { ...key, limit: 1, ...options, counts: true });
  return { counts, totalCount };
}
