import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { boundLog } from './bound-log.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jhola-log-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('moves a log that has grown, and keeps one earlier part', async () => {
  const log = join(folder, 'server.log');
  await boundLog(log, 10);
  const server = await open(log, 'a');
  const parts = async () =>
    Promise.all([log, `${log}.1`].map((path) => readFile(path, 'utf8').catch(() => null)));
  await server.write('0123456789');
  await boundLog(log, 10);
  expect(await parts()).toEqual(['0123456789', null]);
  for (const more of ['first', 'second']) {
    await server.write(more.padEnd(11));
    await boundLog(log, 10);
    expect((await parts())[0]).toBe('');
  }
  // The server continues at the beginning of the same file.
  await server.write('third');
  await server.close();
  expect(await parts()).toEqual(['third', 'second     ']);
});
