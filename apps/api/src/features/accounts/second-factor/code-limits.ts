import type { Db } from '../../../platform/database.ts';
import { countAgainst, type Limit, takeBack } from '../../../platform/rate-limit/index.ts';
import { knownDeviceKey, type Requester } from '../devices/known-device.ts';

/** A window of a day that moves along hour by hour. */
const DAY = { windowSeconds: 24 * 3_600, slices: 24 } as const;

/**
 * Guesses of one account's codes. An app has three codes at any time (the clocks may differ by a step), so a guess hits
 * one with a chance of 3 in a million: 33 guesses a day, with a chance of 0.000099. Known devices and everybody else
 * have limits apart.
 */
const ON_DEVICE: Limit = { name: 'code-guess-device', most: 15, ...DAY };
const FROM_HERE: Limit = { name: 'code-guess-from', most: 6, ...DAY };
const FROM_ANYWHERE: Limit = { name: 'code-guess', most: 18, ...DAY };
/** Recovery codes have 60 bits and aren't guessed; this bounds the work. */
const RECOVERY_FROM_HERE: Limit = { name: 'recovery-guess-from', most: 10, ...DAY };
const RECOVERY: Limit = { name: 'recovery-guess', most: 100, ...DAY };

/** Counts a guess before it is looked at. Throws TOO_MANY. Returns what takes it back, if it was right. */
export async function countCodeGuess(
  db: Db,
  { email, isRecovery }: { readonly email: string; readonly isRecovery: boolean },
  from: Requester,
  now: Date,
): Promise<() => Promise<void>> {
  const pair = `${email} ${from.address}`;
  const isKnown = (await knownDeviceKey(db, from.device, email)) !== null;
  const counts: readonly (readonly [Limit, string])[] = isRecovery
    ? [
        [RECOVERY_FROM_HERE, pair],
        [RECOVERY, email],
      ]
    : isKnown
      ? // One count for all known devices together.
        [[ON_DEVICE, email]]
      : [
          [FROM_HERE, pair],
          [FROM_ANYWHERE, email],
        ];
  for (const [limit, who] of counts) await countAgainst(db, limit, who, now);
  return async () => {
    for (const [limit, who] of counts) await takeBack(db, limit, who, now);
  };
}
