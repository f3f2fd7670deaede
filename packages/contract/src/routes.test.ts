import { expect, test } from 'vitest';
import { CALLS } from './calls/index.ts';
import { type ErrorCode, ERRORS } from './errors.ts';
import { errorTexts } from './messages/index.ts';
import { type CallName, ROUTES, splitRoute } from './routes.ts';

const names = Object.keys(ROUTES) as CallName[];

test('every call has a route, and every route a call', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(names.toSorted());
});

test('every route is unique', () => {
  expect(new Set(Object.values(ROUTES)).size).toBe(names.length);
});

test.each(names)('%s is a method and a path below /api', (name) => {
  expect(ROUTES[name]).toMatch(/^(GET|POST|PUT|DELETE) \/api\/[a-z]+\/[a-z-]+$/);
  const { method, path } = splitRoute(name);
  expect(`${method} ${path}`).toBe(ROUTES[name]);
});

test('a GET has no input or a query, and a file upload has its form field', () => {
  for (const name of names) {
    const { carrier, fileField } = CALLS[name] as (typeof CALLS)[CallName] & { fileField?: string };
    if (splitRoute(name).method === 'GET') expect(['none', 'query']).toContain(carrier);
    expect(fileField !== undefined).toBe(carrier === 'file');
  }
});

test('the calls of the published interface exist, spelled as published', () => {
  expect(ROUTES).toMatchObject({
    register: 'POST /api/user/register',
    login: 'POST /api/user/login',
    forgotPassword: 'PUT /api/user/forgot-password',
    verifyOtp: 'PUT /api/user/verify-forgot-password-otp',
    resetPassword: 'PUT /api/user/reset-password',
    refreshToken: 'POST /api/user/refresh-token',
    userDetails: 'GET /api/user/user-details',
    logout: 'GET /api/user/logout',
    uploadAvatar: 'PUT /api/user/upload-avatar',
    updateUser: 'PUT /api/user/update-user',
    addCategory: 'POST /api/category/add-category',
    getCategories: 'GET /api/category/get',
    updateCategory: 'PUT /api/category/update',
    deleteCategory: 'DELETE /api/category/delete',
    uploadImage: 'POST /api/file/upload',
    createSubCategory: 'POST /api/subcategory/create',
    getSubCategories: 'POST /api/subcategory/get',
    updateSubCategory: 'PUT /api/subcategory/update',
    deleteSubCategory: 'DELETE /api/subcategory/delete',
    createProduct: 'POST /api/product/create',
    getProducts: 'POST /api/product/get',
    getProductsByCategory: 'POST /api/product/get-product-by-category',
    getListing: 'POST /api/product/get-pruduct-by-category-and-subcategory',
    getProduct: 'POST /api/product/get-product-details',
    updateProduct: 'PUT /api/product/update-product-details',
    deleteProduct: 'DELETE /api/product/delete-product',
    searchProducts: 'POST /api/product/search-product',
    addToCart: 'POST /api/cart/create',
    getCart: 'GET /api/cart/get',
    changeQuantity: 'PUT /api/cart/update-qty',
    removeFromCart: 'DELETE /api/cart/delete-cart-item',
    createAddress: 'POST /api/address/create',
    getAddresses: 'GET /api/address/get',
    updateAddress: 'PUT /api/address/update',
    disableAddress: 'DELETE /api/address/disable',
    placeCashOrder: 'POST /api/order/cash-on-delivery',
    checkout: 'POST /api/order/checkout',
    getOrders: 'GET /api/order/order-list',
  });
});

test('every failure has a status and a message', () => {
  for (const [code, status] of Object.entries(ERRORS)) {
    const message = errorTexts[code as ErrorCode];
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/^[A-Z].+/);
    expect(message).not.toMatch(/[<>]/);
  }
});

test('only an ended session is 401, and only a bug is 500: both end a client’s session', () => {
  const codesOf = (status: number) =>
    Object.entries(ERRORS)
      .filter(([, of]) => of === status)
      .map(([code]) => code);
  expect(codesOf(401)).toEqual(['NO_SESSION']);
  expect(codesOf(500)).toEqual(['BUG']);
});
