import { expect, it } from 'vitest';
import { nextToSend, type Upload, uploadedInOrder, withRetry } from './upload-queue.ts';

const queue = (...states: Upload['state'][]): Upload[] =>
  states.map((state, id) => ({ id, state, percent: 0, file: new File([], `${id}.png`) }));
const ids = (uploads: readonly Upload[]) => uploads.map(({ id }) => id);

it('uploads three at a time, in order', () => {
  expect(ids(nextToSend(queue('waiting', 'waiting', 'waiting', 'waiting')))).toEqual([0, 1, 2]);
  expect(ids(nextToSend(queue('sending', 'failed', 'sending', 'waiting', 'waiting')))).toEqual([3]);
  expect(nextToSend(queue('sending', 'sending', 'sending', 'waiting'))).toEqual([]);
});

it('adds pictures in the order in which they were picked, past failed ones', () => {
  expect(uploadedInOrder(queue('sending', 'done'))).toEqual([]);
  expect(ids(uploadedInOrder(queue('done', 'failed', 'done', 'waiting', 'done')))).toEqual([0, 2]);
  expect(ids(uploadedInOrder(queue('failed', 'done')))).toEqual([1]);
});

it('retries a failed upload only while the product has room for it', () => {
  const states = (uploads: readonly Upload[]) => uploads.map(({ state }) => state);
  expect(states(withRetry(queue('failed', 'sending'), 0, 10))).toEqual(['waiting', 'sending']);
  expect(states(withRetry(queue('failed', 'sending'), 0, 11))).toEqual(['failed', 'sending']);
  expect(states(withRetry(queue('failed', 'failed'), 1, 12))).toEqual(['failed', 'failed']);
});
