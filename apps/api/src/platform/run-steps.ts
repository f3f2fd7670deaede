/**
 * Runs steps one after the other, until `isStopping` returns true. One that fails doesn't keep the later ones from
 * running: throws its error after the last step, or an AggregateError if several failed.
 */
export async function runSteps(
  steps: readonly (() => Promise<unknown>)[],
  isStopping: () => boolean,
): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) {
    if (isStopping()) break;
    await step().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0)
    throw errors.length === 1 ? errors[0] : new AggregateError(errors, 'Several steps failed');
}
