/**
 * The path of each page of the shop. `:name` is a parameter; names after `?` are query parameters, which links may
 * leave out. The first page that matches a path wins, so `listing`, which matches any two segments, is last.
 */
export const PAGES = {
  home: '/',
  search: '/search?q&exact',
  product: '/product/:product',
  cart: '/cart',
  checkout: '/checkout',
  success: '/success?session_id',
  cancel: '/cancel',
  user: '/user',
  dashboard: '/dashboard',
  profile: '/dashboard/profile',
  'two-step': '/dashboard/two-step',
  'my-orders': '/dashboard/myorders',
  'my-order': '/dashboard/myorders/:orderId',
  addresses: '/dashboard/address',
  'stock-alerts': '/dashboard/stock-alerts',
  categories: '/dashboard/category',
  'sub-categories': '/dashboard/subcategory',
  'upload-product': '/dashboard/upload-product',
  products: '/dashboard/product?q&view',
  'price-list': '/dashboard/price-list?list',
  searches: '/dashboard/searches',
  'shop-day': '/dashboard/shop',
  changes: '/dashboard/changes?of',
  users: '/dashboard/users',
  status: '/dashboard/status',
  orders: '/dashboard/orders?q',
  'pick-list': '/dashboard/orders/pick-list?orders',
  order: '/dashboard/orders/:orderId',
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
  'verification-otp': '/verification-otp',
  'reset-password': '/reset-password',
  'verify-email': '/verify-email?code',
  privacy: '/privacy',
  offline: '/offline?page',
  listing: '/:category/:subCategory',
} as const;

export type PageName = keyof typeof PAGES;

declare const brand: unique symbol;

/** A path of the shop with its query string, made by `pagePath` or checked by `isPagePath`. */
export type PagePath = string & { readonly [brand]: 'PagePath' };

type PathOf<Pattern> = Pattern extends `${infer Path}?${string}` ? Path : Pattern;
type QueryOf<Pattern> = Pattern extends `${string}?${infer Names}` ? Names : never;
type ParamOf<Path> = Path extends `${infer Start}/${infer Rest}`
  ? ParamOf<Start> | ParamOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;
type SplitNames<Names> = Names extends `${infer First}&${infer Rest}` ? First | SplitNames<Rest> : Names;

/** The parameters in a page's path. */
export type PageParams<Page extends PageName> = {
  readonly [Name in ParamOf<PathOf<(typeof PAGES)[Page]>>]: string;
};

type Query<Page extends PageName> = {
  readonly [Name in SplitNames<QueryOf<(typeof PAGES)[Page]>> & string]?: string;
};

type Values<Page extends PageName> = [ParamOf<PathOf<(typeof PAGES)[Page]>>] extends [never]
  ? [values?: Query<Page>]
  : [values: PageParams<Page> & Query<Page>];

/** The path of a page. Values are plain text and encoded here; empty query parameters are left out. */
export function pagePath<Page extends PageName>(page: Page, ...[values = {}]: Values<Page>): PagePath {
  const given: Readonly<Record<string, string | undefined>> = values;
  const [path = '', names = ''] = PAGES[page].split('?');
  const query = new URLSearchParams();
  for (const name of names.split('&')) {
    const value = given[name];
    if (value) query.set(name, value);
  }
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((given[name] ?? '').toWellFormed()),
  );
  return (query.size === 0 ? filled : `${filled}?${query.toString()}`) as PagePath;
}

/**
 * Whether a text, such as a stored return address, is a path of this site: '//' would begin another site's, also with
 * tabs or line breaks between, which browsers remove.
 */
export function isPagePath(text: unknown): text is PagePath {
  return typeof text === 'string' && /^\/(?![/\\])[^\t\n\r]*$/.test(text);
}
