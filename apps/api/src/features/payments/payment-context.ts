import type { Services } from '../../platform/services.ts';
import type { SalesCounter, OrderShelf } from '../orders/index.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';

/** What every payment action needs. */
export type PaymentContext = {
  readonly services: Services;
  readonly provider: PaymentProvider;
  readonly shelf: OrderShelf;
  readonly sales: Pick<SalesCounter, 'placed'>;
};
