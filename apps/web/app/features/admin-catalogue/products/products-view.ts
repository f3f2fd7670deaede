import {
  isId,
  PAGE_SIZES,
  PRODUCT_SORTS,
  type ProductSort,
  STOCK_LEVELS,
  type StockLevel,
} from '@jhola/domain';
import { pageNumberIn } from '#features/admin/index.ts';

/** How the products are shown, as stored in the URL. */
export type ProductsView = {
  /** grid: cards, 12 a page; table: for bulk changes, 50 a page. */
  readonly layout: 'grid' | 'table';
  readonly search: string;
  readonly categoryId: string;
  readonly stock: StockLevel;
  readonly discounted: boolean;
  readonly sortBy: ProductSort;
  readonly descending: boolean;
  readonly page: number;
};

/** The part of a view that selects products. */
export type ProductFilter = Pick<ProductsView, 'search' | 'categoryId' | 'stock' | 'discounted'>;

/** The view of a URL; missing and invalid parameters have their default. */
export function readProductsView(params: URLSearchParams): ProductsView {
  const sort = params.get('sort') ?? '';
  const category = params.get('category') ?? '';
  return {
    layout: params.get('view') === 'table' ? 'table' : 'grid',
    search: params.get('q') ?? '',
    categoryId: isId(category) ? category : '',
    stock: STOCK_LEVELS.find((level) => level === params.get('stock')) ?? 'any',
    discounted: params.has('discounted'),
    sortBy: PRODUCT_SORTS.find((known) => known === sort.replace(/^-/, '')) ?? 'newest',
    descending: sort.startsWith('-'),
    page: pageNumberIn(params),
  };
}

/** The URL of a view, without default values. */
export function writeProductsView(view: ProductsView): URLSearchParams {
  const sort = `${view.descending ? '-' : ''}${view.sortBy}`;
  const parameters: readonly (readonly [string, string, boolean])[] = [
    ['view', view.layout, view.layout !== 'grid'],
    ['q', view.search, view.search !== ''],
    ['category', view.categoryId, view.categoryId !== ''],
    ['stock', view.stock, view.stock !== 'any'],
    ['discounted', '1', view.discounted],
    ['sort', sort, sort !== 'newest'],
    ['page', String(view.page), view.page > 1],
  ];
  return new URLSearchParams(parameters.filter(([, , isSet]) => isSet).map(([name, text]) => [name, text]));
}

/** The filter input of the calls for this view. */
export function filterInput({ search, categoryId, stock, discounted }: ProductFilter) {
  return { search, stock, discounted, ...(categoryId !== '' && { categoryId }) };
}

/** The input of the call for this view's page. */
export function pageInput(view: ProductsView) {
  const { sortBy, descending, page, layout } = view;
  const limit = layout === 'grid' ? PAGE_SIZES.adminProducts : PAGE_SIZES.desk;
  return { ...filterInput(view), sortBy, descending, page, limit };
}

/** Whether the view has no filter. */
export function isUnfiltered(view: ProductFilter): boolean {
  return view.search === '' && view.categoryId === '' && view.stock === 'any' && !view.discounted;
}
