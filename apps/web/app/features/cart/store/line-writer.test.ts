import { expect, test, vi } from 'vitest';
import { createLineWriter } from './line-writer.ts';

/** A server whose responses the test controls. */
function slowServer() {
  const open: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const write = vi.fn(
    (_productId: string, _wanted: number) =>
      new Promise<void>((resolve, reject) => open.push({ resolve, reject })),
  );
  const onFailure = vi.fn();
  const onIdle = vi.fn();
  const writer = createLineWriter<string>({ write, onFailure, onIdle });
  const settle = async (by: 'resolve' | 'reject', error?: unknown) => {
    open.shift()?.[by](error);
    await new Promise((done) => setTimeout(done));
  };
  return { writer, write, onFailure, onIdle, settle };
}

test('only the last of many quick taps is written after the current write', async () => {
  const { writer, write, onIdle, settle } = slowServer();
  for (const wanted of [1, 2, 3, 4]) writer.want('milk', wanted, 'empty');
  expect(write.mock.calls).toEqual([['milk', 1]]);
  expect(writer.wanted()).toEqual(new Map([['milk', 4]]));
  await settle('resolve');
  expect(write.mock.calls).toEqual([
    ['milk', 1],
    ['milk', 4],
  ]);
  expect(onIdle).not.toHaveBeenCalled();
  await settle('resolve');
  expect(write).toHaveBeenCalledTimes(2);
  expect(onIdle).toHaveBeenCalledTimes(1);
  expect(writer.wanted().size).toBe(0);
});

test('several changes during a write end at the last quantity', async () => {
  const { writer, write, settle } = slowServer();
  writer.want('milk', 1, 'empty');
  writer.want('milk', 0, 'x');
  writer.want('milk', 1, 'x');
  await settle('resolve');
  expect(write).toHaveBeenCalledTimes(1);
});

test('a refusal drops all later changes, and rolls back to before the first tap', async () => {
  const { writer, write, onFailure, onIdle, settle } = slowServer();
  const refusal = new Error('Only 3 left');
  writer.want('milk', 4, 'three of milk');
  writer.want('milk', 5, 'four of milk');
  await settle('reject', refusal);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('milk', 'three of milk', refusal);
  expect(write).toHaveBeenCalledTimes(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
  writer.want('milk', 2, 'three of milk');
  expect(write).toHaveBeenLastCalledWith('milk', 2);
});

test('products don’t wait for each other; idle is reported once, after the last write', async () => {
  const { writer, write, onIdle, settle } = slowServer();
  writer.want('milk', 1, 'a');
  writer.want('bread', 2, 'b');
  expect(write).toHaveBeenCalledTimes(2);
  await settle('resolve');
  expect(onIdle).not.toHaveBeenCalled();
  await settle('resolve');
  expect(onIdle).toHaveBeenCalledTimes(1);
});
