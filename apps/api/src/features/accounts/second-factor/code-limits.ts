import type { Db } from '../../../platform/database.ts';
import { type Count, countAll, type Limit, SLIDING_DAY } from '../../../platform/rate-limit/index.ts';
import { knownDeviceKey, type Requester } from '../devices/known-device.ts';

/**
 * Limits of guesses of one account's codes. Three codes are valid at any time (clocks may differ by a step), so a guess
 * succeeds with a probability of 3 in a million, and 33 guesses a day with 0.000099. Known devices have their own
 * limit; the others are limited by address and in total.
 */
const ON_DEVICE: Limit = { name: 'code-guess-device', most: 15, ...SLIDING_DAY };
const FROM_ADDRESS: Limit = { name: 'code-guess-from', most: 6, ...SLIDING_DAY };
const FROM_ANYWHERE: Limit = { name: 'code-guess', most: 18, ...SLIDING_DAY };
/** Recovery codes have 120 bits and can't be guessed; this limits the server's work. */
const RECOVERY_FROM_ADDRESS: Limit = { name: 'recovery-guess-from', most: 10, ...SLIDING_DAY };
const RECOVERY: Limit = { name: 'recovery-guess', most: 100, ...SLIDING_DAY };

/**
 * Counts a guess before it is checked. Returns a function that removes the count, to be called if the guess was right.
 * Throws TOO_MANY.
 */
export async function countCodeGuess(
  db: Db,
  { email, isRecovery }: { readonly email: string; readonly isRecovery: boolean },
  from: Requester,
  now: Date,
): Promise<() => Promise<void>> {
  const pair = `${email} ${from.address}`;
  const isKnown = (await knownDeviceKey(db, from.device, email)) !== null;
  const counts: readonly Count[] = isRecovery
    ? [
        [RECOVERY_FROM_ADDRESS, pair],
        [RECOVERY, email],
      ]
    : isKnown
      ? // One count for all known devices together.
        [[ON_DEVICE, email]]
      : [
          [FROM_ADDRESS, pair],
          [FROM_ANYWHERE, email],
        ];
  return countAll(db, counts, now);
}
