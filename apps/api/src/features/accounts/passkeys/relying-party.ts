import type { Config } from '../../../platform/config.ts';

/** For whom passkeys are made: the shop's configured address, whatever a request says. */
export function relyingParty({ publicUrl }: Config) {
  const { origin, hostname } = new URL(publicUrl);
  return { name: 'Jhola', origin, id: hostname };
}

const LIFE_MS = 5 * 60_000;

/** Challenges made after this time still count. */
export function challengesSince(now: Date): Date {
  return new Date(now.getTime() - LIFE_MS);
}

/** What a device says that it has signed, before it is verified; empty if it isn't readable. */
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
