import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { gate } from '@jhola/tools/testing/gate.ts';
import { createLanes } from './lanes.ts';

it('limits how many tasks run at once, and refuses if too many wait', async () => {
  const lanes = createLanes({ atOnce: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(5);
    running -= 1;
  };
  const tasks = Array.from({ length: 6 }, () => lanes.run(task));
  const settled = await Promise.allSettled(tasks);
  expect(most).toBe(2);
  expect(settled.map((one) => one.status)).toEqual([...Array(5).fill('fulfilled'), 'rejected']);
});

it('starts short work before what was queued earlier', async () => {
  const lanes = createLanes({ atOnce: 1, waiting: 10 });
  const order: string[] = [];
  const task = (name: string) => async () => void order.push(name);
  await Promise.all([
    lanes.run(task('running')),
    lanes.run(task('queued')),
    lanes.runIdle(task('idle')),
    lanes.runShort(task('short')),
  ]);
  expect(order).toEqual(['running', 'short', 'queued', 'idle']);
});

it('starts low-priority work only if no other task waits, and continues after a failure', async () => {
  const lanes = createLanes({ atOnce: 1, waiting: 10 });
  const order: string[] = [];
  const task = (name: string) => async () => void order.push(name);
  const failing = lanes.run(async () => Promise.reject(new Error('torn')));
  const idle = lanes.runIdle(task('idle'));
  const urgent = [lanes.run(task('first')), lanes.run(task('second'))];
  await expect(failing).rejects.toThrow('torn');
  await Promise.all([idle, ...urgent]);
  expect(order).toEqual(['first', 'second', 'idle']);
});

it('refuses queued and later work after it is closed', async () => {
  const lanes = createLanes({ atOnce: 1, waiting: 10 });
  const held = gate();
  const running = lanes.run(() => held.promise);
  const queued = [lanes.run(async () => 1), lanes.runShort(async () => 2), lanes.runIdle(async () => 3)];
  lanes.close();
  const late = lanes.runIdle(async () => 4);
  for (const task of [...queued, late]) await expect(task).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  held.resolve();
  await running;
});
