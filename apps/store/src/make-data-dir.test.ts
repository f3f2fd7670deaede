import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDataDir } from './make-data-dir.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jhola-data-dir-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the data folder is created with those above it, once', async () => {
  const dataDir = join(folder, 'shops/first/data');
  for (let time = 0; time < 2; time += 1) await makeDataDir(dataDir);
  expect((await stat(dataDir)).isDirectory()).toBe(true);
});

test('DATA_DIR can’t be a file, nor below one', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(makeDataDir(file)).rejects.toThrow(`DATA_DIR must be a folder; ${file} is a file`);
  await expect(makeDataDir(join(file, 'data'))).rejects.toThrow(
    'The folder of DATA_DIR can’t be created: ENOTDIR',
  );
});

test.runIf(process.platform === 'linux')('DATA_DIR can’t be where the system refuses folders', async () => {
  await expect(makeDataDir('/proc/shop/data')).rejects.toThrow('The folder of DATA_DIR can’t be created');
});
