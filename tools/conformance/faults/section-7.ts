import type { Fault, SectionFaults } from './fault.ts';

const ROUTES = 'packages/contract/src/routes.ts';
const ACCOUNTS = 'packages/contract/src/calls/accounts.ts';
const CATALOGUE = 'packages/contract/src/calls/catalogue.ts';
const SHOPPING = 'packages/contract/src/calls/shopping.ts';

/** The call has another method or path. */
function moved(find: string, put: string): Fault {
  return { breaks: `The call is ${put.replace(/^.*?'|'$/g, '')}`, in: ROUTES, find, put };
}

/** Planted faults of section 7: the calls. */
export const SECTION_7: SectionFaults = {
  '7.01': [
    {
      breaks: 'Credentials are not sent',
      in: 'packages/contract/src/client.ts',
      find: "credentials: 'include'",
      put: "credentials: 'omit'",
    },
    {
      breaks: 'The base address is left out',
      in: 'packages/contract/src/client.ts',
      find: 'let url = options.baseUrl + path;',
      put: 'let url: string = path;',
    },
  ],
  '7.02': [
    {
      breaks: 'The token is sent without Bearer',
      in: 'packages/contract/src/client.ts',
      find: '`Bearer ${token}`',
      put: 'token',
    },
    {
      breaks: 'The token is sent in a custom header',
      in: 'packages/contract/src/client.ts',
      find: "headers.set('authorization'",
      put: "headers.set('x-access-token'",
    },
  ],
  '7.03': [
    moved("'POST /api/user/register'", "'POST /api/user/sign-up'"),
    {
      breaks: 'confirmPassword is not needed',
      in: ACCOUNTS,
      find: '{ name, email, password: newPassword, confirmPassword: z.string(',
      put: '{ name, email, password: newPassword, repeated: z.string(',
    },
    {
      breaks: 'It responds without a message',
      in: 'apps/api/src/features/accounts/accounts.routes.ts',
      find: 'message: texts.welcome,',
      put: '',
    },
  ],
  '7.04': [
    moved("'POST /api/user/login'", "'PUT /api/user/login'"),
    {
      breaks: 'The refresh token is the access token',
      in: 'apps/api/src/features/accounts/login-response.ts',
      find: 'message: texts.loggedIn, data: { accesstoken: accessToken, refreshToken }',
      put: 'message: texts.loggedIn, data: { accesstoken: accessToken, refreshToken: accessToken }',
    },
  ],
  '7.05': [
    moved("'PUT /api/user/forgot-password'", "'POST /api/user/forgot-password'"),
    {
      breaks: 'The address is called mail',
      in: ACCOUNTS,
      find: 'input: z.object({ email }), response: responseOf(noData), errors: [], }); export const verifyOtp',
      put: 'input: z.object({ mail: email }).transform(({ mail }) => ({ email: mail })), response: responseOf(noData), errors: [], }); export const verifyOtp',
    },
  ],
  '7.06': [
    moved("'PUT /api/user/verify-forgot-password-otp'", "'PUT /api/user/verify-otp'"),
    {
      breaks: 'Ten tries instead of five',
      in: 'apps/api/src/features/accounts/resets/verify-otp.ts',
      find: 'TRIES = 5',
      put: 'TRIES = 10',
    },
  ],
  '7.07': [
    moved("'PUT /api/user/reset-password'", "'POST /api/user/reset-password'"),
    {
      breaks: 'The old password stays',
      in: 'apps/api/src/features/accounts/resets/reset-password.ts',
      find: '{ password_hash, updated_at: now }',
      put: '{ updated_at: now }',
    },
  ],
  '7.08': [
    moved("'POST /api/user/refresh-token'", "'GET /api/user/refresh-token'"),
    {
      breaks: 'The new access token doesn’t work',
      in: 'apps/api/src/features/accounts/accounts.routes.ts',
      find: 'message: texts.sessionRenewed, data: { accessToken, accesstoken: accessToken, refreshToken }',
      put: 'message: texts.sessionRenewed, data: { accessToken: refreshToken, accesstoken: refreshToken, refreshToken }',
    },
  ],
  '7.09': [
    moved("'GET /api/user/user-details'", "'GET /api/user/details'"),
    {
      breaks: 'The cart is missing in the record',
      in: 'apps/api/src/features/accounts/user.mapper.ts',
      find: 'shopping_cart: row.cart_line_ids',
      put: 'shopping_cart: []',
    },
  ],
  '7.10': [
    moved("'GET /api/user/logout'", "'POST /api/user/logout'"),
    {
      breaks: 'The session continues',
      in: 'apps/api/src/features/accounts/sessions/end-this-session.ts',
      find: 'if (sessionId) await',
      put: 'if (!sessionId) await',
    },
  ],
  '7.11': [
    moved("'PUT /api/user/upload-avatar'", "'POST /api/user/upload-avatar'"),
    {
      breaks: 'The file’s field is called photo',
      in: 'apps/api/src/features/accounts/accounts.routes.ts',
      find: "readUploadedFile(request, 'avatar')",
      put: "readUploadedFile(request, 'photo')",
    },
    {
      breaks: 'The photo isn’t kept',
      in: 'apps/api/src/features/accounts/change-avatar.ts',
      find: '{ avatar: photo.path, updated_at: clock.now() }',
      put: '{ updated_at: clock.now() }',
    },
  ],
  '7.12': [
    moved("'PUT /api/user/update-user'", "'PUT /api/user/update'"),
    {
      breaks: 'The mobile number isn’t stored',
      in: 'apps/api/src/features/accounts/user.mapper.ts',
      find: 'mobile: row.mobile',
      put: "mobile: ''",
    },
  ],
  '7.13': [
    moved("'POST /api/category/add-category'", "'POST /api/category/create'"),
    {
      breaks: 'The name is stored in capitals',
      in: CATALOGUE,
      find: 'const categoryForm = { name, image: imageUrl };',
      put: 'const categoryForm = { name: name.overwrite((value) => value.toUpperCase()), image: imageUrl };',
    },
  ],
  '7.14': [
    moved("'GET /api/category/get'", "'POST /api/category/get'"),
    {
      breaks: 'The categories come in the reverse order',
      in: 'apps/api/src/features/catalogue/catalogue.routes.ts',
      find: "registerCall(app, services, 'getCategories', () => shelf.contents().categoriesResponse);",
      put: "registerCall(app, services, 'getCategories', () => { const response = JSON.parse(shelf.contents().categoriesResponse.toString()); return { ...response, data: response.data.toReversed() }; });",
    },
  ],
  '7.15': [
    {
      breaks: 'Its failure is toasted',
      in: 'apps/web/app/features/admin-catalogue/use-catalogue-lists.ts',
      find: 'meta: { isQuiet: () => true },',
      put: '',
    },
  ],
  '7.16': [
    moved("'PUT /api/category/update'", "'POST /api/category/update'"),
    {
      breaks: 'The name stays',
      in: 'apps/api/src/features/catalogue/catalogue.routes.ts',
      find: 'updateCategory(services, user.userId, input)',
      put: "updateCategory(services, user.userId, { ...input, name: 'Category' })",
    },
  ],
  '7.17': [
    moved("'DELETE /api/category/delete'", "'POST /api/category/delete'"),
    {
      breaks: 'Nothing is deleted',
      in: 'apps/api/src/features/catalogue/catalogue.routes.ts',
      find: 'await shown(deleteCategory(services, user.userId, input._id));',
      put: 'await shown(Promise.resolve(input._id));',
    },
  ],
  '7.18': [
    moved("'POST /api/file/upload'", "'POST /api/upload/file'"),
    {
      breaks: 'The file’s field is called file',
      in: 'apps/api/src/features/pictures/pictures.routes.ts',
      find: "readUploadedFile(request, 'image')",
      put: "readUploadedFile(request, 'file')",
    },
    {
      breaks: 'The address is a path',
      in: 'apps/api/src/features/pictures/pictures.routes.ts',
      find: 'url: absoluteImageUrl(config, path)',
      put: 'url: path',
    },
  ],
  '7.19': [
    {
      breaks: 'A failed upload is silent',
      in: 'apps/web/app/features/admin-catalogue/pictures/use-uploads.ts',
      find: "set(id, { state: 'failed', ...explained(failure) });",
      put: "set(id, { state: 'done', url: '' });",
    },
  ],
  '7.20': [
    moved("'POST /api/subcategory/create'", "'POST /api/subcategory/add'"),
    {
      breaks: 'Only the first category is kept',
      in: 'apps/api/src/features/catalogue/catalogue.routes.ts',
      find: 'createSubCategory(services, user.userId, input)',
      put: 'createSubCategory(services, user.userId, { ...input, category: input.category.slice(0, 1) })',
    },
    {
      breaks: 'Categories have to be ids',
      in: CATALOGUE,
      find: "const parents = z .array( idOrObject<'Category'>(),",
      put: "const parents = z .array( id<'Category'>(),",
    },
  ],
  '7.21': [
    moved("'POST /api/subcategory/get'", "'GET /api/subcategory/get'"),
    {
      breaks: 'The parents are missing',
      in: 'apps/api/src/features/catalogue/categories/category.mapper.ts',
      find: 'category: categoryRefs(config, taxonomy, row.category_ids)',
      put: 'category: []',
    },
  ],
  '7.22': [
    moved("'PUT /api/subcategory/update'", "'PUT /api/subcategory/edit'"),
    {
      breaks: 'The name stays',
      in: 'apps/api/src/features/catalogue/catalogue.routes.ts',
      find: 'updateSubCategory(services, user.userId, input)',
      put: "updateSubCategory(services, user.userId, { ...input, name: 'Ghee' })",
    },
  ],
  '7.23': [
    moved("'DELETE /api/subcategory/delete'", "'DELETE /api/subcategory/remove'"),
    {
      breaks: 'Nothing is deleted',
      in: 'apps/api/src/features/catalogue/catalogue.routes.ts',
      find: 'await shown(deleteSubCategory(services, user.userId, input._id));',
      put: 'await shown(Promise.resolve(input._id));',
    },
  ],
  '7.24': [
    moved("'POST /api/product/create'", "'POST /api/product/add'"),
    {
      breaks: 'The extra fields are lost',
      in: 'apps/api/src/features/catalogue/catalogue.routes.ts',
      find: 'createProduct(services, user.userId, input)',
      put: 'createProduct(services, user.userId, { ...input, more_details: {} })',
    },
  ],
  '7.25': [
    moved("'POST /api/product/get'", "'GET /api/product/get'"),
    {
      breaks: 'A page has ten',
      in: CATALOGUE,
      find: 'pageSize(PAGE_SIZES.adminProducts)',
      put: 'pageSize(10)',
    },
    {
      breaks: 'The search is ignored',
      in: 'apps/api/src/features/catalogue/catalogue.routes.ts',
      find: 'listProducts(shelf, input)',
      put: "listProducts(shelf, { ...input, search: '' })",
    },
    {
      breaks: 'totalNoPage counts products',
      in: 'apps/api/src/features/catalogue/products/list-products.ts',
      find: 'totalNoPage: Math.ceil(products.length / limit)',
      put: 'totalNoPage: products.length',
    },
  ],
  '7.26': [
    moved("'POST /api/product/get-product-by-category'", "'POST /api/product/get-by-category'"),
    {
      breaks: 'One product only',
      in: 'apps/api/src/features/catalogue/catalogue.routes.ts',
      find: 'listCategoryRow(shelf, input.id, input.limit)',
      put: 'listCategoryRow(shelf, input.id, 1)',
    },
  ],
  '7.27': [
    moved(
      "'POST /api/product/get-pruduct-by-category-and-subcategory'",
      "'POST /api/product/get-product-by-category-and-subcategory'",
    ),
    {
      breaks: 'A page has ten',
      in: CATALOGUE,
      find: 'limit: pageSize(PAGE_SIZES.listing)',
      put: 'limit: pageSize(10)',
    },
    {
      breaks: 'The sub-category’s products are not listed',
      in: 'apps/api/src/features/catalogue/catalogue.routes.ts',
      find: 'listBySubCategory(shelf, input)',
      put: 'listBySubCategory(shelf, { ...input, subCategoryId: [] })',
    },
  ],
  '7.28': [
    moved("'POST /api/product/get-product-details'", "'GET /api/product/get-product-details'"),
    {
      breaks: 'The product’s field is called id',
      in: CATALOGUE,
      find: "input: z.object({ productId: idOrObject<'Product'>() })",
      put: "input: z.object({ id: idOrObject<'Product'>() }).transform(({ id: productId }) => ({ productId }))",
    },
  ],
  '7.29': [
    moved("'PUT /api/product/update-product-details'", "'PUT /api/product/update'"),
    {
      breaks: 'The price stays',
      in: 'apps/api/src/features/catalogue/products/update-product.ts',
      find: '...contentColumns(config, form), stock',
      put: '...(({ price_paise: _, ...kept }) => kept)(contentColumns(config, form)), stock',
    },
  ],
  '7.30': [
    moved("'DELETE /api/product/delete-product'", "'DELETE /api/product/delete'"),
    {
      breaks: 'Nothing is deleted',
      in: 'apps/api/src/features/catalogue/catalogue.routes.ts',
      find: 'await shown(deleteProduct(services, user.userId, input._id));',
      put: 'await shown(Promise.resolve(input._id));',
    },
  ],
  '7.31': [
    moved("'POST /api/product/search-product'", "'GET /api/product/search-product'"),
    {
      breaks: 'Every page is the first',
      in: 'apps/api/src/features/catalogue/catalogue.routes.ts',
      find: 'searchProducts(measured, input)',
      put: 'searchProducts(shelf, { ...input, page: 1 })',
    },
    {
      breaks: 'A page has twelve',
      in: CATALOGUE,
      find: 'limit: pageSize(PAGE_SIZES.search)',
      put: 'limit: pageSize(12)',
    },
    {
      breaks: 'totalPage counts products',
      in: 'apps/api/src/features/catalogue/products/search-products.ts',
      find: 'totalPage: Math.ceil(ordered.length / wanted.limit)',
      put: 'totalPage: ordered.length',
    },
  ],
  '7.32': [
    moved("'POST /api/cart/create'", "'POST /api/cart/add'"),
    {
      breaks: 'Two are added',
      in: SHOPPING,
      find: 'quantity: quantity.default(1)',
      put: 'quantity: quantity.default(2)',
    },
  ],
  '7.33': [
    moved("'GET /api/cart/get'", "'POST /api/cart/get'"),
    {
      breaks: 'The newest line is first',
      in: 'apps/api/src/features/cart/cart.routes.ts',
      find: 'jsonListResponse(await finishCart(needs, services.db, rows))',
      put: 'jsonListResponse((await finishCart(needs, services.db, rows)).toReversed())',
    },
  ],
  '7.34': [
    moved("'PUT /api/cart/update-qty'", "'PUT /api/cart/update-quantity'"),
    {
      breaks: 'The field is called quantity',
      in: SHOPPING,
      find: "input: z.object({ _id: id<'CartLine'>(), qty: quantity })",
      put: "input: z.object({ _id: id<'CartLine'>(), quantity }).transform(({ _id, quantity: qty }) => ({ _id, qty }))",
    },
  ],
  '7.35': [
    moved("'DELETE /api/cart/delete-cart-item'", "'DELETE /api/cart/delete'"),
    {
      breaks: 'The line stays',
      in: 'apps/api/src/features/cart/cart.queries.ts',
      find: 'delete from cart_lines c using caller where c.id = ${lineId} and c.user_id = caller.id returning c.product_id',
      put: 'select c.product_id from cart_lines c, caller where c.id = ${lineId} and c.user_id = caller.id',
    },
  ],
  '7.36': [
    moved("'POST /api/address/create'", "'POST /api/address/add'"),
    {
      breaks: 'The line is called address',
      in: SHOPPING,
      find: 'address_line: addressText(() => labels.address)',
      put: 'address: addressText(() => labels.address)',
    },
  ],
  '7.37': [
    moved("'GET /api/address/get'", "'POST /api/address/get'"),
    {
      breaks: 'The oldest is first',
      in: 'apps/api/src/features/addresses/addresses.queries.ts',
      find: ".orderBy('created_at', 'desc') .orderBy('id', 'desc')",
      put: ".orderBy('created_at', 'asc') .orderBy('id', 'asc')",
    },
  ],
  '7.38': [
    moved("'PUT /api/address/update'", "'POST /api/address/update'"),
    {
      breaks: 'The state stays',
      in: 'apps/api/src/features/addresses/addresses.routes.ts',
      find: 'updateAddress(services, user.userId, _id, fields)',
      put: "updateAddress(services, user.userId, _id, { ...fields, state: 'Maharashtra' })",
    },
  ],
  '7.39': [
    moved("'DELETE /api/address/disable'", "'PUT /api/address/disable'"),
    {
      breaks: 'The address stays',
      in: 'apps/api/src/features/addresses/addresses.routes.ts',
      find: 'await disableAddress(services, user.userId, input._id);',
      put: 'void [disableAddress, input];',
    },
  ],
  '7.40': [
    moved("'POST /api/order/cash-on-delivery'", "'POST /api/order/cash'"),
    {
      breaks: 'The address is called address',
      in: SHOPPING,
      find: "addressId: id<'Address'>(),",
      put: "address: id<'Address'>(),",
    },
  ],
  '7.41': [
    moved("'POST /api/order/checkout'", "'POST /api/order/pay'"),
    {
      breaks: 'id is the order’s page',
      in: 'apps/api/src/features/payments/checkout/pay-by-card.ts',
      find: 'return { id: payment.session_id,',
      put: 'return { id: payment.order_id,',
    },
  ],
  '7.42': [
    {
      breaks: 'The page’s address is opened without the provider’s script',
      in: 'apps/web/app/features/checkout/pay-page.ts',
      find: 'const hasScript = await loadScript(scriptUrl);',
      put: 'const hasScript = Boolean([loadScript, scriptUrl].length - 2);',
    },
    {
      breaks: 'The script gets the session as its key',
      in: 'apps/web/app/features/checkout/pay-page.ts',
      find: 'window.Stripe?.(publishableKey)',
      put: 'window.Stripe?.(id)',
    },
  ],
  '7.43': [
    moved("'GET /api/order/order-list'", "'POST /api/order/order-list'"),
    {
      breaks: 'The oldest is first',
      in: 'apps/api/src/features/orders/list-orders.ts',
      find: 'orders.map((order) =>',
      put: 'orders.toReversed().map((order) =>',
    },
  ],
  '7.44': [
    {
      breaks: 'The admin’s lists are not fetched again',
      in: 'apps/web/app/features/admin-catalogue/use-catalogue-change.ts',
      find: 'await reload();',
      put: 'void reload;',
    },
    {
      breaks: 'The addresses are not fetched again after a removal',
      in: 'apps/web/app/features/addresses/use-save-address.ts',
      find: 'await reloadAddresses(queryClient, sessionStore.current()); onDone();',
      put: 'void queryClient; onDone();',
    },
    {
      breaks: 'The cart is not fetched again',
      in: 'apps/web/app/features/cart/store/member-cart-store.ts',
      find: 'this.#shown.reload(); announceCartChange();',
      put: 'announceCartChange();',
    },
  ],
  '7.45': [
    {
      breaks: 'The list of orders has no pages',
      in: 'apps/api/src/features/orders/list-orders.ts',
      find: '{ limit, offset: (page - 1) * limit }',
      put: '{ limit: 100, offset: 0 }',
    },
    {
      breaks: 'The cart forgets the price when it was added',
      in: 'apps/api/src/features/cart/cart.mapper.ts',
      find: '${paiseToRupees(added_unit_paise)}',
      put: '${JSON.parse(product.toString()).price}',
    },
  ],
};
