import type { OrderId, ProductId } from '@jhola/domain';
import {
  fillCart,
  type OrderToSend,
  type Person,
  startTestShop,
  stockProduct,
  type TestShop,
  type TestShopParts,
} from '../../../testing/index.ts';
import { sealingOf } from '../../../platform/keys/index.ts';
import { createMetrics } from '../../../platform/metrics/index.ts';
import { NO_TRACING } from '../../../platform/tracing/index.ts';
import { measureSales } from '../../orders/index.ts';
import { handleEvent } from '../handle-event.ts';
import type { PaymentContext } from '../payment-context.ts';
import { createPaymentSweeper } from '../payment-sweeper.ts';
import type { ProviderEvent } from '../provider/payment-provider.ts';
import { createPretendProvider, type PretendProvider } from './pretend-provider.ts';

export type CardShop = TestShop & {
  readonly provider: PretendProvider;
  readonly context: PaymentContext;
  /** A shopper with a cart of one product, which has a stock of `stock`. */
  shopper(stock?: number, quantity?: number): Promise<Shopper>;
  /** Starts paying; returns the session's id. */
  begin(shopper: Shopper): Promise<string>;
  tell(event: ProviderEvent): Promise<void>;
  /** Makes all payments due and sweeps until each was checked once. */
  sweep(): Promise<void>;
  /** A session's payment and order, read from the tables. */
  stateOf(sessionId: string): Promise<SessionState>;
};

export type Shopper = { readonly as: Person; readonly productId: ProductId; readonly form: OrderToSend };

export type SessionState = {
  readonly orderId: OrderId;
  readonly payment: string;
  readonly order: string;
  readonly paymentStatus: string;
};

/** A shop with a provider in memory, and a sweeper that only runs when a test calls it. */
export async function startCardShop(
  environment: Readonly<Record<string, string>> = {},
  parts: Pick<TestShopParts, 'logsErrors'> = {},
): Promise<CardShop> {
  const provider = createPretendProvider();
  const shop = await startTestShop(environment, { ...parts, provider, sweepEveryMs: null });
  const { db, config, clock, log } = shop;
  const metrics = createMetrics(log);
  const readSession = async () => null;
  const tracing = NO_TRACING;
  const sealing = sealingOf(db, config);
  const services = { db, config, clock, log, metrics, tracing, checkResponses: true, readSession, sealing };
  const context: PaymentContext = {
    services,
    provider,
    shelf: { reloadStock: async () => undefined, setStock: () => undefined, categoryOf: () => '' },
    sales: measureSales(metrics),
  };
  const sweeper = createPaymentSweeper(context);
  return {
    ...shop,
    provider,
    context,
    async shopper(stock = 5, quantity = 1) {
      const as = await shop.signUp();
      const { productId } = await stockProduct(db, { stock });
      return { as, productId, form: await fillCart(shop, as, [{ productId, quantity }]) };
    },
    async begin({ as, form }) {
      return (await shop.call('checkout', form, { as })).id;
    },
    tell: (event) => handleEvent(context, event),
    async sweep() {
      await db
        .updateTable('payments')
        .set({ next_check_at: new Date(0) })
        .execute();
      while ((await sweeper.sweep()) > 0);
    },
    async stateOf(sessionId) {
      const row = await db
        .selectFrom('payments as p')
        .innerJoin('orders as o', 'o.id', 'p.order_id')
        .select([
          'o.id as orderId',
          'p.state as payment',
          'o.status as order',
          'o.payment_status as paymentStatus',
        ])
        .where((eb) =>
          eb.or([eb('p.session_id', '=', sessionId), eb('p.order_id', '=', sessionId.slice(3) as OrderId)]),
        )
        .executeTakeFirstOrThrow();
      return row;
    },
  };
}
