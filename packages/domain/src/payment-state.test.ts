import { expect, test } from 'vitest';
import { isUnderWay, mayPaymentMove, PAYMENT_STATES, type PaymentState } from './payment-state.ts';

const ALLOWED: readonly (readonly [PaymentState, PaymentState])[] = [
  ['opening', 'open'],
  ['opening', 'paid'],
  ['opening', 'expired'],
  ['opening', 'lapsed'],
  ['opening', 'held'],
  ['open', 'paid'],
  ['open', 'expired'],
  ['open', 'lapsed'],
  ['open', 'held'],
  ['lapsed', 'paid'],
  ['lapsed', 'expired'],
  ['lapsed', 'held'],
  ['paid', 'refunded'],
  ['held', 'refunded'],
  ['refunded', 'paid'],
  ['refunded', 'held'],
];

const pairs = PAYMENT_STATES.flatMap((from) => PAYMENT_STATES.map((to) => [from, to] as const));

test.each(pairs)('%s → %s', (from, to) => {
  const allowed = ALLOWED.some(([first, second]) => first === from && second === to);
  expect(mayPaymentMove(from, to)).toBe(allowed);
});

test('a paid or finished payment never becomes unpaid or open again', () => {
  for (const state of PAYMENT_STATES.filter((each) => !isUnderWay(each))) {
    expect(PAYMENT_STATES.filter((to) => isUnderWay(to) && mayPaymentMove(state, to))).toEqual([]);
  }
});
