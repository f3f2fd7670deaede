import type { FastifyInstance } from 'fastify';
import { registerCall, registerJoinedCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';
import { addition, addToCart } from './add-to-cart.ts';
import { jsonListResponse, jsonResponse, type Shelf } from '../catalogue/index.ts';
import { deletingLine, readingLines, settingQuantity } from './cart.queries.ts';
import type { CartWatcher } from './cart-watcher.ts';
import { changeQuantity } from './change-quantity.ts';
import { mergeCart } from './merge-cart.ts';
import { finishCart } from './read-cart.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { cartTexts as texts } from '../../messages/index.ts';

/**
 * The calls of a shopper's cart. `watcher` is told when a quantity was changed or a line removed, but not of additions:
 * what is added during a payment stays in the cart.
 */
export function registerCart(
  app: FastifyInstance,
  services: Services,
  { shelf, watcher }: { readonly shelf: Shelf; readonly watcher: CartWatcher },
): void {
  const needs = { ...services, shelf };
  registerJoinedCall(
    app,
    services,
    'addToCart',
    (input) => addition(services.clock, input),
    async ({ user, input, rows }) =>
      jsonResponse(await addToCart(needs, user.userId, input, rows), texts.itemAdded),
  );
  registerJoinedCall(
    app,
    services,
    'getCart',
    () => readingLines({}),
    async ({ rows }) => jsonListResponse(await finishCart(needs, services.db, rows)),
  );
  registerJoinedCall(
    app,
    services,
    'changeQuantity',
    ({ _id: lineId, qty: quantity }) => settingQuantity({ lineId, quantity }),
    async ({ user, input: { qty: quantity }, rows }) => {
      const { productId, json } = await changeQuantity(needs, rows, quantity);
      await watcher.quantityChanged(user.userId, { productId, quantity });
      return jsonResponse(json, texts.quantityUpdated);
    },
  );
  registerJoinedCall(
    app,
    services,
    'removeFromCart',
    ({ _id: lineId }) => deletingLine({ lineId }),
    async ({ user, rows }) => {
      const productId = await removeFromCart(rows);
      await watcher.quantityChanged(user.userId, { productId, quantity: 0 });
      return { message: texts.itemRemoved, data: null };
    },
  );
  registerCall(app, services, 'mergeCart', async ({ user, input }) => {
    const { lines, leftOut } = await mergeCart(needs, user.userId, input);
    return { message: texts.cartSaved, data: lines, leftOut };
  });
}
