import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the shop. */
export default [
  layout('routes/storefront/shop-layout.tsx', [
    index('routes/storefront/home.tsx'),
    route('search', 'routes/storefront/search.tsx'),
    route('product/:product', 'routes/storefront/product.tsx'),
    route(':category/:subCategory', 'routes/storefront/listing.tsx'),
    route('*', 'routes/storefront/not-found.tsx'),
  ]),
] satisfies RouteConfig;
