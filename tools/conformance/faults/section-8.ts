import type { SectionFaults } from './fault.ts';

/** Planted faults of section 8: the error catalogue. */
export const SECTION_8: SectionFaults = {
  '8.01': [
    {
      breaks: 'A failed call is silent',
      in: 'apps/web/app/features/connection/toast-failure.ts',
      find: "if (error.message !== '') toast.error(error.message, { id: error.message });",
      put: 'void toast;',
    },
    {
      breaks: 'A failed query is silent',
      in: 'apps/web/app/platform/query-client.ts',
      find: 'if (!meta?.isQuiet?.(error)) onFailure(error);',
      put: 'if (meta?.isQuiet?.(error) === false) onFailure(error);',
    },
    {
      breaks: 'The client’s own text is shown instead of the server’s',
      in: 'apps/web/app/features/connection/toast-failure.ts',
      find: 'toast.error(error.message, {',
      put: "toast.error('Something went wrong', {",
    },
  ],
  '8.02': [
    {
      breaks: 'Without a message, the client’s own text is shown',
      in: 'apps/web/app/features/connection/toast-failure.ts',
      find: "if (error.message !== '') toast.error(error.message, { id: error.message });",
      put: "toast.error(error.message || 'Something went wrong', { id: error.message });",
    },
  ],
  '8.03': [
    {
      breaks: 'A 401 on the cart is toasted',
      in: 'apps/web/app/features/cart/cart-query.ts',
      find: 'meta: { isQuiet: (error) => statusOf(error) === 401 },',
      put: 'meta: { isQuiet: (error) => statusOf(error) === 403 },',
    },
    {
      breaks: 'Cards that come into view repeat the request',
      in: 'apps/web/app/features/cart/cart-query.ts',
      find: 'return { ...cartQuery(queryClient, session), enabled: hasNotFailed };',
      put: 'return cartQuery(queryClient, session);',
    },
  ],
  '8.04': [
    {
      breaks: 'Addresses that fail are toasted',
      in: 'apps/web/app/features/addresses/use-addresses.ts',
      find: 'meta: { isQuiet: () => true },',
      put: '',
    },
  ],
  '8.05': [
    {
      breaks: 'Orders that fail are toasted',
      in: 'apps/web/app/features/orders/use-orders.ts',
      find: 'meta: { isQuiet: () => true },',
      put: '',
    },
  ],
  '8.06': [
    {
      breaks: 'Categories that fail are toasted',
      in: 'apps/web/app/features/admin-catalogue/use-catalogue-lists.ts',
      find: 'meta: { isQuiet: () => true },',
      put: '',
    },
  ],
  '8.07': [
    {
      breaks: 'A 500 ends no session',
      in: 'apps/web/app/features/session/failure-rule.ts',
      find: '[401, 500]',
      put: '[401]',
    },
    {
      breaks: 'The cart isn’t cleared',
      in: 'apps/web/app/features/cart/store/open-cart-store.ts',
      find: "return shopperKey(session, 'cart');",
      put: "return (shopperKey(session), ['cart']);",
    },
    {
      breaks: 'A wrong password is a 401 too',
      in: 'packages/contract/src/errors.ts',
      find: 'BAD_CREDENTIALS: 400',
      put: 'BAD_CREDENTIALS: 401',
    },
    {
      breaks: 'A visitor’s cart stays',
      in: 'apps/web/app/features/cart/cart-watch.tsx',
      find: 'useEffect(() => onSessionEnd(() => visitorCart.clear()), []);',
      put: '',
    },
  ],
  '8.08': [
    {
      breaks: 'The flag is ignored if the status is 200',
      in: 'packages/contract/src/client.ts',
      find: "!response.ok || ('success' in body && body.success === false)",
      put: '!response.ok',
    },
  ],
  '8.09': [
    {
      breaks: 'The toast of a removed address is hard-coded',
      in: 'apps/web/app/features/addresses/use-save-address.ts',
      find: 'const { message } = await sessionApi(call, { _id }); toast.success(message);',
      put: "await sessionApi(call, { _id }); toast.success('Address Remove');",
    },
    {
      breaks: 'The toast of an added item is hard-coded',
      in: 'apps/web/app/features/cart/store/member-cart-store.ts',
      find: 'this.#lineIds.set(productId, data._id); toast.success(message,',
      put: "this.#lineIds.set(productId, data._id); toast.success(message && 'Item added',",
    },
  ],
  '8.10': [
    {
      breaks: 'It reads Welcome back',
      in: 'apps/api/src/messages/en/accounts.ts',
      find: "'Login successful!'",
      put: "'Welcome back'",
    },
    {
      breaks: 'Nothing is said',
      in: 'apps/web/app/features/sign-in/login-page.tsx',
      find: 'toast.success(outcome.message);',
      put: 'void toast;',
    },
  ],
  '8.11': [
    {
      breaks: 'It reads Address removed',
      in: 'apps/api/src/messages/en/addresses.ts',
      find: "'Address Remove'",
      put: "'Address removed'",
    },
    {
      breaks: 'Nothing is said',
      in: 'apps/web/app/features/addresses/use-save-address.ts',
      find: 'const { message } = await sessionApi(call, { _id }); toast.success(message);',
      put: 'await sessionApi(call, { _id });',
    },
  ],
  '8.12': [
    {
      breaks: 'The popup’s message is hard-coded',
      in: 'apps/web/app/features/admin-catalogue/product-form/saved-dialog.tsx',
      find: 'title={message}',
      put: "title={message && 'Product updated'}",
    },
    {
      breaks: 'The button isn’t green',
      in: 'apps/web/app/features/admin-catalogue/product-form/saved-dialog.tsx',
      find: 'className="saved-confirm" wide',
      put: 'wide',
    },
    {
      breaks: 'There is no popup',
      in: 'apps/web/app/features/admin-catalogue/products/product-dialog.tsx',
      find: 'onSaved(message);',
      put: 'void onSaved; void message;',
    },
    {
      breaks: 'The popup’s message after creating a product is hard-coded',
      in: 'apps/web/app/features/admin-catalogue/product-form/upload-product-page.tsx',
      find: 'saved.show(message);',
      put: "saved.show(message && 'Product created');",
    },
  ],
  '8.13': [
    {
      breaks: 'It reads No permission',
      in: 'apps/web/app/messages/en/admin.ts',
      find: 'Do not have permission',
      put: 'No permission',
    },
  ],
  '8.14': [
    {
      breaks: 'It reads Sold out',
      edits: [
        {
          in: 'apps/web/app/features/catalogue/product-details-page.tsx',
          find: '<p className="sold-out">{shared.outOfStock}</p>',
          put: '<p className="sold-out">Sold out</p>',
        },
      ],
    },
  ],
  '8.15': [
    {
      breaks: 'It reads Out of Stock',
      in: 'apps/web/app/messages/en/listing.ts',
      find: "'Items Out Of Stock'",
      put: "'Out of Stock'",
    },
  ],
  '8.16': [
    {
      breaks: 'It reads Payment Cancel',
      in: 'apps/web/app/messages/en/checkout-outcome.ts',
      find: 'Order Cancel',
      put: 'Payment Cancel',
    },
  ],
  '8.17': [
    {
      breaks: 'It reads Login first',
      in: 'apps/web/app/messages/en/cart-panels.ts',
      find: "'Please Login'",
      put: "'Login first'",
    },
  ],
  '8.18': [
    {
      breaks: 'A failure has no message',
      in: 'packages/contract/src/messages/en/errors.ts',
      find: "'That is still in use'",
      put: "''",
    },
    {
      breaks: 'A failure is returned as a success',
      in: 'packages/contract/src/errors.ts',
      find: 'STALE: 409',
      put: 'STALE: 200',
    },
  ],
};
