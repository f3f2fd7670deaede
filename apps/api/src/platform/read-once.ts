/**
 * Returns a function that reads a value at its first call and returns it at each later one. A failure is not cached:
 * the next call reads again.
 */
export function readOnce<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | null = null;
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };
}
