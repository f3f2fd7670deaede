import type { WireOrderDetails } from '@jhola/contract/client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { shopperKey } from '#features/session/index.ts';
import { type FollowedOrder, POLL_MS, pollInterval, showOrderNow } from './use-order.ts';

const SESSION = { id: 'asha' };
const contact = { phone: '080 1234', email: '' };
const order = (status: string) => ({ _id: 'order', status }) as WireOrderDetails;

test('an order from a response keeps the contact, and an earlier poll doesn’t replace it', async () => {
  const queryClient = new QueryClient();
  const queryKey = shopperKey(SESSION, 'order', 'order');
  queryClient.setQueryData(queryKey, { ...order('pending'), contact });
  const answers: ((answer: unknown) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise((resolve) => void answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  expect(answers).toHaveLength(1);
  showOrderNow(queryClient, SESSION, 'order', order('processing'));
  const shown = { ...order('processing'), contact };
  expect(queryClient.getQueryData(queryKey)).toEqual(shown);
  answers[0]?.({ ...order('pending'), contact });
  await new Promise((resolve) => setTimeout(resolve));
  expect(queryClient.getQueryData(queryKey)).toEqual(shown);
  expect(answers).toHaveLength(2);
  answers[1]?.({ ...order('shipped'), contact });
  await expect.poll(() => queryClient.getQueryData(queryKey)).toEqual({ ...order('shipped'), contact });
  stop();
});

test.each([
  ['shipped', 'PAID', POLL_MS],
  ['cancelled', 'REFUND PENDING', POLL_MS],
  ['cancelled', 'REFUNDED', false],
  ['delivered', 'PAID', false],
] as const)('an order that is %s and %s is read again after %j ms', (status, payment_status, expected) => {
  const data = { status, payment_status } as FollowedOrder;
  expect(pollInterval({ data, error: null })).toBe(expected);
});
