import { ConfigError } from '@jhola/api';
import { BackupFault } from './manifest.ts';

/** Runs a backup command: `--help` prints its usage; errors are printed and set the exit code to 1. */
export async function runCommand(
  usage: string,
  work: (say: (text: string) => void) => Promise<'done' | 'usage'>,
): Promise<void> {
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  if (process.argv.includes('--help')) {
    say(usage);
    return;
  }
  try {
    if ((await work(say)) === 'done') return;
    console.error(usage);
  } catch (error) {
    const isForPeople = error instanceof BackupFault || error instanceof ConfigError;
    console.error(isForPeople ? error.message : error);
  }
  process.exitCode = 1;
}
