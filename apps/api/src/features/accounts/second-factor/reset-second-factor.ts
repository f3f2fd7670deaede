import type { WirePerson } from '@jhola/contract';
import type { UserId } from '@jhola/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { findByEmail, lockUser } from '../accounts.queries.ts';
import { noSuchAccount } from '../people/change-person.ts';
import { lockAdmins, lockPerson, readPerson } from '../people/people.queries.ts';
import { toWirePerson } from '../people/person.mapper.ts';
import { finishFactorChange } from './finish-factor-change.ts';
import { deleteFactorsOf, readHasSecondFactor } from './factors.queries.ts';
import { accountsTexts as texts } from '../../../messages/index.ts';

/**
 * Turns off two-step verification for a user who has lost their device. Logs them out everywhere, informs them by mail
 * and records it. Throws NOT_FOUND, NO_PERMISSION, OWN_ACCOUNT, NO_SECOND_FACTOR.
 */
export async function resetSecondFactor(
  { db, config, clock }: Services,
  actor: UserId,
  id: UserId,
): Promise<WirePerson> {
  if (actor === id) {
    throw new AppError('OWN_ACCOUNT', {
      message: texts.ownSecondFactor,
    });
  }
  return inTransaction(db, async (tx) => {
    const admins = await lockAdmins(tx);
    if (!admins.includes(actor)) throw new AppError('NO_PERMISSION');
    if ((await lockPerson(tx, id)) === undefined) throw noSuchAccount();
    await turnOff(tx, actor, id, clock.now());
    return toWirePerson(await readPerson(tx, id), config);
  });
}

/**
 * Turns off the two-step verification of an account from the command line, for the last admin. Throws NOT_FOUND,
 * NO_SECOND_FACTOR.
 */
export async function resetSecondFactorOf(db: Database, email: string, clock: Clock): Promise<void> {
  await inTransaction(db, async (tx) => {
    const user = await findByEmail(tx, email.trim().toLowerCase());
    if (user === null) throw noSuchAccount();
    await turnOff(tx, null, user.id, clock.now());
  });
}

async function turnOff(tx: Db, actor: UserId | null, id: UserId, now: Date): Promise<void> {
  await lockUser(tx, id);
  if (!(await readHasSecondFactor(tx, id))) throw new AppError('NO_SECOND_FACTOR');
  await deleteFactorsOf(tx, id);
  await finishFactorChange(
    tx,
    {
      userId: id,
      actor,
      kept: null,
      news: 'was turned off by an admin of the shop',
      action: 'reset second factor',
    },
    now,
  );
}
