import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { BackupFault } from './manifest.ts';
import { runCommand } from './run-command.ts';

const FILE = fileURLToPath(import.meta.url);

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** What a command prints as its error if its work throws. */
async function printed(work: () => Promise<unknown>): Promise<unknown> {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runCommand('Usage: a command', async () => {
    await work();
    return 'done';
  });
  expect(process.exitCode).toBe(1);
  expect(error).toHaveBeenCalledOnce();
  return error.mock.calls[0]?.[0];
}

it('explains an unknown option, and prints the usage', async () => {
  const text = await printed(async () => parseArgs({ args: ['--kept', '3'] }));
  expect(text).toMatch(/^Unknown option '--kept'[^\n]*\n\nUsage: a command$/);
});

it.each<[what: string, work: () => Promise<unknown>, text: string]>([
  ['of the backup', () => Promise.reject(new BackupFault('A file is damaged')), 'A file is damaged'],
  ['of the disk', () => mkdir(FILE), `EEXIST: file already exists, mkdir '${FILE}'`],
])('prints a fault %s as a sentence', async (_what, work, text) => {
  expect(await printed(work)).toBe(text);
});

it('prints a bug with its stack', async () => {
  const bug = new TypeError('made up');
  expect(await printed(() => Promise.reject(bug))).toBe(bug);
});
