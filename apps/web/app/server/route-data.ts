import {
  idFromSegment,
  type PageName,
  type PageParams,
  PRODUCTS_IN_DOCUMENT,
  readListOptions,
} from '@jhola/domain';
import {
  loadBestSellers,
  loadDepartments,
  loadHomeRows,
  loadListing,
  loadProduct,
} from '#features/catalogue/index.ts';
import { type FirstSearchPage, isExact, loadSearch, termOf } from '#features/search/index.ts';
import { PageError } from '#platform/routing/page-error.ts';
import type { PageServices } from './page-services.ts';

type PageArgs<Name extends PageName> = PageServices & {
  readonly url: URL;
  readonly params: PageParams<Name>;
  /** Whether the data becomes part of a document. */
  readonly isInDocument: boolean;
};
type PageReaders = { readonly [Name in PageName]?: (args: PageArgs<Name>) => Promise<unknown> };

/**
 * The data that pages are rendered from, by page name. Depends only on the URL and the API's responses. Throws
 * PageError if the page doesn't exist.
 */
export const readPageData = {
  // The browser compares versions to know when to refetch what isn't part of the data: rows and later pages of a list.
  // They are read before the lists, so that what changes in between is refetched too.
  async home({ api, publicUrl, listVersions, isInDocument }) {
    const { all: version, ...rowVersions } = listVersions.rows();
    // A document has no room for those of each row.
    return { version, ...(!isInDocument && { rowVersions }), ...(await loadHomeRows(api)), publicUrl };
  },

  async search({ url, api, publicUrl, listVersions }) {
    const term = termOf(url);
    const options = readListOptions(url.searchParams);
    const exact = isExact(url);
    const version = listVersions.search(term, exact);
    const first: FirstSearchPage = { ...(await loadSearch(api, term, options, exact)), version };
    return { term, publicUrl, failed: false, options, exact, first };
  },

  async listing({ url, params, api, publicUrl, listVersions }) {
    const version = listingVersion(url, params, listVersions);
    const listing = orNotFound(await loadListing(api, params, readListOptions(url.searchParams)));
    return { listing: { ...listing, first: { ...listing.first, version } }, publicUrl };
  },

  product: async ({ params, api, publicUrl, listVersions, isInDocument }) => {
    // With the version of the rows below it, a document would be rendered again when one of these products sells out.
    const version = isInDocument ? undefined : listVersions.besideProduct(productOf(params));
    return { version, ...orNotFound(await loadProduct(api, params.product)), publicUrl };
  },

  privacy: async ({ api, publicUrl }) => ({ ...(await api('getShopContact')).data, publicUrl }),
} satisfies PageReaders;

/** The data that frames are rendered from, by frame name. It stays the same while one navigates within the frame. */
export const readFrameData = {
  /** The categories. */
  'shop-layout': async ({ api }: PageServices) => ({ departments: await loadDepartments(api) }),

  /** Pictures of a few groceries for the bag beside the form. */
  async 'auth-layout'({ api }: PageServices) {
    const best = await loadBestSellers(api, PRODUCTS_IN_DOCUMENT.bag);
    return { pictures: best.flatMap(({ image }) => image) };
  },
};

type Readers = typeof readPageData & typeof readFrameData;
type VersionReaders = {
  readonly [Name in keyof Readers]: null | ((args: Parameters<Readers[Name]>[0]) => string);
};

/**
 * The version of all products that a page or a frame shows, by its name; null if it shows none. While this and the
 * content of the catalogue stay the same, so does what is rendered from its data.
 */
export const shownVersions: VersionReaders = {
  home: ({ listVersions }) => listVersions.rows().all,
  search: ({ url, listVersions }) => listVersions.search(termOf(url), isExact(url)),
  listing: ({ url, params, listVersions }) => listingVersion(url, params, listVersions),
  product: ({ params, listVersions, isInDocument }) => {
    const own = listVersions.product(productOf(params));
    return isInDocument ? own : `${own} ${listVersions.besideProduct(productOf(params))}`;
  },
  privacy: null,
  'shop-layout': null,
  'auth-layout': ({ listVersions }) => listVersions.rows().best,
};

/** The data of each page and frame that has any. */
export type RouteData = {
  readonly [Name in keyof Readers]: Awaited<ReturnType<Readers[Name]>>;
};

function listingVersion(
  url: URL,
  { subCategory }: PageParams<'listing'>,
  listVersions: PageServices['listVersions'],
): string {
  const isNarrowed = Object.keys(readListOptions(url.searchParams).filters).length > 0;
  return listVersions.subCategory(idFromSegment<'SubCategory'>(subCategory) ?? '', isNarrowed);
}

function productOf({ product }: PageParams<'product'>): string {
  return idFromSegment<'Product'>(product) ?? '';
}

function orNotFound<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new PageError(404);
  return thing;
}
