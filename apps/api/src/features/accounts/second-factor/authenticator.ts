import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';

/** The name under which apps list the account. */
const ISSUER = 'Jhola';
/** The length in bytes that RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** The number of time steps by which a phone's clock may differ: codes of earlier and later steps are accepted too. */
const DRIFT = 1;
/** The margin of a QR code, in modules; the standard requires four. */
const QUIET_MODULES = 4;

/** The secret for an authenticator app: as text to type, as a URI, and as the QR code of the URI. */
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

/** The time step of a six-digit code, counted from 1970; null if the code isn't valid now. */
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
