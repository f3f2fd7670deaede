import { expect, test } from 'vitest';
import { runSteps } from './run-steps.ts';

test('a step that fails doesn’t keep the later ones from running', async () => {
  const done: string[] = [];
  const fail = (text: string) => async () => {
    throw new Error(text);
  };
  const steps = [
    async () => done.push('first'),
    fail('made up'),
    async () => done.push('last'),
    fail('another'),
  ];
  await expect(runSteps(steps, () => false)).rejects.toThrow('made up');
  expect(done).toEqual(['first', 'last']);
});

test('no step begins once the job is stopping', async () => {
  const done: number[] = [];
  const steps = [1, 2, 3].map((number) => async () => done.push(number));
  await runSteps(steps, () => done.length === 2);
  expect(done).toEqual([1, 2]);
});
