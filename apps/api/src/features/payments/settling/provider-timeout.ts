/** Longest time that a page waits for the provider before it shows what is known. */
const WAIT_MS = 2_500;

/** Resolves after the longest time that a request waits for the provider. */
export async function providerTimeout(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, WAIT_MS).unref();
  });
}
