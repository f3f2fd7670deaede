import { execFileSync } from 'node:child_process';

/** The processes whose command line holds a text (a data folder, say), besides the one that asks. */
export function processesNaming(text: string): string[] {
  const list = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' });
  return list.split('\n').filter((line) => line.includes(text) && !line.includes('ps -A'));
}
