import type { CardPayment } from '../orders/index.ts';
import { abandonOutdated } from './checkout/abandon-payment.ts';
import { endOpen } from './checkout/end-open.ts';
import type { PaymentContext } from './payment-context.ts';
import type { PaymentSweeper } from './payment-sweeper.ts';
import { settleOpen } from './settling/ask-now.ts';
import { withDeadline } from './with-deadline.ts';

/** Implements the interface through which orders use card payment. */
export function createCardPayment(context: PaymentContext, sweeper: PaymentSweeper): CardPayment {
  return {
    endOpen: (userId) => endOpen(withDeadline(context), userId),
    settleOpen: (userId) => settleOpen(context, userId),
    quantityChanged: (userId, changed) => abandonOutdated(context, userId, changed),
    wake: () => sweeper.wake(),
  };
}
