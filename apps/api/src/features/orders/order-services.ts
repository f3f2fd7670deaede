import type { ProductId } from '@jhola/domain';
import type { Shelf, StockLeft } from '../catalogue/index.ts';
import type { CardPayment } from './awaiting-payment/card-payment.ts';
import type { SalesCounter } from './order-metrics.ts';

/** What orders use of the shelf. After each commit that changed stock, one of the two functions for it is called. */
export type OrderShelf = Pick<Shelf, 'categoryOf'> & {
  /** Reads the stock; resolves when it is shown. */
  reloadStock(ids: readonly ProductId[]): Promise<void>;
  /** For statements that have returned the stock that is left. */
  setStock(left: readonly StockLeft[]): void;
};

/** What the actions on orders need besides the services of every feature. */
export type OrderServices = {
  readonly shelf: OrderShelf;
  readonly card: CardPayment;
  readonly sales: SalesCounter;
};
