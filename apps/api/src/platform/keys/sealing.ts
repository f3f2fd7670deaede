import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import { readOnce } from '../read-once.ts';
import { isEstablished, type Sealed, sharedKey } from './keys.queries.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Sealing = {
  /**
   * Encrypts with the newest key, for one owner: it can't be decrypted for another. Returns plain bytes if there is no
   * key, or if processes of the previous release may still be running.
   */
  seal(plain: Buffer, owner: string): Promise<Sealed>;
  /** Decrypts. Returns null if the key is no longer configured, or if the bytes weren't encrypted for this owner. */
  open(sealed: Sealed, owner: string): Promise<Buffer | null>;
  /** Reads the key from the database in advance, so that decrypting within a transaction needs no second connection. */
  ready(): Promise<void>;
  /** The id of the key that `seal` uses now; null if it doesn't encrypt yet. */
  currentKeyId(): Promise<string | null>;
};

type SealingOptions = {
  readonly db: Database;
  /** The purpose of the encrypted data: each purpose has its own keys. */
  readonly purpose: string;
  /** `SECRETS_KEY`: the first one encrypts, the others only decrypt. */
  readonly secretsKeys: readonly string[];
  /** Whether a key in the database encrypts if `secretsKeys` is empty. Otherwise nothing is encrypted then. */
  readonly sharesKey: boolean;
  /** The migration since which processes can decrypt. */
  readonly since: string;
};

/** Encrypts the secrets of authenticator apps. */
export function sealingOf(db: Database, { secretsKeys }: Pick<Config, 'secretsKeys'>): Sealing {
  return createSealing({
    db,
    purpose: 'authenticators',
    secretsKeys,
    sharesKey: true,
    since: '0036_sealed_authenticators.sql',
  });
}

type Key = { readonly id: string; readonly bytes: Buffer };

/**
 * Encrypts data that can't be stored as a hash: AES-256-GCM with a random nonce and the owner as additional data. Keys
 * and their ids are derived from the configured texts, so a key's id reveals nothing about it.
 */
export function createSealing({ db, purpose, secretsKeys, sharesKey, since }: SealingOptions): Sealing {
  const configured = secretsKeys.map((text) => keyFrom(Buffer.from(text), purpose));
  const readShared = readOnce(
    async () => (await sharedKey(db, purpose, { bytes: randomBytes(KEY_BYTES), keyId: null })).bytes,
  );
  let isOn = false;

  async function currentKey(): Promise<Key | null> {
    isOn ||= await isEstablished(db, since);
    if (!isOn) return null;
    return configured[0] ?? (sharesKey ? keyFrom(await readShared(), purpose) : null);
  }

  async function keyOf(id: string): Promise<Key | null> {
    const found = configured.find((key) => key.id === id);
    if (found !== undefined) return found;
    if (!sharesKey) return null;
    const shared = keyFrom(await readShared(), purpose);
    return shared.id === id ? shared : null;
  }

  return {
    async ready() {
      if (sharesKey) await readShared();
    },
    async currentKeyId() {
      return (await currentKey())?.id ?? null;
    },
    async seal(plain, owner) {
      const key = await currentKey();
      if (key === null) return { bytes: plain, keyId: null };
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key.bytes, nonce).setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
      return { bytes: Buffer.concat([nonce, encrypted, cipher.getAuthTag()]), keyId: key.id };
    },
    async open({ bytes, keyId }, owner) {
      if (keyId === null) return bytes;
      const key = await keyOf(keyId);
      if (key === null) return null;
      const end = bytes.length - TAG_BYTES;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(CIPHER, key.bytes, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(end));
      const plain = decipher.update(bytes.subarray(NONCE_BYTES, end));
      try {
        return Buffer.concat([plain, decipher.final()]);
      } catch {
        // Encrypted for another owner, or damaged.
        return null;
      }
    },
  };
}

function keyFrom(material: Uint8Array, purpose: string): Key {
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, '', `jhola ${purpose} ${what}`, length));
  return { id: derive('id', 8).toString('hex'), bytes: derive('key', KEY_BYTES) };
}
