import { expect, test } from 'vitest';
import { heldAdvice, heldReasonText, takenText } from './held-text.ts';

test.each([
  [{ amount: 1_550, currency: 'usd' }, '$15.50'],
  [{ amount: null, currency: 'inr' }, 'Unknown amount'],
  [null, 'Unknown amount'],
])('%j is %s', (taken, text) => {
  expect(takenText(taken)).toBe(text);
});

const held = { expected: 200, taken: { amount: 100, currency: 'inr' }, note: null, placed: false };

test('gives the amounts received and asked for', () => {
  expect(heldReasonText({ ...held, reason: 'amount' })).toBe('₹1 received, ₹200 expected');
});

test('gives the note of a refund', () => {
  const back = {
    ...held,
    taken: null,
    placed: true,
    note: 'given back by hand',
    reason: 'given-back',
  } as const;
  expect(heldReasonText(back)).toBe('Given back by hand');
});

test('gives the note of a held payment whose refund failed', () => {
  const note = 'a refund failed';
  expect(heldReasonText({ ...held, note, reason: 'amount' })).toBe('A refund failed');
});

test('tells a second payment from one of another session', () => {
  expect(heldReasonText({ ...held, reason: 'stray', placed: true })).toContain('a second time');
  expect(heldReasonText({ ...held, reason: 'stray' })).toContain('isn’t the order’s own');
  expect(heldAdvice({ reason: 'stray', placed: true })).toContain('The order is fine');
  expect(heldAdvice({ reason: 'stray', placed: false })).toContain('Don’t pack it');
});
