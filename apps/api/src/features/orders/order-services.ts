import type { ProductId } from '@jhola/domain';
import type { StockLeft } from '../catalogue/index.ts';
import type { CardPayment } from './awaiting-payment/card-payment.ts';
import type { SalesCounter } from './order-metrics.ts';

/** Called after the commit with the products whose stock has changed. */
export type StockWatcher = {
  stockMoved(ids: readonly ProductId[]): Promise<void>;
  /** The same, if the statement that took the stock has returned what is left. */
  stockTaken(left: readonly StockLeft[]): void;
};

/** What the actions on orders need besides the services of every feature. */
export type OrderServices = {
  readonly shelf: StockWatcher;
  readonly card: CardPayment;
  readonly sales: SalesCounter;
};
