import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import {
  countAll,
  countUpTo,
  type Limit,
  resetCount,
  spellSeconds,
  uncount,
} from '../../platform/rate-limit/index.ts';
import { knownDeviceKey, type Requester } from './devices/known-device.ts';
import { accountsTexts as texts } from '../../messages/index.ts';

/** Failed logins to one account: on one known device, and from one address on unknown devices. */
const ON_DEVICE: Limit = { name: 'login-device', most: 10, windowSeconds: 900 };
const FROM_ADDRESS: Limit = { name: 'login-from', most: 10, windowSeconds: 900 };
/** Failed logins from one address to any account. Many people may share an address. */
const ANY_ACCOUNT: Limit = { name: 'login-address', most: 60, windowSeconds: 900 };
/** Failed logins to one account from anywhere. */
const FROM_ANYWHERE: Limit = { name: 'login', most: 50, windowSeconds: 3_600 };

/** A permitted login attempt. */
export type Admission = {
  /** The lane in the hash queue. */
  readonly lane: string;
  /** Call it if the password was correct: removes the failure that was counted in advance. */
  readonly succeeded: () => Promise<void>;
  /** Call it if the password couldn't be checked. */
  readonly untried: () => Promise<void>;
};

/**
 * Permits a login attempt, or throws TOO_MANY. Counts the attempt as a failure before the password is checked, so that
 * simultaneous attempts can't exceed the limit. A device on which the account has logged in before has its own count,
 * so that others' failures don't lock it out.
 */
export async function admitLogin(
  db: Db,
  email: string,
  { address, device }: Requester,
  now: Date,
): Promise<Admission> {
  const known = await knownDeviceKey(db, device, email);
  if (known !== null) {
    const key = `${email} ${known}`;
    if ((await countUpTo(db, ON_DEVICE, key, now)) === null) {
      return {
        lane: `device ${known}`,
        succeeded: () => resetCount(db, ON_DEVICE, key, now),
        untried: () => uncount(db, ON_DEVICE, key, now),
      };
    }
  }
  const counts = [
    [FROM_ADDRESS, `${email} ${address}`],
    [ANY_ACCOUNT, address],
    [FROM_ANYWHERE, email],
  ] as const;
  const uncountAll = await countAll(db, counts, now, tooManyFailures);
  return {
    lane: address,
    succeeded: async () => {
      // Resets only the count of this account and this address; failures from other addresses remain counted.
      await uncountAll();
      await resetCount(db, FROM_ADDRESS, `${email} ${address}`, now);
    },
    untried: uncountAll,
  };
}

function tooManyFailures(secondsLeft: number): AppError {
  return new AppError('TOO_MANY', {
    message: texts.tooManyFailures({ time: spellSeconds(secondsLeft) }),
    retryAfterSeconds: secondsLeft,
  });
}
