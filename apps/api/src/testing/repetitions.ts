const FEW = 20;

/**
 * How often a test of a race is repeated: `full` times if PROVE_IN_FULL is set, as in `npm run nightly` and `npm run
 * prove:payments`, otherwise at most twenty times, so that `npm run verify` stays short.
 */
export function repetitions(full: number): number {
  return isProvedInFull() ? full : Math.min(full, FEW);
}

/** Whether tests do all of their work, as in `npm run nightly`, or only what `npm run verify` has the time for. */
export function isProvedInFull(): boolean {
  return process.env['PROVE_IN_FULL'] !== undefined;
}
