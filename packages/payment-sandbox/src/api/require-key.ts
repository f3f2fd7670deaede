import { timingSafeEqual } from 'node:crypto';
import { ApiFault } from './api-fault.ts';

/** Throws ApiFault (401) unless the header has the secret key, as Bearer or as the user name of Basic. */
export function requireKey(header: string | undefined, secretKey: string): void {
  const key = keyOf(header ?? '');
  if (key === null) {
    throw new ApiFault('You did not provide an API key: please send it as a Bearer token.', {
      status: 401,
    });
  }
  if (!isSame(key, secretKey)) {
    throw new ApiFault(`Invalid API Key provided: ${masked(key)}`, { status: 401 });
  }
}

function keyOf(header: string): string | null {
  const [, scheme = '', credentials = ''] = /^(Bearer|Basic)\s+(\S+)$/i.exec(header.trim()) ?? [];
  if (scheme === '') return null;
  if (scheme.toLowerCase() === 'bearer') return credentials;
  return Buffer.from(credentials, 'base64').toString().split(':', 1)[0] || null;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function masked(key: string): string {
  return key.length <= 12 ? '****' : `${key.slice(0, 8)}****${key.slice(-4)}`;
}
