/**
 * Runs steps one after the other, until `isStopping` returns true. One that fails doesn't keep the later ones from
 * running: throws the first error after the last step.
 */
export async function runSteps(
  steps: readonly (() => Promise<unknown>)[],
  isStopping: () => boolean,
): Promise<void> {
  const faults: unknown[] = [];
  for (const step of steps) {
    if (isStopping()) break;
    await step().catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw faults[0];
}
