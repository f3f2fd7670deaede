/** A page shows what is known rather than waiting longer for what isn't. */
const WAIT_MS = 2_500;

/** Resolves after the longest time that a request waits for the provider beside its own work. */
export async function aMoment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, WAIT_MS).unref();
  });
}
