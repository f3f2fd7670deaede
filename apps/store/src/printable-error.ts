import { ConfigError } from '@jhola/api/config';
import { UnfitDatabase } from '@jhola/api';

/**
 * What to print of an error that ends the program: a sentence if a setting, the database's encoding, a disk or a
 * connection is at fault, a bug with its stack.
 */
export function printableError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isForPeople =
    error instanceof ConfigError ||
    error instanceof UnfitDatabase ||
    (error as NodeJS.ErrnoException).syscall !== undefined;
  return isForPeople ? error.message : error;
}
