import { expect, test } from 'vitest';
import { CALLS } from './calls/index.ts';
import { ERRORS } from './errors.ts';
import { type CallName, ROUTES, splitRoute } from './routes.ts';

const names = Object.keys(ROUTES) as CallName[];

test('every call has a route, and every route a call', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(names.toSorted());
});

test('every route stands once', () => {
  expect(new Set(Object.values(ROUTES)).size).toBe(names.length);
});

test.each(names)('%s is a method and a path below /api', (name) => {
  expect(ROUTES[name]).toMatch(/^(GET|POST|PUT|DELETE) \/api\/[a-z]+\/[a-z-]+$/);
  const { method, path } = splitRoute(name);
  expect(`${method} ${path}`).toBe(ROUTES[name]);
});

test('a GET carries nothing or a query, and a file has its field', () => {
  for (const name of names) {
    const { carrier, fileField } = CALLS[name] as (typeof CALLS)[CallName] & { fileField?: string };
    if (splitRoute(name).method === 'GET') expect(['none', 'query']).toContain(carrier);
    expect(fileField !== undefined).toBe(carrier === 'file');
  }
});

test('the calls of the published interface are there, spelled as published', () => {
  expect(Object.values(ROUTES)).toEqual(
    expect.arrayContaining([
      'POST /api/user/register',
      'POST /api/user/login',
      'PUT /api/user/forgot-password',
      'PUT /api/user/verify-forgot-password-otp',
      'PUT /api/user/reset-password',
      'POST /api/user/refresh-token',
      'GET /api/user/user-details',
      'GET /api/user/logout',
      'PUT /api/user/upload-avatar',
      'PUT /api/user/update-user',
      'POST /api/category/add-category',
      'GET /api/category/get',
      'PUT /api/category/update',
      'DELETE /api/category/delete',
      'POST /api/file/upload',
      'POST /api/subcategory/create',
      'POST /api/subcategory/get',
      'PUT /api/subcategory/update',
      'DELETE /api/subcategory/delete',
      'POST /api/product/create',
      'POST /api/product/get',
      'POST /api/product/get-product-by-category',
      'POST /api/product/get-pruduct-by-category-and-subcategory',
      'POST /api/product/get-product-details',
      'PUT /api/product/update-product-details',
      'DELETE /api/product/delete-product',
      'POST /api/product/search-product',
      'POST /api/cart/create',
      'GET /api/cart/get',
      'PUT /api/cart/update-qty',
      'DELETE /api/cart/delete-cart-item',
      'POST /api/address/create',
      'GET /api/address/get',
      'PUT /api/address/update',
      'DELETE /api/address/disable',
      'POST /api/order/cash-on-delivery',
      'POST /api/order/checkout',
      'GET /api/order/order-list',
    ]),
  );
});

test('every failure has a status and something to say', () => {
  for (const [status, message] of Object.values(ERRORS)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/^[A-Z].+/);
    expect(message).not.toMatch(/[<>]/);
  }
});

test('only a dead session is 401, and only a bug is 500: both end a client’s session', () => {
  const codesOf = (status: number) =>
    Object.entries(ERRORS)
      .filter(([, error]) => error[0] === status)
      .map(([code]) => code);
  expect(codesOf(401)).toEqual(['NO_SESSION']);
  expect(codesOf(500)).toEqual(['BUG']);
});
