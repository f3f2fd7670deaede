import { randomBytes } from 'node:crypto';

/** Stores a new key if there is none yet, and returns the stored one. */
export type KeepKey = (fresh: Buffer) => Promise<Uint8Array>;

/** Returns a function that reads a key of the shop once. A failure is not cached: the next call tries again. */
export function createKeyReader(keep: KeepKey): () => Promise<Uint8Array> {
  let loading: Promise<Uint8Array> | null = null;
  return () => {
    loading ??= keep(randomBytes(32));
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
}
