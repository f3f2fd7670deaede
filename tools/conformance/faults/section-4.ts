import type { SectionFaults } from './fault.ts';

/** Planted faults of section 4: states and transitions. */
export const SECTION_4: SectionFaults = {
  '4.01': [
    {
      breaks: 'The refresh token is not kept',
      in: 'apps/web/app/features/session/token-store.ts',
      find: 'this.#store().setItem(REFRESH, refresh);',
      put: '',
    },
    {
      breaks: 'The access token has another name',
      in: 'apps/web/app/features/session/session-id.ts',
      find: "ACCESS = 'accesstoken'",
      put: "ACCESS = 'token'",
    },
  ],
  '4.02': [
    {
      breaks: 'Logging out keeps other data in local storage',
      in: 'apps/web/app/features/session/log-out.ts',
      find: 'sessionStore.clear();',
      put: 'sessionStore.end();',
    },
    {
      breaks: 'Logging out leads to /login',
      in: 'apps/web/app/features/session/account-links.tsx',
      find: "await navigate(pagePath('home'));",
      put: "await navigate(pagePath('login'));",
    },
  ],
  '4.03': [
    {
      breaks: 'A 500 ends no session',
      in: 'apps/web/app/features/session/failure-rule.ts',
      find: '[401, 500]',
      put: '[401]',
    },
    {
      breaks: 'A 401 ends no session',
      in: 'apps/web/app/features/session/failure-rule.ts',
      find: '[401, 500]',
      put: '[500]',
    },
    {
      breaks: 'The tokens stay',
      in: 'apps/web/app/features/session/session-end.ts',
      find: 'sessionStore.end(); for',
      put: 'for',
    },
    {
      breaks: 'The shopper stays where they are',
      in: 'apps/web/app/features/session/session-watch.tsx',
      find: "return onSessionEnd(() => void navigate(pagePath('login'), { state }));",
      put: 'return onSessionEnd(() => void state);',
    },
    {
      breaks: 'A visitor’s cart stays',
      in: 'apps/web/app/features/cart/cart-watch.tsx',
      find: 'useEffect(() => onSessionEnd(() => visitorCart.clear()), []);',
      put: '',
    },
  ],
  '4.04': [
    {
      breaks: 'The first failure ends the session too',
      in: 'apps/web/app/features/session/failure-rule.ts',
      find: 'let ignoredOne = false;',
      put: 'let ignoredOne = true;',
    },
    {
      breaks: 'The first two failures are ignored',
      edits: [
        {
          in: 'apps/web/app/features/session/failure-rule.ts',
          find: 'let ignoredOne = false;',
          put: 'let ignored = 0;',
        },
        {
          in: 'apps/web/app/features/session/failure-rule.ts',
          find: 'if (ignoredOne) endSession(); ignoredOne = true;',
          put: 'if (ignored >= 2) endSession(); ignored += 1;',
        },
      ],
    },
  ],
  '4.05': [
    {
      breaks: 'Nothing reloads with the record',
      in: 'apps/web/app/features/session/session-watch.tsx',
      find: "void queryClient.invalidateQueries({ queryKey: shopperKey(session), refetchType: 'all' });",
      put: '',
    },
    {
      breaks: 'Only visible data reloads',
      in: 'apps/web/app/features/session/session-watch.tsx',
      find: "refetchType: 'all'",
      put: "refetchType: 'active'",
    },
  ],
  '4.06': [
    {
      breaks: 'The categories are sorted by creation',
      in: 'apps/api/src/features/catalogue/catalogue.routes.ts',
      find: "registerCall(app, services, 'getCategories', () => shelf.contents().categoriesResponse);",
      put: "registerCall(app, services, 'getCategories', () => { const response = JSON.parse(shelf.contents().categoriesResponse.toString()); return { ...response, data: response.data.toReversed() }; });",
    },
    {
      breaks: 'The sub-categories are sorted from Z to A',
      in: 'apps/api/src/features/catalogue/catalogue.routes.ts',
      find: "registerCall(app, services, 'getSubCategories', () => shelf.contents().subCategoriesResponse);",
      put: "registerCall(app, services, 'getSubCategories', () => { const response = JSON.parse(shelf.contents().subCategoriesResponse.toString()); return { ...response, data: response.data.toReversed() }; });",
    },
  ],
  '4.07': [
    {
      breaks: 'The button reads Buy',
      in: 'apps/web/app/messages/en/ui.ts',
      find: "'Add {name}'",
      put: "'Buy {name}'",
    },
    {
      breaks: 'The stepper is there from the start',
      in: 'apps/web/app/ui/quantity-stepper.tsx',
      find: 'if (isEmpty) {',
      put: 'if (quantity < 0) {',
    },
  ],
  '4.08': [
    {
      breaks: 'The quantity is missing',
      in: 'apps/web/app/ui/quantity-stepper.tsx',
      find: '<Quantity value={quantity} />',
      put: '<b aria-live="polite" />',
    },
    {
      breaks: 'Plus does nothing',
      in: 'apps/web/app/features/cart/add-to-cart.tsx',
      find: 'setQuantity(product, quantity + 1);',
      put: 'setQuantity(product, quantity);',
    },
    {
      breaks: 'Plus adds two',
      in: 'apps/web/app/features/cart/add-to-cart.tsx',
      find: 'setQuantity(product, quantity + 1);',
      put: 'setQuantity(product, quantity + 2);',
    },
  ],
  '4.09': [
    {
      breaks: 'Minus stops at 1',
      in: 'apps/web/app/features/cart/add-to-cart.tsx',
      find: 'Math.min(quantity - 1, max)',
      put: 'Math.max(1, Math.min(quantity - 1, max))',
    },
    {
      breaks: 'The line stays on the server',
      in: 'apps/web/app/features/cart/store/member-cart-store.ts',
      find: 'if (wanted === 0) return this.#remove(productId, lineId);',
      put: 'if (wanted === 0) return;',
    },
  ],
  '4.10': [
    {
      breaks: 'Nothing is said of an added item',
      in: 'apps/web/app/features/cart/store/member-cart-store.ts',
      find: "this.#lineIds.set(productId, data._id); toast.success(message, { id: 'cart' });",
      put: 'this.#lineIds.set(productId, data._id); void message;',
    },
    {
      breaks: 'The server says Added to cart',
      in: 'apps/api/src/messages/en/cart.ts',
      find: "'Item added'",
      put: "'Added to cart'",
    },
    {
      breaks: 'The server says Item removed',
      in: 'apps/api/src/messages/en/cart.ts',
      find: "'Item remove'",
      put: "'Removed from cart'",
    },
    {
      breaks: 'A visitor’s toast reads otherwise',
      in: 'apps/web/app/messages/en/cart.ts',
      find: "'Item added'",
      put: "'Added'",
    },
  ],
  '4.11': [
    {
      breaks: 'The OTP leads to the login',
      in: 'apps/web/app/features/sign-in/otp-page.tsx',
      find: "await navigate(pagePath('reset-password'), {",
      put: "await navigate(pagePath('login'), {",
    },
    {
      breaks: 'The new password leads home',
      in: 'apps/web/app/features/sign-in/reset-password-page.tsx',
      find: "await navigate(pagePath('login'), { replace: true, state",
      put: "await navigate(pagePath('home'), { replace: true, state",
    },
  ],
  '4.12': [
    {
      breaks: 'It leads to /login',
      in: 'apps/web/app/features/sign-in/otp-page.tsx',
      find: "<Redirect to={pagePath('forgot-password')} />",
      put: "<Redirect to={pagePath('login')} />",
    },
  ],
  '4.13': [
    {
      breaks: 'It opens for everybody',
      in: 'apps/web/app/features/sign-in/reset-password-page.tsx',
      find: "if (!given?.isProved) return <Redirect to={pagePath('home')} />;",
      put: 'void Navigate;',
    },
    {
      breaks: 'It leads to /login',
      in: 'apps/web/app/features/sign-in/reset-password-page.tsx',
      find: "<Redirect to={pagePath('home')} />",
      put: "<Redirect to={pagePath('login')} />",
    },
  ],
  '4.14': [
    {
      breaks: 'The term is taken from term',
      in: 'apps/web/app/features/search/search-url.ts',
      find: "get('q')",
      put: "get('term')",
    },
  ],
  '4.15': [
    {
      breaks: 'Another term keeps the pages of the previous one',
      in: 'apps/web/app/features/search/search-results.tsx',
      find: "queryKey={['search', term, exact, options]} key={`${term} ${exact} ${JSON.stringify(options)}`}",
      put: "queryKey={['search']}",
    },
  ],
  '4.16': [
    {
      breaks: 'There is one page only',
      in: 'apps/web/app/features/search/search-page.ts',
      find: 'page < response.totalPage ? page + 1 : null',
      put: 'null',
    },
    {
      breaks: 'One page too many is requested',
      in: 'apps/web/app/features/search/search-page.ts',
      find: 'page < response.totalPage ?',
      put: 'page <= response.totalPage ?',
    },
    {
      breaks: 'Pages are skipped',
      in: 'apps/web/app/features/search/search-page.ts',
      find: '? page + 1 :',
      put: '? page + 2 :',
    },
  ],
  '4.17': [
    {
      breaks: 'A blank term finds everything',
      in: 'apps/api/src/features/catalogue/products/search-products.ts',
      find: "wanted.search.trim() === '' ? NOTHING_FOUND : shelf.search(wanted.search, wanted.asTyped)",
      put: "wanted.search.trim() === '' ? { ...NOTHING_FOUND, products: shelf.contents().newestFirst } : shelf.search(wanted.search)",
    },
    {
      breaks: 'The page shows products for a blank term',
      in: 'apps/web/app/features/search/search-results.tsx',
      find: "if (term.trim() === '') {",
      put: 'if (term.length > 200) {',
    },
  ],
  '4.18': [
    {
      breaks: 'A later page replaces the list',
      in: 'apps/web/app/features/catalogue/more-products.tsx',
      find: 'joinPages(pages)',
      put: 'joinPages(pages.slice(-1))',
    },
    {
      breaks: 'A later page is put before the list',
      in: 'apps/web/app/features/catalogue/more-products.tsx',
      find: 'joinPages(pages)',
      put: 'joinPages(pages.toReversed())',
    },
  ],
  '4.19': [
    {
      breaks: 'Another listing keeps the products of the previous one',
      in: 'apps/web/app/features/catalogue/listing-page.tsx',
      find: "queryKey={['listing', key.categoryId, key.subCategoryId, options]} key={`${key.categoryId} ${key.subCategoryId} ${JSON.stringify(options)}`}",
      put: "queryKey={['listing']}",
    },
  ],
  '4.20': [
    {
      breaks: 'The page number advances',
      in: 'apps/web/app/features/catalogue/load-listing.ts',
      find: '...key, page: 1,',
      put: '...key, page: after === null ? 1 : 2,',
    },
  ],
  '4.21': [
    {
      breaks: 'Next moves two pages',
      in: 'apps/web/app/features/admin-catalogue/products/pager-steps.ts',
      find: 'Math.min(page + 1, total)',
      put: 'Math.min(page + 2, total)',
    },
    {
      breaks: 'Next goes beyond the last page',
      in: 'apps/web/app/features/admin-catalogue/products/pager-steps.ts',
      find: 'Math.min(page + 1, total)',
      put: 'page + 1',
    },
    {
      breaks: 'Previous goes before the first page',
      in: 'apps/web/app/features/admin-catalogue/products/pager-steps.ts',
      find: 'Math.max(page - 1, 1)',
      put: 'page - 1',
    },
  ],
  '4.22': [
    {
      breaks: 'The page stays',
      in: 'apps/web/app/features/admin-catalogue/products/use-admin-products.ts',
      find: 'page: 1, ...wanted',
      put: '...wanted',
    },
    {
      breaks: 'It waits 200 ms',
      in: 'apps/web/app/features/admin/use-search-text.ts',
      find: 'SEARCH_DELAY_MS = 300',
      put: 'SEARCH_DELAY_MS = 200',
    },
    {
      breaks: 'It waits 500 ms',
      in: 'apps/web/app/features/admin/use-search-text.ts',
      find: 'SEARCH_DELAY_MS = 300',
      put: 'SEARCH_DELAY_MS = 500',
    },
  ],
  '4.23': [
    {
      breaks: 'A sold-out product can be added on its page',
      in: 'apps/web/app/features/catalogue/product-details-page.tsx',
      find: 'const soldOut = product.stock === 0;',
      put: 'const soldOut = product.stock < 0;',
    },
    {
      breaks: 'The card of a sold-out product has an Add button and doesn’t say Out of Stock',
      in: 'apps/web/app/features/catalogue/product-card.tsx',
      find: 'const soldOut = product.stock === 0;',
      put: 'const soldOut = false;',
    },
  ],
  '4.24': [
    {
      breaks: 'Pending is blue',
      in: 'apps/web/app/ui/status-pill.css',
      find: 'background: var(--st-pending-bg)',
      put: 'background: var(--st-processing-bg)',
    },
    {
      breaks: 'Shipped is green',
      in: 'apps/web/app/ui/status-pill.css',
      find: 'background: var(--st-shipped-bg)',
      put: 'background: var(--st-delivered-bg)',
    },
    {
      breaks: 'Shipped has no icon',
      in: 'apps/web/app/ui/status-pill.tsx',
      find: 'shipped: Bike,',
      put: '',
    },
  ],
  '4.25': [
    {
      breaks: 'Cancelled has an icon',
      in: 'apps/web/app/ui/status-pill.tsx',
      find: 'delivered: CircleCheck,',
      put: 'delivered: CircleCheck, cancelled: Clock,',
    },
  ],
  '4.26': [
    {
      breaks: 'The state is in small letters',
      in: 'apps/web/app/ui/status-pill.tsx',
      find: 'text.charAt(0).toUpperCase() + text.slice(1)',
      put: 'text',
    },
  ],
  '4.27': [
    {
      breaks: 'An order is shipped before it is packed',
      in: 'packages/domain/src/order-status.ts',
      find: "pending: 'processing', processing",
      put: "pending: 'shipped', processing",
    },
  ],
  '4.28': [
    {
      breaks: 'The address is deleted',
      in: 'apps/api/src/features/addresses/addresses.queries.ts',
      find: ".where('user_id', '=', userId) .orderBy('status', 'desc')",
      put: ".where('user_id', '=', userId) .where('status', '=', true) .orderBy('status', 'desc')",
    },
  ],
  '4.29': [
    {
      breaks: 'The address’s button keeps its text while it saves',
      in: 'apps/web/app/ui/form-dialog.tsx',
      find: 'busyLabel={busyLabel}',
      put: '',
    },
    {
      breaks: 'Nothing is busy',
      in: 'apps/web/app/features/connection/use-task.ts',
      find: 'setBusy(true);',
      put: '',
    },
  ],
  '4.30': [
    {
      breaks: 'The dialog stays open',
      in: 'apps/web/app/features/addresses/use-save-address.ts',
      find: 'onSaved(saved);',
      put: 'void onSaved; void saved;',
    },
    {
      breaks: 'The categories aren’t fetched again',
      in: 'apps/web/app/features/admin-catalogue/use-catalogue-change.ts',
      find: 'await reload();',
      put: 'void reload;',
    },
  ],
  '4.31': [
    {
      breaks: 'The modal stays open',
      in: 'apps/web/app/features/admin-catalogue/use-catalogue-change.ts',
      find: 'await reload(); onDone();',
      put: 'await reload();',
    },
    {
      breaks: 'The list isn’t fetched again',
      in: 'apps/web/app/features/admin-catalogue/use-catalogue-change.ts',
      find: 'await reload();',
      put: 'void reload;',
    },
  ],
  '4.32': [
    {
      breaks: 'The question stays open',
      in: 'apps/web/app/features/admin-catalogue/delete-dialog.tsx',
      find: 'useCatalogueChange(onClose)',
      put: 'useCatalogueChange(() => undefined)',
    },
    {
      breaks: 'The list isn’t fetched again',
      in: 'apps/web/app/features/admin-catalogue/use-catalogue-change.ts',
      find: 'await reload();',
      put: 'void reload;',
    },
  ],
  '4.33': [
    {
      breaks: 'The form keeps what was sent',
      in: 'apps/web/app/features/admin-catalogue/product-form/upload-product-page.tsx',
      find: "kept.handOver(draftName('product', data._id), data.updatedAt);",
      put: '',
    },
    {
      breaks: 'The form keeps the pictures',
      in: 'apps/web/app/features/admin-catalogue/product-form/upload-product-page.tsx',
      find: "kept.handOver(draftName('product', data._id), data.updatedAt);",
      put: 'kept.discard({ draft: { ...EMPTY_DRAFT, image: draft.image }, base: null });',
    },
  ],
  '4.34': [
    {
      breaks: 'The modal stays open',
      in: 'apps/web/app/features/admin-catalogue/products/product-dialog.tsx',
      find: 'kept.forget(data.updatedAt); onClose(); onSaved(message);',
      put: 'kept.forget(data.updatedAt); onSaved(message);',
    },
    {
      breaks: 'The list isn’t fetched again',
      in: 'apps/web/app/features/admin-catalogue/products/product-dialog.tsx',
      find: 'onSaved(message); await reload();',
      put: 'onSaved(message); void reload;',
    },
    {
      breaks: 'The form’s draft stays, and is offered as unsaved',
      in: 'apps/web/app/features/admin-catalogue/products/product-dialog.tsx',
      find: 'kept.forget(data.updatedAt); onClose(); onSaved(message);',
      put: 'onClose(); onSaved(message);',
    },
  ],
  '4.35': [
    {
      breaks: 'The orders aren’t fetched again',
      in: 'apps/web/app/features/checkout/use-place-order.ts',
      find: 'void reloadOrders(queryClient, session);',
      put: 'void reloadOrders;',
    },
    {
      breaks: 'The cart isn’t fetched again',
      in: 'apps/web/app/features/checkout/use-place-order.ts',
      find: 'await reloadCart(queryClient, session);',
      put: 'void reloadCart;',
    },
    {
      breaks: '/success says Payment',
      in: 'apps/web/app/features/checkout/use-place-order.ts',
      find: "what: 'order'",
      put: "what: 'payment'",
    },
  ],
  '4.36': [
    {
      breaks: 'The toast reads Please wait',
      in: 'apps/web/app/messages/en/checkout.ts',
      find: "'Loading...'",
      put: "'Please wait'",
    },
    {
      breaks: 'The shopper stays on the page',
      in: 'apps/web/app/features/checkout/pay-page.ts',
      find: 'const { error } = await provider.redirectToCheckout({ sessionId: id });',
      put: 'const error = undefined;',
    },
  ],
  '4.37': [
    {
      breaks: 'Nothing is fetched again',
      in: 'apps/web/app/features/checkout/use-place-order.ts',
      find: 'void reloadOrders(queryClient, session);',
      put: 'void reloadOrders;',
    },
  ],
};
