import type { PageName, PageParams } from '@jhola/domain';
import { loadDepartments, loadHomeRows, loadListing, loadProduct } from '#features/catalogue/index.ts';
import { loadSearchPage, termOf } from '#features/search/index.ts';
import { PageError } from '#platform/routing/page-error.ts';
import type { PageServices } from './page-services.ts';

type PageArgs<Name extends PageName> = PageServices & {
  readonly url: URL;
  readonly params: PageParams<Name>;
};
type PageReaders = { readonly [Name in PageName]?: (args: PageArgs<Name>) => Promise<unknown> };

const IN_THE_BAG = 5;

/**
 * What pages are rendered from, by their names. Each depends on the URL and on what the API answers alone. Throws
 * PageError where there is no such page.
 */
export const readPageData = {
  home: async ({ api, publicUrl }) => ({ rows: await loadHomeRows(api), publicUrl }),

  async search({ url, api, publicUrl }) {
    const term = termOf(url);
    return { term, publicUrl, failed: false, first: await loadSearchPage(api, term, 1) };
  },

  listing: async ({ params, api, publicUrl }) => ({
    listing: found(await loadListing(api, params)),
    publicUrl,
  }),

  product: async ({ params, api, publicUrl }) => ({
    ...found(await loadProduct(api, params.product)),
    publicUrl,
  }),
} satisfies PageReaders;

/** What frames are rendered from, by their names. It stays the same while one navigates within the frame. */
export const readFrameData = {
  /** The categories. */
  'shop-layout': async ({ api }: PageServices) => ({ departments: await loadDepartments(api) }),

  /** A few groceries for the bag beside the form. */
  async 'auth-layout'({ api }: PageServices) {
    const rows = Object.values(await loadHomeRows(api));
    const pictures = rows.flatMap((row) => row.slice(0, 2).flatMap(({ image }) => image));
    return { pictures: pictures.slice(0, IN_THE_BAG) };
  },
};

type Readers = typeof readPageData & typeof readFrameData;

/** What is read for each page and frame that has data. */
export type RouteData = {
  readonly [Name in keyof Readers]: Awaited<ReturnType<Readers[Name]>>;
};

function found<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new PageError(404);
  return thing;
}
