import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';
import { addToCart } from './add-to-cart.ts';
import { changeQuantity } from './change-quantity.ts';
import { mergeCart } from './merge-cart.ts';
import { readCart } from './read-cart.ts';
import { removeFromCart } from './remove-from-cart.ts';

export function registerCart(app: FastifyInstance, services: Services): void {
  registerCall(app, services, 'addToCart', async ({ user, input }) => ({
    message: 'Item added',
    data: await addToCart(services, user.userId, input),
  }));
  registerCall(app, services, 'getCart', async ({ user }) => ({
    data: await readCart(services, services.db, user.userId),
  }));
  registerCall(app, services, 'changeQuantity', async ({ user, input }) => ({
    message: 'Quantity updated',
    data: await changeQuantity(services, user.userId, input._id, input.qty),
  }));
  registerCall(app, services, 'removeFromCart', async ({ user, input }) => {
    await removeFromCart(services, user.userId, input._id);
    return { message: 'Item remove', data: null };
  });
  registerCall(app, services, 'mergeCart', async ({ user, input }) => ({
    data: await mergeCart(services, user.userId, input),
  }));
}
