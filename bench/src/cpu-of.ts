import { readdir, readFile } from 'node:fs/promises';
import { postmasterOf } from '@jhola/e2e/processes';

/** Clock ticks per second in /proc, the same on every Linux that Node supports. */
const TICKS = 100;

/** CPU milliseconds used so far, by the server's process and by all processes of its database. Linux only. */
export type CpuTimes = { readonly serverMs: number; readonly databaseMs: number };

/**
 * Reads the CPU times of a shop that runs on its embedded database in `dataDir`. The server must have no threads that
 * end meanwhile: those are no longer counted.
 */
export async function readCpu(serverPid: number, dataDir: string): Promise<CpuTimes> {
  const postmaster = await postmasterOf(dataDir);
  const [serverMs, mainMs, endedMs, children] = await Promise.all([
    cpuMsOf(serverPid),
    cpuMsOf(postmaster),
    readEndedMs(postmaster),
    readChildren(postmaster),
  ]);
  const childrenMs = await Promise.all(children.map(cpuMsOf));
  return { serverMs, databaseMs: childrenMs.reduce((sum, ms) => sum + ms, mainMs + endedMs) };
}

/**
 * The CPU time of a process's threads; 0 if it has ended. In nanoseconds from `schedstat`, because the ticks of `stat`
 * are 10 ms, which is a tenth of what some rounds take.
 */
async function cpuMsOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
  );
  return times.reduce((sum, time) => sum + Number.parseInt(time, 10) / 1e6, 0);
}

/** The CPU milliseconds of the backends that have ended: those of a process's children that it has waited for. */
async function readEndedMs(pid: number): Promise<number> {
  const fields = await readStat(pid);
  return ((Number(fields[13]) + Number(fields[14])) * 1000) / TICKS;
}

async function readChildren(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const parents = await Promise.all(pids.map(async (pid) => Number((await readStat(pid))[1])));
  return pids.filter((_, place) => parents[place] === parent);
}

/** The fields of `stat` after the program's name; none if the process has ended. */
async function readStat(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the program's name in brackets, which may contain spaces.
  return text === '' ? [] : text.slice(text.lastIndexOf(')') + 2).split(' ');
}
