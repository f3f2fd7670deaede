import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const FAST_STOP_MS = 20_000;
const HARD_STOP_MS = 5_000;

/** The server that a cluster's pid file speaks of, if it is alive and really is a PostgreSQL. */
export async function serverOf(cluster: string): Promise<{ pid: number; port: number } | null> {
  const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null);
  if (file === null) return null;
  const [pid = '', , , port = ''] = file.split('\n');
  return isPostgres(Number(pid)) ? { pid: Number(pid), port: Number(port) } : null;
}

/**
 * Whether a process lives and is PostgreSQL's: after a crash its number may belong to something else.
 * A process that is just being started still bears its launcher's name; `starting` lets that pass.
 */
export function isPostgres(pid: number, starting = false): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8');
    if (/\) Z /.test(state)) return false;
    return starting || readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
}

/** Stops a server: what is under way is rolled back and all is written to disk; if that hangs, harder. */
export async function stopServer(pid: number): Promise<void> {
  if (await ended(pid, 'SIGINT', FAST_STOP_MS)) return;
  if (await ended(pid, 'SIGQUIT', HARD_STOP_MS)) return;
  throw new Error(`PostgreSQL (process ${pid}) does not stop`);
}

async function ended(pid: number, signal: NodeJS.Signals, limitMs: number): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch {
    return true;
  }
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    if (!isPostgres(pid)) return true;
    await wait(20);
  }
  return false;
}
