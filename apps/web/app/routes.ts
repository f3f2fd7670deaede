import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the shop. */
export default [
  layout('routes/storefront/shop-layout.tsx', [
    index('routes/storefront/home.tsx'),
    route('search', 'routes/storefront/search.tsx'),
    route('product/:product', 'routes/storefront/product.tsx'),
    route('cart', 'routes/checkout/cart.tsx'),
    route('checkout', 'routes/checkout/checkout.tsx'),
    route('success', 'routes/checkout/success.tsx'),
    route('cancel', 'routes/checkout/cancel.tsx'),
    route('user', 'routes/account/user.tsx'),
    route('dashboard', 'routes/account/dashboard-layout.tsx', [
      index('routes/account/dashboard-index.tsx'),
      route('profile', 'routes/account/profile.tsx'),
      route('myorders', 'routes/account/my-orders.tsx'),
      route('myorders/:orderId', 'routes/account/my-order.tsx'),
      route('address', 'routes/account/addresses.tsx'),
      route('category', 'routes/admin/categories.tsx'),
      route('subcategory', 'routes/admin/sub-categories.tsx'),
      route('upload-product', 'routes/admin/upload-product.tsx'),
      route('product', 'routes/admin/products.tsx'),
      route('price-list', 'routes/admin/price-list.tsx'),
      route('shop', 'routes/admin/shop-day.tsx'),
      route('changes', 'routes/admin/changes.tsx'),
      route('users', 'routes/admin/users.tsx'),
      route('orders', 'routes/admin/orders.tsx'),
      route('orders/pick-list', 'routes/admin/pick-list.tsx'),
      route('orders/:orderId', 'routes/admin/order.tsx'),
    ]),
    route(':category/:subCategory', 'routes/storefront/listing.tsx'),
    route('*', 'routes/storefront/not-found.tsx'),
  ]),
  layout('routes/auth/auth-layout.tsx', [
    route('login', 'routes/auth/login.tsx'),
    route('register', 'routes/auth/register.tsx'),
    route('forgot-password', 'routes/auth/forgot-password.tsx'),
    route('verification-otp', 'routes/auth/verification-otp.tsx'),
    route('reset-password', 'routes/auth/reset-password.tsx'),
    route('verify-email', 'routes/auth/verify-email.tsx'),
  ]),
  route('_components', 'routes/development/components.tsx'),
] satisfies RouteConfig;
