import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';
import { addToCart } from './add-to-cart.ts';
import { jsonListResponse, jsonResponse, type Shelf } from '../catalogue/index.ts';
import type { CartWatcher } from './cart-watcher.ts';
import { changeQuantity } from './change-quantity.ts';
import { mergeCart } from './merge-cart.ts';
import { readFinishedCart } from './read-cart.ts';
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
  registerCall(app, services, 'addToCart', async ({ user, input }) =>
    jsonResponse(await addToCart(needs, user.userId, input), texts.itemAdded),
  );
  registerCall(app, services, 'getCart', async ({ user }) =>
    jsonListResponse(await readFinishedCart(needs, services.db, user.userId)),
  );
  registerCall(app, services, 'changeQuantity', async ({ user, input }) => {
    const { productId, json } = await changeQuantity(needs, user.userId, input._id, input.qty);
    await watcher.quantityChanged(user.userId, { productId, quantity: input.qty });
    return jsonResponse(json, texts.quantityUpdated);
  });
  registerCall(app, services, 'removeFromCart', async ({ user, input }) => {
    const productId = await removeFromCart(services, user.userId, input._id);
    await watcher.quantityChanged(user.userId, { productId, quantity: 0 });
    return { message: texts.itemRemoved, data: null };
  });
  registerCall(app, services, 'mergeCart', async ({ user, input }) => {
    const { lines, leftOut } = await mergeCart(needs, user.userId, input);
    return { message: texts.cartSaved, data: lines, leftOut };
  });
}
