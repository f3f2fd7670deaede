import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '@jhola/api/config';
import { makeDataDir } from '../make-data-dir.ts';

/**
 * Locks a data folder for this process. The lock file contains the pid; a lock of a dead process is taken over. Returns
 * a function that releases the lock. Throws ConfigError if another process holds it.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await makeDataDir(dataDir);
  const path = join(dataDir, 'shop.lock');
  const mine = `${process.pid} ${startedAt(await statOf(process.pid))}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await place(path, mine)) return () => rm(path, { force: true });
    const holder = await readFile(path, 'utf8').catch(() => null);
    if (holder === null) continue;
    await refuseIfAlive(holder, dataDir, path);
    await deleteStaleLock(path, holder);
  }
  throw new ConfigError(`Another shop is being started with the data folder ${dataDir}`);
}

/** Creates the lock file; false if there is one. Writes a draft and links it, so that a partial lock is never read. */
async function place(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, content);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function refuseIfAlive(holder: string, dataDir: string, path: string): Promise<void> {
  const [pid = '', since = ''] = holder.split(' ');
  if (!(await isRunning(Number(pid), since))) return;
  throw new ConfigError(
    `Another shop (process ${pid}) is already running on ${dataDir}. Please stop it, or set DATA_DIR to another ` +
      `folder. (If process ${pid} is no shop, delete ${path}.)`,
  );
}

/**
 * Deletes the lock of a process that has ended, but not the new lock of another process that found it at the same time.
 */
async function deleteStaleLock(path: string, stale: string): Promise<void> {
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== stale) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

async function isRunning(pid: number, since: string): Promise<boolean> {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return since === startedAt(await statOf(pid));
}

async function statOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
}

/** When a process started, in the kernel's ticks, to distinguish processes that have the same pid. */
function startedAt(stat: string): string {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
