import { paise } from '@jhola/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gate } from '../../../testing/index.ts';
import { handleEvent } from '../handle-event.ts';
import { createPaymentSweeper } from '../payment-sweeper.ts';
import type { PaymentProvider, RefundSummary } from '../provider/payment-provider.ts';
import { type CardShop, startCardShop } from '../testing/card-shop.ts';

const TOTAL = paise(20_000);
const REFUNDED: RefundSummary = { givenBackPaise: TOTAL, refundId: 're_1', hasFailed: false };
const REJECTED: RefundSummary = { givenBackPaise: paise(0), refundId: null, hasFailed: true };

let shop: CardShop;
let session: string;
let events = 0;

beforeAll(async () => {
  shop = await startCardShop({}, { logsErrors: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  session = await shop.begin(await shop.shopper(5, 2));
  shop.provider.pay(session);
  await shop.tell(shop.provider.event(session, 'completed'));
});

const contextWith = (calls: Partial<PaymentProvider>) => ({
  ...shop.context,
  provider: { ...shop.provider, ...calls },
});
const refundEvent = (type: string) => {
  events += 1;
  return { id: `evt_refund_${events}`, type, session: null, refundOf: `pi_${session}` };
};

describe('two lists of the same refunds at the same time', () => {
  test('the newer one counts, whichever event is recorded first', async () => {
    const read = gate();
    const record = gate();
    const lists = [REFUNDED, REJECTED];
    const older = contextWith({
      readRefunds: async () => {
        const list = lists.shift() ?? REJECTED;
        if (list === REFUNDED) {
          read.resolve();
          await record.promise;
        }
        return list;
      },
    });
    const refunded = handleEvent(older, refundEvent('charge.refunded'));
    await read.promise;
    const newer = contextWith({ readRefunds: async () => REJECTED });
    await handleEvent(newer, refundEvent('refund.failed'));
    record.resolve();
    await refunded;
    expect(await shop.stateOf(session)).toMatchObject({ payment: 'paid', paymentStatus: 'PAID' });
  });

  test('a refund that the bank rejects before its response is recorded stays due', async () => {
    const { orderId } = await shop.stateOf(session);
    // Cancelled without waking the shop's own sweeper.
    await shop.db
      .updateTable('orders')
      .set({ status: 'cancelled', payment_status: 'REFUND PENDING' })
      .where('id', '=', orderId)
      .execute();
    const context = contextWith({
      refund: async () => {
        await handleEvent(context, refundEvent('refund.failed'));
        return 're_1';
      },
      readRefunds: async () => REJECTED,
    });
    await createPaymentSweeper(context).sweep();
    expect(await shop.stateOf(session)).toMatchObject({
      payment: 'paid',
      order: 'cancelled',
      paymentStatus: 'REFUND PENDING',
    });
  });
});
