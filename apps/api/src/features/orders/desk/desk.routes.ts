import { statusText } from '@jhola/domain';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { Services } from '../../../platform/services.ts';
import { showOrder } from '../details/show-order.ts';
import type { OrderServices } from '../order-services.ts';
import { cancelOrder } from './cancel-order.ts';
import { listDeskOrders } from './list-desk-orders.ts';
import { listNewOrders } from './list-new-orders.ts';
import { markUndelivered } from './mark-undelivered.ts';
import { moveMany, moveOne } from './move-orders.ts';
import { listPicks } from './pick-list.ts';
import { showDeskFigures } from './show-desk-figures.ts';
import { ordersTexts as texts } from '../../../messages/index.ts';

/** The order desk: admins' actions on orders. */
export function registerDesk(app: FastifyInstance, services: Services, orderServices: OrderServices): void {
  const { shelf } = orderServices;
  registerCall(app, services, 'getDeskFigures', async () => ({ data: await showDeskFigures(services) }));
  registerCall(app, services, 'getDeskOrders', ({ input }) => listDeskOrders(services, shelf, input));
  registerCall(app, services, 'moveOrder', async ({ user, input }) => {
    await moveOne(services, orderServices.sales, user.userId, input);
    const data = await showOrder(services, shelf, user, input._id);
    return { message: texts.isNow({ number: data.orderId, status: statusText(data.status) }), data };
  });
  registerCall(app, services, 'moveOrders', async ({ user, input }) => {
    const data = await moveMany(services, orderServices.sales, user.userId, input.orders, input.to);
    return { message: texts.moved({ count: data.moved.length }), data };
  });
  registerCall(app, services, 'cancelOrder', async ({ user, input }) => {
    await cancelOrder(services, orderServices, user.userId, input);
    const data = await showOrder(services, shelf, user, input._id);
    return { message: texts.isCancelled({ number: data.orderId }), data };
  });
  registerCall(app, services, 'markUndelivered', async ({ user, input }) => {
    await markUndelivered(services, orderServices, user.userId, input);
    const data = await showOrder(services, shelf, user, input._id);
    return { message: texts.isUndelivered({ number: data.orderId }), data };
  });
  registerCall(app, services, 'getNewOrders', ({ input }) => listNewOrders(services, input.since));
  registerCall(app, services, 'getPickList', async ({ input }) => {
    const { groups, cancelled } = await listPicks(services, input.orders);
    return { data: groups, cancelled };
  });
}
