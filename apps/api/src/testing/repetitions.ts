const FEW = 20;

/**
 * How often a test of a race is repeated: `full` times if PROVE_IN_FULL is set, as in `npm run nightly` and `npm run
 * prove:payments`, otherwise at most twenty times, so that `npm run verify` stays short.
 */
export function repetitions(full: number): number {
  return process.env['PROVE_IN_FULL'] === undefined ? Math.min(full, FEW) : full;
}
