import { ApiError, type CallName, type ContractClient } from '@jhola/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportOutcomes } from '#platform/call-outcomes.ts';
import { toast } from '#ui/toast.ts';
import { toastFailure, watchFailureToasts } from './toast-failure.ts';

const shown = new Set<string>();
let refusal: string | null = null;
let stop = () => {};

const client = reportOutcomes((async () => {
  if (refusal !== null) throw new ApiError(400, { message: refusal });
  return {};
}) as unknown as ContractClient);

/** Makes a call that is refused with this message, or succeeds. */
async function call(name: CallName, input: object, message: string | null) {
  refusal = message;
  await client(name, input).catch(toastFailure);
}

beforeEach(() => {
  vi.spyOn(toast, 'error').mockImplementation((_message, options) => {
    shown.add(options?.id ?? 'without an id');
    return '';
  });
  vi.spyOn(toast, 'dismiss').mockImplementation((id) => void shown.delete(id ?? ''));
  stop = watchFailureToasts();
});
afterEach(() => {
  stop();
  shown.clear();
  vi.restoreAllMocks();
});

test('an error toast disappears when the same action succeeds', async () => {
  await call('login', { email: 'a@b.in', password: 'wrong' }, 'Email or password is wrong');
  expect([...shown]).toEqual(['Email or password is wrong']);
  await call('login', { email: 'a@b.in', password: 'right' }, null);
  expect([...shown]).toEqual([]);
});

test('all messages of an action disappear when it succeeds', async () => {
  await call('register', {}, 'Name is required');
  await call('register', {}, 'Email is required');
  expect([...shown]).toEqual(['Name is required', 'Email is required']);
  await call('register', {}, null);
  expect([...shown]).toEqual([]);
});

test('the message stays when another action succeeds, or the same one for something else', async () => {
  await call('changeQuantity', { _id: 'one', qty: 50 }, 'Not enough left in stock');
  await call('changeQuantity', { _id: 'two', qty: 1 }, null);
  await call('getCart', {}, null);
  expect([...shown]).toEqual(['Not enough left in stock']);
  await call('changeQuantity', { _id: 'one', qty: 2 }, null);
  expect([...shown]).toEqual([]);
});

test('a message shared by two actions disappears when both have succeeded', async () => {
  await call('addToCart', { productId: 'one' }, 'Your cart is full');
  await call('addToCart', { productId: 'two' }, 'Your cart is full');
  await call('addToCart', { productId: 'one' }, null);
  expect([...shown]).toEqual(['Your cart is full']);
  await call('addToCart', { productId: 'two' }, null);
  expect([...shown]).toEqual([]);
});
