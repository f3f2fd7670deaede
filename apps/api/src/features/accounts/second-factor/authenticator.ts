import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';

/** The name under which apps list the account. */
const ISSUER = 'Jhola';
/** As many as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Codes of this many steps before and after the current one are accepted too: phones' clocks are a little off. */
const DRIFT = 1;
/** White around a QR code, in its modules; the standard asks for four. */
const QUIET_MODULES = 4;

/** What an authenticator app is told: as text to type, as an address, and as the QR code of this address. */
export type Authenticator = {
  readonly secret: Buffer;
  readonly shown: { readonly secret: string; readonly uri: string; readonly qr: string };
};

/** Makes a secret for the app of an account. */
export function newAuthenticator(email: string): Authenticator {
  const secret = new Secret({ size: SECRET_BYTES });
  const uri = new TOTP({ issuer: ISSUER, label: email, secret }).toString();
  const svg = encodeQR(uri, 'svg', { ecc: 'medium', border: QUIET_MODULES });
  return {
    secret: Buffer.from(secret.bytes),
    shown: {
      secret: secret.base32,
      uri,
      qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    },
  };
}

/** The time step of a six-digit code, counted from 1970, or null if it is none of those that are accepted now. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const bytes = new Uint8Array(secret);
  const delta = TOTP.validate({
    token: code,
    secret: new Secret({ buffer: bytes.buffer }),
    timestamp,
    window: DRIFT,
  });
  return delta === null ? null : TOTP.counter({ timestamp }) + delta;
}
