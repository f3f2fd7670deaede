import { type PageName, type PageParams, readListOptions } from '@jhola/domain';
import {
  loadBestSellers,
  loadDepartments,
  loadHomeRows,
  loadListing,
  loadProduct,
} from '#features/catalogue/index.ts';
import { isExact, loadSearch, termOf } from '#features/search/index.ts';
import { PageError } from '#platform/routing/page-error.ts';
import type { PageServices } from './page-services.ts';

type PageArgs<Name extends PageName> = PageServices & {
  readonly url: URL;
  readonly params: PageParams<Name>;
};
type PageReaders = { readonly [Name in PageName]?: (args: PageArgs<Name>) => Promise<unknown> };

/** How many best sellers are loaded for the picture of the bag on the login page. */
const BAG_PRODUCTS = 5;

/**
 * The data that pages are rendered from, by page name. Depends only on the URL and the API's responses. Throws
 * PageError if the page doesn't exist.
 */
export const readPageData = {
  // With the version the browser knows when to refetch the rows that aren't part of the data.
  home: async ({ api, publicUrl, catalogueVersion }) => ({
    ...(await loadHomeRows(api)),
    publicUrl,
    version: catalogueVersion(),
  }),

  async search({ url, api, publicUrl }) {
    const term = termOf(url);
    const options = readListOptions(url.searchParams);
    const exact = isExact(url);
    const first = await loadSearch(api, term, options, exact);
    return { term, publicUrl, failed: false, options, exact, first };
  },

  listing: async ({ url, params, api, publicUrl }) => ({
    listing: orNotFound(await loadListing(api, params, readListOptions(url.searchParams))),
    publicUrl,
  }),

  product: async ({ params, api, publicUrl }) => ({
    ...orNotFound(await loadProduct(api, params.product)),
    publicUrl,
  }),

  privacy: async ({ api, publicUrl }) => ({ ...(await api('getShopContact')).data, publicUrl }),
} satisfies PageReaders;

/** The data that frames are rendered from, by frame name. It stays the same while one navigates within the frame. */
export const readFrameData = {
  /** The categories. */
  'shop-layout': async ({ api }: PageServices) => ({ departments: await loadDepartments(api) }),

  /** Pictures of a few groceries for the bag beside the form. */
  async 'auth-layout'({ api }: PageServices) {
    const best = await loadBestSellers(api, BAG_PRODUCTS);
    return { pictures: best.flatMap(({ image }) => image) };
  },
};

type Readers = typeof readPageData & typeof readFrameData;

/** The data of each page and frame that has any. */
export type RouteData = {
  readonly [Name in keyof Readers]: Awaited<ReturnType<Readers[Name]>>;
};

function orNotFound<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new PageError(404);
  return thing;
}
