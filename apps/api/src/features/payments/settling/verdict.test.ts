import { paise, PAYMENT_STATES, type PaymentState } from '@jhola/domain';
import { describe, expect, test } from 'vitest';
import type { SessionReport } from '../provider/payment-provider.ts';
import { verdictOf } from './verdict.ts';

const OPEN: SessionReport = {
  id: 'cs_1',
  orderId: null,
  status: 'open',
  isPaid: false,
  amount: 5_000,
  currency: 'inr',
  paymentIntent: null,
  url: 'https://pay.test/cs_1',
};
const PAID: SessionReport = { ...OPEN, status: 'complete', isPaid: true, paymentIntent: 'pi_1', url: null };
const EXPIRED: SessionReport = { ...OPEN, status: 'expired', url: null };

const payment = (state: PaymentState, sessionId: string | null = 'cs_1') => ({
  state,
  sessionId,
  amountPaise: paise(5_000),
});

describe('what a report means', () => {
  /** The results for a session that is open, paid, and expired. */
  const VERDICTS: Readonly<Record<PaymentState, readonly [string, string, string]>> = {
    opening: ['wait', 'pay', 'expire'],
    open: ['wait', 'pay', 'expire'],
    lapsed: ['wait', 'pay', 'expire'],
    paid: ['wait', 'wait', 'wait'],
    expired: ['wait', 'alarm', 'wait'],
    held: ['wait', 'wait', 'wait'],
    refunded: ['wait', 'wait', 'wait'],
  };

  test.each(PAYMENT_STATES)('for a payment that is %s', (state) => {
    const verdicts = [OPEN, PAID, EXPIRED].map((report) => verdictOf(payment(state), report));
    expect(verdicts).toEqual(VERDICTS[state]);
  });

  test.each<[string, Partial<SessionReport>]>([
    ['less', { amount: 4_999 }],
    ['more', { amount: 5_001 }],
    ['another currency', { currency: 'usd' }],
    ['nothing that could be given back', { paymentIntent: null }],
    ['no amount at all', { amount: null }],
  ])('paid with %s is held', (_what, received) => {
    expect(verdictOf(payment('open'), { ...PAID, ...received })).toBe('hold');
  });

  test('another session than ours settles nothing, and alerts the admins when it is paid', () => {
    expect(verdictOf(payment('open', 'cs_2'), EXPIRED)).toBe('wait');
    expect(verdictOf(payment('open', 'cs_2'), PAID)).toBe('alarm');
  });

  test('before its session is recorded, a session of its order is accepted', () => {
    expect(verdictOf(payment('opening', null), PAID)).toBe('pay');
  });

  test('complete but not yet paid waits', () => {
    expect(verdictOf(payment('open'), { ...PAID, isPaid: false })).toBe('wait');
  });
});
