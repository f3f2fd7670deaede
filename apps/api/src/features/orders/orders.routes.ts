import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../../platform/http/client-address.ts';
import { idempotencyKey } from '../../platform/http/idempotency-key.ts';
import { registerCall, registerJoinedCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';
import { cancelMyOrder } from './cancel-my-order.ts';
import { createDeliveryTimes } from './delivery-times/delivery-times.ts';
import { registerDesk } from './desk/desk.routes.ts';
import { showOrder } from './details/show-order.ts';
import { toOrderForm } from './placing/order-form.ts';
import { listOrders } from './list-orders.ts';
import { measureOpenOrders } from './order-metrics.ts';
import { readingCheckout } from './placing/checkout.queries.ts';
import type { OrderServices } from './order-services.ts';
import { placeCashOrder } from './placing/place-cash-order.ts';
import { ordersTexts as texts } from '../../messages/index.ts';

/** The calls for a shopper's orders, those of the order desk, and the metrics of open orders. */
export function registerOrders(app: FastifyInstance, services: Services, orderServices: OrderServices): void {
  const { shelf } = orderServices;
  measureOpenOrders(services);
  registerJoinedCall(
    app,
    services,
    'placeCashOrder',
    ({ addressId }) => readingCheckout({ addressId }),
    async ({ user, input, request, rows }) => ({
      message: texts.orderPlaced,
      data: await placeCashOrder(services, orderServices, user.userId, {
        form: toOrderForm(input, clientAddress(request)),
        idempotencyKey: idempotencyKey(request),
        checkout: (await rows())[0],
      }),
    }),
  );
  registerCall(app, services, 'getOrders', async ({ user, input }) => {
    await orderServices.card.settleOpen(user.userId);
    return listOrders(services, shelf, user.userId, input.page, input.limit);
  });
  registerCall(app, services, 'getOrder', async ({ user, input }) => ({
    data: await showOrder(services, shelf, user, input._id),
    now: services.clock.now().toISOString(),
    contact: services.config.contact,
  }));
  registerCall(app, services, 'cancelMyOrder', async ({ user, input }) => {
    await cancelMyOrder(services, orderServices, user.userId, input._id);
    return { message: texts.orderCancelled, data: await showOrder(services, shelf, user, input._id) };
  });
  const readDeliveryTimes = createDeliveryTimes(services.db, services.clock);
  registerCall(app, services, 'getDeliveryTimes', async ({ reply }) => {
    // Pages use this call to check whether the shop can be reached; a cached response would always succeed.
    reply.header('cache-control', 'no-store');
    return { data: await readDeliveryTimes() };
  });
  registerDesk(app, services, orderServices);
}
