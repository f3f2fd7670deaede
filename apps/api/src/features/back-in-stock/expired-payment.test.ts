import { expect, test } from 'vitest';
import { createMetrics } from '../../platform/metrics/index.ts';
import { confirmEmailOf } from '../../testing/index.ts';
import { startCardShop } from '../payments/testing/card-shop.ts';
import { createStockAlertSender } from './stock-alert-sender.ts';

test('shoppers are told about stock that an expired card payment releases', async () => {
  const shop = await startCardShop();
  try {
    const teller = createStockAlertSender({ ...shop, metrics: createMetrics(shop.log) });
    const payer = await shop.shopper(1);
    const session = await shop.begin(payer);
    const { productId } = payer;
    const waiting = await shop.signUp('Ravi');
    await confirmEmailOf(shop, waiting);
    const { data } = await shop.call('requestBackInStock', { productId }, { as: waiting });
    expect(data.isWaiting).toBe(true);
    expect(await teller.sendDue()).toBe(0);
    await shop.provider.expireSession(session);
    await shop.tell(shop.provider.event(session, 'expired'));
    // The shop's own job may have been first.
    await expect
      .poll(async () => {
        await teller.sendDue();
        return (await shop.call('getBackInStock', undefined, { as: waiting })).data;
      })
      .toEqual([]);
    const mails = await shop.db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('recipient', '=', waiting.email)
      .where('subject', 'like', '%back in stock%')
      .execute();
    expect(mails).toHaveLength(1);
  } finally {
    await shop.close();
  }
});
