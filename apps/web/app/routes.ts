import type { RouteData } from '#server/route-data.ts';
import type { Route, RouteModule, RoutePart, RouteTable } from '#platform/routing/route.ts';

type Part = RoutePart & { readonly data?: keyof RouteData };

const SHOP = { file: 'storefront/shop-layout', data: 'shop' } satisfies Part;
const DASHBOARD = { file: 'account/dashboard-layout' } satisfies Part;
const AUTH = { file: 'auth/auth-layout', data: 'auth' } satisfies Part;

const shop = (path: string, file: string, data?: keyof RouteData): Route => ({
  path,
  file,
  ...(data && { data }),
  frames: [SHOP],
});
const account = (path: string, file: string): Route => ({ path, file, frames: [SHOP, DASHBOARD] });
const auth = (path: string, file: string): Route => ({ path, file: `auth/${file}`, frames: [AUTH] });

/** Every page of the shop: its address, the file that draws it, and what its data is called on the server. */
const routes: readonly Route[] = [
  shop('/', 'storefront/home', 'home'),
  shop('/search', 'storefront/search', 'search'),
  shop('/product/:product', 'storefront/product', 'product'),
  shop('/:category/:subCategory', 'storefront/listing', 'listing'),
  shop('/cart', 'checkout/cart'),
  shop('/checkout', 'checkout/checkout'),
  shop('/success', 'checkout/success'),
  shop('/cancel', 'checkout/cancel'),
  shop('/user', 'account/user'),
  account('/dashboard', 'account/dashboard-index'),
  account('/dashboard/profile', 'account/profile'),
  account('/dashboard/myorders', 'account/my-orders'),
  account('/dashboard/myorders/:orderId', 'account/my-order'),
  account('/dashboard/address', 'account/addresses'),
  account('/dashboard/category', 'admin/categories'),
  account('/dashboard/subcategory', 'admin/sub-categories'),
  account('/dashboard/upload-product', 'admin/upload-product'),
  account('/dashboard/product', 'admin/products'),
  account('/dashboard/price-list', 'admin/price-list'),
  account('/dashboard/shop', 'admin/shop-day'),
  account('/dashboard/changes', 'admin/changes'),
  account('/dashboard/users', 'admin/users'),
  account('/dashboard/orders', 'admin/orders'),
  account('/dashboard/orders/pick-list', 'admin/pick-list'),
  account('/dashboard/orders/:orderId', 'admin/order'),
  auth('/login', 'login'),
  auth('/register', 'register'),
  auth('/forgot-password', 'forgot-password'),
  auth('/verification-otp', 'verification-otp'),
  auth('/reset-password', 'reset-password'),
  auth('/verify-email', 'verify-email'),
  // A sheet of the components in their states, to look at while building. Not there in the shop itself.
  ...(import.meta.env.DEV ? [{ path: '/_components', file: 'development/components', frames: [] }] : []),
  { ...shop('*', 'storefront/not-found'), status: 404 },
];

const files: Readonly<Record<string, () => Promise<RouteModule>>> = {
  ...import.meta.glob<RouteModule>(['./routes/*/*.tsx', '!./routes/development/*']),
  ...(import.meta.env.DEV && import.meta.glob<RouteModule>('./routes/development/*.tsx')),
};

/** The table of routes, for the server and the browser. */
export const routeTable: RouteTable = {
  routes,
  load(file) {
    const load = files[`./routes/${file}.tsx`];
    if (!load) throw new Error(`There is no file for the route ${file}`);
    return load();
  },
};
