import { readFile } from 'node:fs/promises';

/** Resident memory of a process in MB; of the server alone, for the database has processes of its own. Linux only. */
export async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
