import type { ContractClient } from '@jhola/contract/client';
import { expect, test } from 'vitest';
import { shareResponses } from './shared-responses.ts';

/** An API whose responses are numbered, and its client with shared responses. */
function numbered() {
  const state = { version: '1', calls: 0, isDown: false };
  const api = (async () => {
    state.calls += 1;
    if (state.isDown) throw new Error('down');
    return { data: state.calls };
  }) as unknown as ContractClient;
  return { state, api: shareResponses(api, () => state.version) };
}

test('a call without input is sent once for each version', async () => {
  const { state, api } = numbered();
  const first = await api('getCategories');
  expect(await api('getCategories')).toBe(first);
  expect(await api('getSubCategories')).not.toBe(first);
  state.version = '2';
  expect(await api('getCategories')).not.toBe(first);
  expect(state.calls).toBe(3);
});

test('pages that are rendered at the same time share one call', async () => {
  const { state, api } = numbered();
  await Promise.all([api('getCategories'), api('getCategories')]);
  expect(state.calls).toBe(1);
});

test('a call with input is always sent', async () => {
  const { state, api } = numbered();
  for (let n = 0; n < 2; n += 1) await api('searchProducts', { search: 'milk' });
  expect(state.calls).toBe(2);
});

test('a failure is not kept', async () => {
  const { state, api } = numbered();
  state.isDown = true;
  await expect(api('getCategories')).rejects.toThrow('down');
  state.isDown = false;
  expect(await api('getCategories')).toEqual({ data: 2 });
});
