import type { ContractClient } from '@jhola/contract/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { renewSubscription } from './renew-subscription.ts';

const json = (endpoint: string) => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } });
const made = (endpoint: string) => ({ toJSON: () => json(endpoint) }) as unknown as PushSubscription;

const subscribe = vi.fn(() => Promise.resolve(made('https://push.test/by-us')));
const told = vi.fn();
let data: { key: string | null; isOn: boolean };
const api = ((name: string, input: unknown) => {
  if (name === 'getPush') return Promise.resolve({ data });
  told(name, input);
  return Promise.resolve({ data: null });
}) as unknown as ContractClient;
const needs = { manager: { subscribe }, api };

beforeEach(() => {
  vi.clearAllMocks();
  data = { key: 'the shop’s key', isOn: true };
});

test.each([null, undefined])(
  'subscribes again with the shop’s key if the browser hasn’t (%s)',
  async (renewed) => {
    await renewSubscription(renewed, needs);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'the shop’s key' });
    expect(told).toHaveBeenCalledWith('startPush', json('https://push.test/by-us'));
  },
);

test('tells the shop of the subscription that the browser has made', async () => {
  await renewSubscription(made('https://push.test/by-browser'), needs);
  expect(subscribe).not.toHaveBeenCalled();
  expect(told).toHaveBeenCalledWith('startPush', json('https://push.test/by-browser'));
});

test.each([
  ['they were switched off', { key: 'the shop’s key', isOn: false }],
  ['the shop sends no messages', { key: null, isOn: true }],
])('does nothing if %s', async (_why, response) => {
  data = response;
  await renewSubscription(null, needs);
  expect(subscribe).not.toHaveBeenCalled();
  expect(told).not.toHaveBeenCalled();
});
