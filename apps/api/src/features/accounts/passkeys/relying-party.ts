import type { Config } from '../../../platform/config.ts';

/** The site that passkeys belong to: the shop's configured address, independent of the request. */
export function relyingParty({ publicUrl }: Config) {
  const { origin, hostname } = new URL(publicUrl);
  return { name: 'Jhola', origin, id: hostname };
}

/** The letters of challenges. What is stored for a passkey that was added has spaces, so that no device can sign it. */
const CHALLENGE = /^[\w-]+$/;

/** The challenge in a device's response, not yet verified; empty if it can't be read. */
export function claimedChallenge(clientDataJson: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' && CHALLENGE.test(challenge) ? challenge : '';
  } catch {
    return '';
  }
}
