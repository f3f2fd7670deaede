import type { Config } from '../../../platform/config.ts';

/** The site that passkeys belong to: the shop's configured address, independent of the request. */
export function relyingParty({ publicUrl }: Config) {
  const { origin, hostname } = new URL(publicUrl);
  return { name: 'Jhola', origin, id: hostname };
}

/** The challenge in a device's response, not yet verified; empty if it can't be read. */
export function claimedChallenge(clientDataJson: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
