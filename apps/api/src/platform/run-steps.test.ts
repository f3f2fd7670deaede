import { expect, test } from 'vitest';
import { runSteps } from './run-steps.ts';

const fail = (text: string) => async () => {
  throw new Error(text);
};

test('a step that fails doesn’t keep the later ones from running', async () => {
  const done: string[] = [];
  const steps = [async () => done.push('first'), fail('made up'), async () => done.push('last')];
  await expect(runSteps(steps, () => false)).rejects.toThrow('made up');
  expect(done).toEqual(['first', 'last']);
});

test('the errors of several steps are thrown together', async () => {
  const errors = [new Error('made up'), new Error('another')];
  await expect(runSteps([fail('made up'), fail('another')], () => false)).rejects.toMatchObject({ errors });
});

test('no step begins once the job is stopping', async () => {
  const done: number[] = [];
  const steps = [1, 2, 3].map((number) => async () => done.push(number));
  await runSteps(steps, () => done.length === 2);
  expect(done).toEqual([1, 2]);
});
