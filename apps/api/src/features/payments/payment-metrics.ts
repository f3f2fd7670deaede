import type { Services } from '../../platform/services.ts';
import { readPaymentQueue } from './payment-queue.queries.ts';

/** Measures the payments that wait for the provider or for an admin. */
export function measurePayments({ metrics, db, clock }: Services): void {
  metrics.databaseGauges(
    {
      jhola_payments_open: { help: 'Card payments whose outcome is not known yet' },
      jhola_payments_overdue_seconds: {
        help: 'How long the payment that is due longest waits for its check',
      },
      jhola_refunds_pending: { help: 'Orders whose card payment has to be refunded' },
      jhola_payments_held: { help: 'Card payments that an admin has to look at' },
    },
    async () => {
      const { open, overdueSeconds, refunds, held } = await readPaymentQueue(db, clock.now());
      return {
        jhola_payments_open: open,
        jhola_payments_overdue_seconds: overdueSeconds,
        jhola_refunds_pending: refunds,
        jhola_payments_held: held,
      };
    },
  );
}
