import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The processes with a text in their command line (for example a data folder), without the current one. */
export function processesWith(text: string): string[] {
  const list = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' });
  return list.split('\n').filter((line) => line.includes(text) && !line.includes('ps -A'));
}

export type ServerProcess = { readonly pid: number; readonly title: string };

/** The process of the PostgreSQL server of a data folder. Throws if none has written its id. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8');
  const pid = Number(file.split('\n')[0]);
  // 0 if the file was created just now: a signal to process 0 is one to all processes of the tests.
  if (!(pid > 0)) throw new Error('PostgreSQL hasn’t written its process id yet');
  return pid;
}

/** The processes that a process has started, each with its command line. */
export function childrenOf(parent: number): ServerProcess[] {
  const list = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return list.split('\n').flatMap((line) => {
    const [, pid, ppid, title = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(ppid) === parent ? [{ pid: Number(pid), title }] : [];
  });
}
