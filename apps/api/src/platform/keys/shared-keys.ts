import { randomBytes } from 'node:crypto';
import type { Database } from '../database.ts';
import { sharedKey } from './keys.queries.ts';

/** Reads a key of the shop once; a failed read is repeated at the next call. */
export function createKeyReader(db: Database, name: string): () => Promise<Uint8Array> {
  let loading: Promise<Uint8Array> | null = null;
  return () => {
    loading ??= sharedKey(db, name, randomBytes(32));
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
}
