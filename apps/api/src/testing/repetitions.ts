const FEW = 20;

/**
 * How often a test repeats what only chance decides: `full` times where PROVE_IN_FULL is set, as by
 * `npm run prove:payments`, and else twenty times at most, so that `npm run verify` stays short.
 */
export function repetitions(full: number): number {
  return process.env['PROVE_IN_FULL'] === undefined ? Math.min(full, FEW) : full;
}
