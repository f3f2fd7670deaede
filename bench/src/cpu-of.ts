import { readdir, readFile } from 'node:fs/promises';
import { postmasterOf } from '@jhola/e2e/processes';

/** Clock ticks per second in /proc, the same on every Linux that Node supports. */
const TICKS = 100;

/** CPU milliseconds used so far, by the server's process and by all processes of its database. Linux only. */
export type CpuTimes = { readonly serverMs: number; readonly databaseMs: number };

/** Reads the CPU times of a shop that runs on its embedded database in `dataDir`. */
export async function readCpu(serverPid: number, dataDir: string): Promise<CpuTimes> {
  const postmaster = await postmasterOf(dataDir);
  const [server, main, children] = await Promise.all([
    readStat(serverPid),
    readStat(postmaster),
    readChildren(postmaster),
  ]);
  // The CPU time of ended backends is counted as that of the postmaster's children.
  const ended = (main?.childTicks ?? 0) + (main?.ticks ?? 0);
  const databaseTicks = children.reduce((sum, { ticks }) => sum + ticks, ended);
  return {
    serverMs: ((server?.ticks ?? Number.NaN) * 1000) / TICKS,
    databaseMs: (databaseTicks * 1000) / TICKS,
  };
}

type Stat = { readonly parent: number; readonly ticks: number; readonly childTicks: number };

async function readStat(pid: number): Promise<Stat | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // The second field is the program's name in brackets, which may contain spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const field = (place: number) => fields[place] ?? 0;
  return { parent: field(1), ticks: field(11) + field(12), childTicks: field(13) + field(14) };
}

async function readChildren(parent: number): Promise<Stat[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const stats = await Promise.all(pids.map(readStat));
  return stats.filter((stat): stat is Stat => stat?.parent === parent);
}
