/** For tests: a device that makes passkeys and signs with them (WebAuthn, ES256, no attestation). */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { InputOf } from '@jhola/contract/client';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export type Where = { readonly origin: string; readonly rpId: string; readonly verified?: boolean };

type Response = InputOf<'enterPasskey'>['response'];

export class SoftwarePasskey {
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #uses = 0;

  get id(): string {
    return this.#id.toString('base64url');
  }

  /** The result of `navigator.credentials.create`. */
  create(options: Record<string, unknown>, where: Where): Response {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = map([
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), bytes(Buffer.from(x, 'base64url'))],
      [number(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const authData = Buffer.concat([
      this.#authData(where, HAS_CREDENTIAL),
      Buffer.alloc(16),
      length,
      this.#id,
      key,
    ]);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(authData)],
    ]);
    return this.#response({
      clientDataJSON: clientData('webauthn.create', options, where).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The result of `navigator.credentials.get`. */
  get(options: Record<string, unknown>, where: Where): Response {
    this.#uses += 1;
    const authData = this.#authData(where, 0);
    const client = clientData('webauthn.get', options, where);
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
    return this.#response({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#keys.privateKey).toString('base64url'),
    });
  }

  #authData({ rpId, verified = true }: Where, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#uses);
    const all = flags | USER_PRESENT | (verified ? USER_VERIFIED : 0);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), counter]);
  }

  #response(response: { clientDataJSON: string } & Record<string, unknown>): Response {
    const { id } = this;
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

function clientData(type: string, { challenge }: Record<string, unknown>, { origin }: Where): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

// The part of CBOR (RFC 8949) that an attestation needs.

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}

function number(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value);
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([head(2, value.length), value]);
}

function text(value: string): Buffer {
  return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
}

function map(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat()]);
}
