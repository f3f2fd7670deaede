import { printableError } from '../printable-error.ts';
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
    console.error(explain(error, usage));
  }
  process.exitCode = 1;
}

/** What to print of an error: of a wrong option also the usage. */
function explain(error: unknown, usage: string): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${error.message}\n\n${usage}`;
  return error instanceof BackupFault ? error.message : printableError(error);
}
