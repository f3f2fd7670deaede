import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Config } from '../../../platform/config.ts';
import { ImportFault } from '../import-fault.ts';
import { openStoredList } from './list-files.ts';

it('is reported as gone only if there is no such file', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jhola-lists-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const open = () => openStoredList({ dataDir } as Config, '1', 'list.csv');
  await expect(open()).rejects.toThrow(ImportFault);
  // The folder can't be read.
  await writeFile(join(dataDir, 'price-lists'), '');
  await expect(open()).rejects.toMatchObject({ code: 'ENOTDIR' });
});
