/**
 * Every call of the product: its name in the code, and its method and path on the wire. The odd spellings are part of
 * the published interface and occur only here.
 */
export const ROUTES = {
  register: 'POST /api/user/register',
  login: 'POST /api/user/login',
  logout: 'GET /api/user/logout',
  refreshToken: 'POST /api/user/refresh-token',
  userDetails: 'GET /api/user/user-details',
  uploadAvatar: 'PUT /api/user/upload-avatar',
  updateUser: 'PUT /api/user/update-user',
  forgotPassword: 'PUT /api/user/forgot-password',
  verifyOtp: 'PUT /api/user/verify-forgot-password-otp',
  resetPassword: 'PUT /api/user/reset-password',
  verifyEmail: 'POST /api/user/verify-email',
  resendConfirmation: 'POST /api/user/resend-confirmation',
  changePassword: 'PUT /api/user/change-password',
  checkPassword: 'POST /api/user/check-password',
  listSessions: 'GET /api/user/sessions',
  endSession: 'DELETE /api/user/end-session',
  exportMyData: 'GET /api/user/export',
  deleteAccount: 'DELETE /api/user/delete-account',
  logoutEverywhere: 'POST /api/user/logout-everywhere',
  enterLoginCode: 'POST /api/user/login-code',
  getSecondFactor: 'GET /api/user/second-factor',
  startAuthenticator: 'POST /api/user/start-authenticator',
  confirmAuthenticator: 'POST /api/user/confirm-authenticator',
  removeAuthenticator: 'DELETE /api/user/remove-authenticator',
  startPasskey: 'POST /api/user/start-passkey',
  addPasskey: 'POST /api/user/add-passkey',
  removePasskey: 'DELETE /api/user/remove-passkey',
  startPasskeyLogin: 'POST /api/user/start-passkey-login',
  enterPasskey: 'POST /api/user/login-passkey',
  renewRecoveryCodes: 'POST /api/user/renew-recovery-codes',

  getPush: 'GET /api/push/get',
  startPush: 'POST /api/push/start',
  stopPush: 'DELETE /api/push/stop',

  addCategory: 'POST /api/category/add-category',
  getCategories: 'GET /api/category/get',
  updateCategory: 'PUT /api/category/update',
  deleteCategory: 'DELETE /api/category/delete',

  createSubCategory: 'POST /api/subcategory/create',
  getSubCategories: 'POST /api/subcategory/get',
  updateSubCategory: 'PUT /api/subcategory/update',
  deleteSubCategory: 'DELETE /api/subcategory/delete',

  uploadImage: 'POST /api/file/upload',

  uploadPriceList: 'POST /api/pricelist/upload',
  getPriceLists: 'GET /api/pricelist/jobs',
  getPriceList: 'GET /api/pricelist/job',
  checkPriceList: 'POST /api/pricelist/check',
  getPriceListFindings: 'GET /api/pricelist/findings',
  importPriceList: 'POST /api/pricelist/import',
  cancelPriceList: 'POST /api/pricelist/cancel',
  discardPriceList: 'DELETE /api/pricelist/discard',
  getPriceListReport: 'GET /api/pricelist/report',
  getPriceListLayouts: 'GET /api/pricelist/profiles',
  savePriceListLayout: 'POST /api/pricelist/save-profile',
  deletePriceListLayout: 'DELETE /api/pricelist/delete-profile',
  exportCatalogue: 'GET /api/pricelist/export',

  createProduct: 'POST /api/product/create',
  getProducts: 'POST /api/product/get',
  getProductsByCategory: 'POST /api/product/get-product-by-category',
  getListing: 'POST /api/product/get-pruduct-by-category-and-subcategory',
  getProduct: 'POST /api/product/get-product-details',
  updateProduct: 'PUT /api/product/update-product-details',
  deleteProduct: 'DELETE /api/product/delete-product',
  searchProducts: 'POST /api/product/search-product',
  getSuggestions: 'GET /api/product/suggestions',
  getBestSellers: 'GET /api/product/best-sellers',
  getRelated: 'GET /api/product/related',
  getProductToEdit: 'GET /api/product/to-edit',
  getProductTable: 'POST /api/product/table',
  editProductField: 'PUT /api/product/edit-field',
  discountProducts: 'PUT /api/product/discount-many',
  restoreDiscounts: 'PUT /api/product/restore-discounts',
  deleteProducts: 'DELETE /api/product/delete-many',

  requestBackInStock: 'POST /api/stockalert/request',
  cancelBackInStock: 'DELETE /api/stockalert/cancel',
  getBackInStock: 'GET /api/stockalert/list',

  noteSearch: 'POST /api/search/note',
  getSearches: 'GET /api/search/searches',
  getSearchWords: 'GET /api/search/words',
  addSearchWords: 'POST /api/search/add-words',
  updateSearchWords: 'PUT /api/search/update-words',
  deleteSearchWords: 'DELETE /api/search/delete-words',

  addToCart: 'POST /api/cart/create',
  getCart: 'GET /api/cart/get',
  changeQuantity: 'PUT /api/cart/update-qty',
  removeFromCart: 'DELETE /api/cart/delete-cart-item',
  mergeCart: 'POST /api/cart/merge',

  createAddress: 'POST /api/address/create',
  getAddresses: 'GET /api/address/get',
  updateAddress: 'PUT /api/address/update',
  disableAddress: 'DELETE /api/address/disable',
  restoreAddress: 'PUT /api/address/restore',

  placeCashOrder: 'POST /api/order/cash-on-delivery',
  checkout: 'POST /api/order/checkout',
  getPayment: 'GET /api/order/payment',
  abandonPayment: 'POST /api/order/abandon-payment',
  getOrders: 'GET /api/order/order-list',
  getOrder: 'GET /api/order/details',
  getBuyAgain: 'GET /api/order/buy-again',
  cancelMyOrder: 'PUT /api/order/cancel',
  getDeliveryTimes: 'GET /api/order/delivery-times',

  getDeskFigures: 'GET /api/desk/figures',
  getDeskOrders: 'GET /api/desk/orders',
  moveOrder: 'PUT /api/desk/move',
  moveOrders: 'PUT /api/desk/move-many',
  cancelOrder: 'PUT /api/desk/cancel',
  markUndelivered: 'PUT /api/desk/undelivered',
  getNewOrders: 'GET /api/desk/new-orders',
  getPickList: 'POST /api/desk/pick-list',
  getHeldPayments: 'GET /api/desk/held-payments',
  resolveHeldPayment: 'PUT /api/desk/see-to-payment',

  listChanges: 'GET /api/people/changes',
  listUsers: 'GET /api/people/users',
  changeRole: 'PUT /api/people/role',
  suspendUser: 'PUT /api/people/suspend',
  reinstateUser: 'PUT /api/people/reinstate',
  resetSecondFactor: 'PUT /api/people/reset-second-factor',

  getShopContact: 'GET /api/shop/contact',
  shopDay: 'GET /api/shop/day',
  getShopStatus: 'GET /api/shop/status',
} as const;

export type CallName = keyof typeof ROUTES;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Splits 'POST /api/x' into method and path. */
export function splitRoute(name: CallName): { method: Method; path: string } {
  const [method, path] = ROUTES[name].split(' ') as [Method, string];
  return { method, path };
}
