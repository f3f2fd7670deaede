import { type PageName, type PageParams, PAGES } from '@jhola/domain';
import type { PageHandle } from '#features/layout/index.ts';
import type { FrameProps, PageProps, RouteModule, RoutePart, RouteTable } from '#platform/routing/route.ts';
import type { RouteData } from '#server/route-data.ts';

/** What the server reads for a page or a frame; undefined if `route-data.ts` has no reader of that name. */
type DataOf<Name> = Name extends keyof RouteData ? RouteData[Name] : undefined;

/** The module of a page or a frame, which must accept the data that the server reads under that name. */
type Part<Name, Props> = {
  readonly load: () => Promise<RouteModule<Props, PageHandle>>;
} & (Name extends keyof RouteData ? { readonly hasData: true } : { readonly hasData?: never });

type Frame<Name> = { readonly name: Name } & Part<Name, FrameProps<DataOf<Name>, PageHandle>>;
export type Page<Name extends PageName> = { readonly frames: readonly RoutePart[] } & Part<
  Name,
  PageProps<DataOf<Name>, PageParams<Name>>
>;

const shopLayout: Frame<'shop-layout'> = {
  name: 'shop-layout',
  load: () => import('./routes/storefront/shop-layout.tsx'),
  hasData: true,
};
const dashboardLayout: Frame<'dashboard-layout'> = {
  name: 'dashboard-layout',
  load: () => import('./routes/account/dashboard-layout.tsx'),
};
const adminLayout: Frame<'admin-layout'> = {
  name: 'admin-layout',
  load: () => import('./routes/admin/admin-layout.tsx'),
};
const authLayout: Frame<'auth-layout'> = {
  name: 'auth-layout',
  load: () => import('./routes/auth/auth-layout.tsx'),
  hasData: true,
};

const inShop = { frames: [shopLayout] };
const inAccount = { frames: [shopLayout, dashboardLayout] };
const inAdmin = { frames: [adminLayout] };
const inAuth = { frames: [authLayout] };

/**
 * The file of each page and the frames around it. A page has the name of its file and of its reader in
 * `server/route-data.ts`; `hasData` says that there is a reader. Paths are in `@jhola/domain`, page-paths.ts.
 */
const pages: { readonly [Name in PageName]: Page<Name> } = {
  home: { ...inShop, load: () => import('./routes/storefront/home.tsx'), hasData: true },
  search: { ...inShop, load: () => import('./routes/storefront/search.tsx'), hasData: true },
  product: { ...inShop, load: () => import('./routes/storefront/product.tsx'), hasData: true },
  listing: { ...inShop, load: () => import('./routes/storefront/listing.tsx'), hasData: true },
  cart: { ...inShop, load: () => import('./routes/checkout/cart.tsx') },
  checkout: { ...inShop, load: () => import('./routes/checkout/checkout.tsx') },
  success: { ...inShop, load: () => import('./routes/checkout/success.tsx') },
  cancel: { ...inShop, load: () => import('./routes/checkout/cancel.tsx') },
  user: { ...inShop, load: () => import('./routes/account/user.tsx') },
  dashboard: { ...inAccount, load: () => import('./routes/account/dashboard.tsx') },
  profile: { ...inAccount, load: () => import('./routes/account/profile.tsx') },
  'two-step': { ...inAccount, load: () => import('./routes/account/two-step.tsx') },
  'my-orders': { ...inAccount, load: () => import('./routes/account/my-orders.tsx') },
  'my-order': { ...inAccount, load: () => import('./routes/account/my-order.tsx') },
  addresses: { ...inAccount, load: () => import('./routes/account/addresses.tsx') },
  'stock-alerts': { ...inAccount, load: () => import('./routes/account/stock-alerts.tsx') },
  categories: { ...inAdmin, load: () => import('./routes/admin/categories.tsx') },
  'sub-categories': { ...inAdmin, load: () => import('./routes/admin/sub-categories.tsx') },
  'upload-product': { ...inAdmin, load: () => import('./routes/admin/upload-product.tsx') },
  products: { ...inAdmin, load: () => import('./routes/admin/products.tsx') },
  'price-list': { ...inAdmin, load: () => import('./routes/admin/price-list.tsx') },
  'shop-day': { ...inAdmin, load: () => import('./routes/admin/shop-day.tsx') },
  searches: { ...inAdmin, load: () => import('./routes/admin/searches.tsx') },
  changes: { ...inAdmin, load: () => import('./routes/admin/changes.tsx') },
  users: { ...inAdmin, load: () => import('./routes/admin/users.tsx') },
  status: { ...inAdmin, load: () => import('./routes/admin/status.tsx') },
  orders: { ...inAdmin, load: () => import('./routes/admin/orders.tsx') },
  'pick-list': { ...inAdmin, load: () => import('./routes/admin/pick-list.tsx') },
  order: { ...inAdmin, load: () => import('./routes/admin/order.tsx') },
  login: { ...inAuth, load: () => import('./routes/auth/login.tsx') },
  register: { ...inAuth, load: () => import('./routes/auth/register.tsx') },
  'forgot-password': { ...inAuth, load: () => import('./routes/auth/forgot-password.tsx') },
  'verification-otp': { ...inAuth, load: () => import('./routes/auth/verification-otp.tsx') },
  'reset-password': { ...inAuth, load: () => import('./routes/auth/reset-password.tsx') },
  privacy: { ...inShop, load: () => import('./routes/storefront/privacy.tsx'), hasData: true },
  'verify-email': { ...inAuth, load: () => import('./routes/auth/verify-email.tsx') },
  offline: { ...inShop, load: () => import('./routes/storefront/offline.tsx') },
};

/** The route table, for server and browser. */
export const routeTable: RouteTable = [
  // A page with all components in their states, in development only.
  ...(import.meta.env.DEV
    ? [
        {
          name: 'components',
          path: '/_components',
          load: () => import('./routes/development/components.tsx'),
          frames: [],
        },
      ]
    : []),
  // In the order of PAGES: the first path that matches wins.
  ...(Object.keys(PAGES) as PageName[]).map((name) => ({ name, path: PAGES[name], ...pages[name] })),
  {
    ...inShop,
    name: 'not-found',
    path: '*',
    load: () => import('./routes/storefront/not-found.tsx'),
    status: 404,
  },
];
