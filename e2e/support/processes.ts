import { execFileSync } from 'node:child_process';

/** The processes whose command line contains a text (for example a data folder), without the current one. */
export function processesNaming(text: string): string[] {
  const list = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' });
  return list.split('\n').filter((line) => line.includes(text) && !line.includes('ps -A'));
}
