import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const FAST_STOP_MS = 20_000;
const HARD_STOP_MS = 5_000;
const ORPHANS_MS = 5_000;

/** The server in a cluster's pid file; null unless it is alive and is a server of this cluster. */
export async function serverOf(cluster: string): Promise<{ pid: number; port: number } | null> {
  const [pid = '', , , port = ''] = await pidFileOf(cluster);
  return serves(Number(pid), cluster) ? { pid: Number(pid), port: Number(port) } : null;
}

/** The state that a server has written into its cluster's pid file: `starting`, `ready`; null as long as it hasn't. */
export async function stateOf(cluster: string, pid: number): Promise<string | null> {
  const lines = await pidFileOf(cluster);
  return Number(lines[0]) === pid ? (lines[7] ?? '').trim() : null;
}

/** The lines of a cluster's pid file; none if there is no such file. */
async function pidFileOf(cluster: string): Promise<string[]> {
  const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null);
  return file === null ? [] : file.split('\n');
}

/**
 * Prepares a cluster for a start: stops a server that a killed shop left running, and deletes a stale pid file.
 * PostgreSQL wouldn't start if the system has meanwhile given the pid to another program.
 */
export async function clearLeftOver(cluster: string): Promise<void> {
  const server = await serverOf(cluster);
  if (server !== null) await stopServer(server.pid);
  else {
    await endOrphans(cluster);
    await rm(join(cluster, 'postmaster.pid'), { force: true });
  }
}

/**
 * Ends the child processes of a killed server, and waits until they have ended. As long as one of them may still write,
 * no other server may use the cluster. They would end by themselves after a while, but nobody could order until then.
 * Killing them loses nothing, because the next start recovers all commits. Only on Linux; on other systems PostgreSQL
 * checks this itself.
 */
async function endOrphans(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const deadline = performance.now() + ORPHANS_MS;
  while (performance.now() < deadline) {
    const orphans = (await readdir('/proc')).map(Number).filter((pid) => pid > 0 && serves(pid, cluster));
    if (orphans.length === 0) return;
    for (const pid of orphans) send(pid, 'SIGKILL');
    while (orphans.some(isAlive) && performance.now() < deadline) await wait(10);
  }
}

/** Whether a process is a server of this cluster: its working directory is the cluster's folder. */
function serves(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(cluster);
  }
  try {
    const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
    return name === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/** Whether a process is running; a zombie (ended, but not waited for) isn't. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Stops a server: rolls back transactions and writes a checkpoint; if that hangs, an immediate shutdown. Throws if
 * neither works.
 */
export async function stopServer(pid: number): Promise<void> {
  if (await endsBySignal(pid, 'SIGINT', FAST_STOP_MS)) return;
  if (await endsBySignal(pid, 'SIGQUIT', HARD_STOP_MS)) return;
  throw new Error(`PostgreSQL (process ${pid}) did not stop`);
}

/** Shuts a server down immediately, without waiting; the next start recovers all commits. */
export function killServer(pid: number): void {
  send(pid, 'SIGQUIT');
}

/** Sends a signal; returns whether the process has ended within `limitMs`. */
async function endsBySignal(pid: number, signal: NodeJS.Signals, limitMs: number): Promise<boolean> {
  send(pid, signal);
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    if (!isAlive(pid)) return true;
    await wait(10);
  }
  return false;
}

/** Sends a signal, unless the process has ended. */
function send(pid: number, signal: NodeJS.Signals): void {
  if (!isAlive(pid)) return;
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It has ended since.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
