import { PassThrough } from 'node:stream';
import { ImportCancelled } from '@jhola/api';
import { expect, test } from 'vitest';
import { askAmounts, confirmImport, type Streams } from './ask.ts';

/** A terminal in which these keys are pressed. */
function terminal(keys: string): Streams {
  const input = new PassThrough();
  input.write(keys);
  return { input, output: Object.assign(new PassThrough().resume(), { isTTY: true }) };
}

const never = new AbortController().signal;
const CTRL_D = '\u0004';

test('only yes confirms an import', async () => {
  for (const answer of ['y', 'YES ']) expect(await confirmImport(never, terminal(`${answer}\r`))).toBe(true);
  for (const answer of ['', 'n', 'yet'])
    expect(await confirmImport(never, terminal(`${answer}\r`))).toBe(false);
});

test('Ctrl-D at a question cancels the import', async () => {
  await expect(confirmImport(never, terminal(CTRL_D))).rejects.toThrow(ImportCancelled);
  await expect(askAmounts(['4500'], never, terminal(CTRL_D))).rejects.toThrow(ImportCancelled);
});
