import type { FastifyInstance } from 'fastify';
import { backInStockTexts as texts } from '../../messages/index.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';
import type { Shelf } from '../catalogue/index.ts';
import { listRequests } from './list-requests.ts';
import { requestBackInStock } from './request-back-in-stock.ts';
import { deleteRequest } from './requests.queries.ts';

/** Shoppers' requests to be told when a sold-out product is back. */
export function registerBackInStock(app: FastifyInstance, services: Services, shelf: Shelf): void {
  registerCall(app, services, 'requestBackInStock', async ({ user, input }) => {
    const { isWaiting, message } = await requestBackInStock(services, user.userId, input.productId);
    return { message, data: { isWaiting } };
  });
  registerCall(app, services, 'cancelBackInStock', async ({ user, input }) => {
    await deleteRequest(services.db, user.userId, input.productId);
    return { message: texts.removed, data: null };
  });
  registerCall(app, services, 'getBackInStock', async ({ user }) => ({
    data: await listRequests({ ...services, shelf }, user.userId),
  }));
}
