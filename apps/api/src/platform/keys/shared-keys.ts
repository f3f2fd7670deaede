import { randomBytes } from 'node:crypto';

/** What stores a fresh key if there is none yet, and returns the one that is stored. */
export type KeepKey = (fresh: Buffer) => Promise<Uint8Array>;

/** Reads a key of the shop once, and again only where that failed. */
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
