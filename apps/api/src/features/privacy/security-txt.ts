import { DAY_MS } from '@jhola/domain';
import type { Config } from '../../platform/config.ts';

/** RFC 9116 recommends less than a year. */
const VALID_MS = 180 * DAY_MS;

/** The contents of security.txt (RFC 9116): where to report a vulnerability. Null if the shop has set no email. */
export function securityTxt({ contact, publicUrl }: Config, now: Date): string | null {
  if (contact.email === '') return null;
  const expires = new Date(now.getTime() + VALID_MS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
