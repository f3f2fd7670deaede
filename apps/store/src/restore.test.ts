import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { isAlive } from './embedded-postgres/left-over.ts';

const PROGRAM = fileURLToPath(new URL('restore.ts', import.meta.url));

test.skipIf(process.platform === 'win32')(
  'a check that is ended by Ctrl-C deletes its database and its folder',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'jhola-restore-test-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const [temporary, backup] = [join(folder, 'temporary'), join(folder, 'backup')];
    for (const each of [temporary, backup]) await mkdir(each);
    // The check waits for its contents, with its database open.
    execFileSync('mkfifo', [join(backup, 'manifest.json')]);
    const check = spawn(process.execPath, [PROGRAM, backup, '--check'], {
      env: { ...process.env, TMPDIR: temporary },
      stdio: 'inherit',
    });
    onTestFinished(() => void check.kill('SIGKILL'));
    const pidFile = async () => {
      const [trial = ''] = await readdir(temporary);
      const path = join(temporary, trial, 'postgres/cluster/postmaster.pid');
      return readFile(path, 'utf8').catch(() => '');
    };
    await expect.poll(pidFile, { timeout: 30_000 }).toContain('ready');
    const server = Number((await pidFile()).split('\n')[0]);
    check.kill('SIGINT');
    expect(await once(check, 'exit')).toEqual([130, null]);
    expect(await readdir(temporary)).toEqual([]);
    await expect.poll(() => isAlive(server)).toBe(false);
  },
);
