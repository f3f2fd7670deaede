import { createECDH } from 'node:crypto';
import { readOnce } from '../../platform/read-once.ts';

/** The shop's key pair for push services (VAPID, RFC 8292), as base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

const CURVE = 'prime256v1';
const BYTES = 32;

/**
 * The key pair, generated at the first start and never changed, because devices subscribe with it. `keep` stores a new
 * private key if there is none, and returns the stored one. A failure is not cached: the next call tries again.
 */
export function createPushKeys(keep: (fresh: Buffer) => Promise<Uint8Array>): () => Promise<PushKeys> {
  return readOnce(async () => pairOf(await keep(freshPrivateKey())));
}

function freshPrivateKey(): Buffer {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const key = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(BYTES - key.length), key]);
}

function pairOf(privateKey: Uint8Array): PushKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(privateKey).toString('base64url'),
  };
}
