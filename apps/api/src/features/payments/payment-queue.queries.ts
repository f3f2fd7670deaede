import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { countHeld } from './held/held.queries.ts';

export type PaymentQueue = {
  /** Payments whose outcome is not known yet. */
  readonly open: number;
  /** How long the payment that is due longest has waited for its check with the provider; 0 if none is due. */
  readonly overdueSeconds: number;
  /** Orders whose card payment has to be refunded. */
  readonly refunds: number;
  /** Payments that an admin has to look at. */
  readonly held: number;
};

/** Reads how many payments wait for the provider or for an admin. */
export async function readPaymentQueue(db: Db, now: Date): Promise<PaymentQueue> {
  const { rows } = await sql<Omit<PaymentQueue, 'held'>>`
    select count(*) as open,
      coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(next_check_at))), 0)::double precision
        as "overdueSeconds",
      (select count(*) from orders where payment_status = 'REFUND PENDING') as refunds
    from payments where state in ('opening', 'open', 'lapsed')`.execute(db);
  const [queue] = rows;
  if (queue === undefined) throw new Error('An aggregate without a row');
  return { ...queue, held: await countHeld(db) };
}
