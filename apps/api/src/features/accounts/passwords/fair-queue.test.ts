import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/**
 * A queue that runs one job at a time, whose jobs end when the test says so; records which jobs have started and which
 * were refused.
 */
function openQueue(waitingInLane: number, waitingInAll: number) {
  const inTurn = createFairQueue({ atOnce: 1, waitingInLane, waitingInAll });
  const begun: string[] = [];
  const refused: string[] = [];
  let endCurrent = () => {};
  const add = (lane: string, name: string) =>
    inTurn(
      lane,
      () =>
        new Promise<void>((end) => {
          begun.push(name);
          endCurrent = end;
        }),
    ).catch((error: unknown) => {
      refused.push(`${name} ${(error as { code: string }).code}`);
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const endAll = async () => {
    for (let before = -1; before !== begun.length; ) {
      before = begun.length;
      endCurrent();
      await settle();
    }
  };
  return { add, begun, refused, endAll, settle };
}

test('each lane gets its turn, however many jobs wait in another', async () => {
  const { add, begun, endAll } = openQueue(10, 100);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
  for (const name of ['b1', 'b2']) void add('b', name);
  void add('c', 'c1');
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('a full lane refuses only its own jobs', async () => {
  const { add, begun, refused, endAll, settle } = openQueue(2, 100);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
  void add('b', 'b1');
  await settle();
  expect(refused).toEqual(['a4 TOO_MANY']);
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('when all places are taken, the longest lane loses a job', async () => {
  const { add, begun, refused, endAll, settle } = openQueue(10, 3);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
  void add('b', 'b1');
  void add('c', 'c1');
  void add('d', 'd1');
  await settle();
  expect(refused.toSorted()).toEqual(['a3 TOO_MANY', 'a4 TOO_MANY', 'd1 TOO_MANY']);
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
});
