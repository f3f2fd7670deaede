import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';
import { createListVersions, listByIds, listRelated, type Shelf } from '../catalogue/index.ts';
import { readBoughtTogether, readRebought } from './recommendations.queries.ts';

/** Recommendations from past orders: products to buy again, and products bought together. */
export function registerRecommendations(app: FastifyInstance, services: Services, shelf: Shelf): void {
  const versions = createListVersions(shelf);
  registerCall(app, services, 'getBuyAgain', async ({ user, input, reply }) => {
    // Personal data: never cached between the shop and the browser.
    reply.header('cache-control', 'no-store');
    return listByIds(shelf, await readRebought(services.db, user.userId), input.limit);
  });
  registerCall(app, services, 'getRelated', async ({ input }) => {
    const together = input.limit === 0 ? [] : await readBoughtTogether(services.db, input.productId);
    const version = versions.besideProduct(input.productId);
    return listRelated(shelf, version, input.productId, together, input.limit);
  });
}
