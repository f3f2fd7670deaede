import { ConfigError } from '@jhola/api';
import { BackupFault } from './manifest.ts';

/** Runs one of the backup's commands: prints its usage where that is asked for, and faults as sentences with exit code 1. */
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
    const isSentence = error instanceof BackupFault || error instanceof ConfigError;
    console.error(isSentence ? error.message : error);
  }
  process.exitCode = 1;
}
