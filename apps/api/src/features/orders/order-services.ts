import type { ProductId } from '@jhola/domain';
import type { StockLeft } from '../catalogue/index.ts';
import type { CardPayment } from './awaiting-payment/card-payment.ts';
import type { SalesCounter } from './order-metrics.ts';

/** One of its functions is called after each commit that changed the stock of products. */
export type StockWatcher = {
  /** Reads the stock; resolves when it is shown. */
  reloadStock(ids: readonly ProductId[]): Promise<void>;
  /** For statements that have returned the stock that is left. */
  setStock(left: readonly StockLeft[]): void;
};

/** What the actions on orders need besides the services of every feature. */
export type OrderServices = {
  readonly shelf: StockWatcher;
  readonly card: CardPayment;
  readonly sales: SalesCounter;
};
