import { spawnSync } from 'node:child_process';
import { lstat, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeOwner } from './run-as.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jhola-owner-'));
  await mkdir(join(folder, 'base'));
  await writeFile(join(folder, 'base/1'), 'rows');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ownerOf = async (path: string) => (await lstat(join(folder, path))).uid;
const idOf = (which: '-u' | '-g') => Number(spawnSync('id', [which, 'nobody'], { encoding: 'utf8' }).stdout);

test('a folder gets another owner with everything in it, also after an attempt that was interrupted', async ({
  skip,
}) => {
  if (process.getuid?.() !== 0) return skip('only root can change an owner');
  const nobody = { uid: idOf('-u'), gid: idOf('-g') };
  // A link that leads nowhere ends the first attempt.
  const broken = join(folder, 'base/broken');
  await symlink(join(folder, 'nowhere'), broken);
  await expect(changeOwner(nobody, folder)).rejects.toThrow('ENOENT');
  await rm(broken);
  await writeFile(join(folder, 'base/2'), 'more rows');
  await changeOwner(nobody, folder);
  for (const path of ['', 'base', 'base/1', 'base/2'])
    expect([path, await ownerOf(path)]).toEqual([path, nobody.uid]);
});
