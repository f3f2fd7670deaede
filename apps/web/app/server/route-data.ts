import { loadDepartments, loadHomeRows, loadListing, loadProduct } from '#features/catalogue/index.ts';
import { loadSearchPage, termOf } from '#features/search/index.ts';
import { PageError } from '#platform/routing/page-error.ts';
import type { RouteParams } from '#platform/routing/route.ts';
import type { PageServices } from './page-services.ts';

export type RouteDataArgs = PageServices & { readonly url: URL; readonly params: RouteParams };

const IN_THE_BAG = 5;

/**
 * What frames and pages are rendered from, by the names that the table of routes gives it. Each depends on the URL
 * and on what the API answers alone. Throws PageError where there is no such page.
 */
export const readRouteData = {
  /** The categories, which stay the same while one walks through the shop. */
  shop: async ({ api }: RouteDataArgs) => ({ departments: await loadDepartments(api) }),

  /** A few groceries for the bag beside the form. */
  async auth({ api }: RouteDataArgs) {
    const rows = Object.values(await loadHomeRows(api));
    const pictures = rows.flatMap((row) => row.slice(0, 2).flatMap(({ image }) => image));
    return { pictures: pictures.slice(0, IN_THE_BAG) };
  },

  home: async ({ api, publicUrl }: RouteDataArgs) => ({ rows: await loadHomeRows(api), publicUrl }),

  async search({ url, api, publicUrl }: RouteDataArgs) {
    const term = termOf(url);
    return { term, publicUrl, failed: false, first: await loadSearchPage(api, term, 1) };
  },

  async listing({ params, api, publicUrl }: RouteDataArgs) {
    const { category = '', subCategory = '' } = params;
    return { listing: found(await loadListing(api, { category, subCategory })), publicUrl };
  },

  async product({ params, api, publicUrl }: RouteDataArgs) {
    return { ...found(await loadProduct(api, params.product ?? '')), publicUrl };
  },
};

/** What each name stands for. */
export type RouteData = {
  readonly [Name in keyof typeof readRouteData]: Awaited<ReturnType<(typeof readRouteData)[Name]>>;
};

function found<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new PageError(404);
  return thing;
}
