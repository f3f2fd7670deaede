import { randomBytes } from 'node:crypto';
import { type Config, ConfigError } from '../config.ts';
import type { Database } from '../database.ts';
import { readOnce } from '../read-once.ts';
import { readKeys, replaceKey, sharedKey } from './keys.queries.ts';
import { createSealing } from './sealing.ts';

const KEY_BYTES = 32;

/** Keys that sign access tokens, derive refresh tokens, and sign push messages. */
const NAMES = ['access-token', 'refresh-token', 'push'] as const;
export type ServerKeyName = (typeof NAMES)[number];

export type ServerKeys = {
  /** Stores a key unless there is one of this name. Returns the stored one. */
  keep(name: ServerKeyName, fresh: Buffer): Promise<Uint8Array>;
  /** Returns a function that reads a key once, and creates it if there is none. */
  reader(name: ServerKeyName): () => Promise<Uint8Array>;
  /** Throws ConfigError if a key can't be decrypted. */
  check(): Promise<void>;
  /** Re-encrypts, with the newest key, keys that are plain or encrypted with an older one. */
  reencrypt(): Promise<void>;
};

/**
 * The keys that all processes of a shop share. They are in the database, encrypted with `SECRETS_KEY`. Without this
 * setting they are plain, because the key that decrypts them would be in the same database.
 */
export function createServerKeys(db: Database, { secretsKeys }: Pick<Config, 'secretsKeys'>): ServerKeys {
  const sealing = createSealing({
    db,
    purpose: 'server-keys',
    secretsKeys,
    sharesKey: false,
    since: '0038_sealed_keys.sql',
  });

  async function keep(name: ServerKeyName, fresh: Buffer): Promise<Uint8Array> {
    const stored = await sharedKey(db, name, await sealing.seal(fresh, name));
    return (await sealing.open(stored, name)) ?? missing(name);
  }

  return {
    keep,
    reader: (name) => readOnce(() => keep(name, randomBytes(KEY_BYTES))),
    async check() {
      for (const stored of await readKeys(db, NAMES)) {
        if ((await sealing.open(stored, stored.name)) === null) missing(stored.name);
      }
    },
    async reencrypt() {
      const keyId = await sealing.currentKeyId();
      if (keyId === null) return;
      for (const stored of await readKeys(db, NAMES)) {
        if (stored.keyId === keyId) continue;
        const key = (await sealing.open(stored, stored.name)) ?? missing(stored.name);
        await replaceKey(db, stored.name, stored, await sealing.seal(key, stored.name));
      }
    },
  };
}

function missing(name: ServerKeyName): never {
  throw new ConfigError(
    `The key '${name}' in the database is encrypted with a SECRETS_KEY that isn’t set. Set it again. If it is lost:
npm run sql -- "delete from server_keys where key_id is not null"
Users stay logged in, but have to switch on messages to their devices again.`,
  );
}
