import { readFile } from 'node:fs/promises';

/** The unit of all figures of memory, in bytes. */
export const MB = 1024 * 1024;

/** Resident memory of the server process in MB, without the processes of the database. Linux only. */
export async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024) / MB;
}
