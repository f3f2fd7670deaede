import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes sure that one process alone looks after a data folder. The file holds the process's number; one that
 * names a dead process is left over from a crash and taken over. Returns what gives the folder free again.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'shop.lock');
  const mine = `${process.pid} ${startedAt(await statOf(process.pid))}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(mine);
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readFile(path, 'utf8').catch(() => '');
    const [pid = '', since = ''] = holder.split(' ');
    if (await lives(Number(pid), since)) {
      throw new Error(`Another shop (process ${pid}) is already running on ${dataDir}`);
    }
    await rm(path, { force: true });
  }
  throw new Error(`${path} can't be taken`);
}

async function lives(pid: number, since: string): Promise<boolean> {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return since === '' || since === startedAt(await statOf(pid));
}

async function statOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
}

/** When a process began, in the kernel's ticks, so that a number that was given out again isn't mistaken. */
function startedAt(stat: string): string {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
