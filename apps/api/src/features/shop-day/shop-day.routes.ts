import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';
import type { Shelf } from '../catalogue/index.ts';
import { readShopDay } from './read-shop-day.ts';

/** Today's figures, for admins. */
export function registerShopDay(app: FastifyInstance, services: Services, shelf: Shelf): void {
  registerCall(app, services, 'shopDay', async () => ({ data: await readShopDay(services, shelf) }));
}
