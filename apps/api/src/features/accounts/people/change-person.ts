import type { WirePerson } from '@jhola/contract';
import type { UserId } from '@jhola/domain';
import type { Transaction } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { inTransaction } from '../../../platform/in-transaction.ts';
import type { Tables } from '../../../platform/schema.ts';
import type { Services } from '../../../platform/services.ts';
import { recordUpdate } from '../../audit/index.ts';
import { updateUserRow } from '../accounts.queries.ts';
import { lockAdmins, lockPerson, readPerson } from './people.queries.ts';
import { toWirePerson } from './person.mapper.ts';
import { accountsTexts as texts } from '../../../messages/index.ts';

type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

export type PersonChange<Field extends 'role' | 'status'> = {
  readonly field: Field;
  readonly value: LockedPerson[Field];
  /** Throws if the field may not be changed for this person; `admins` are the ids of all active admins. */
  check(admins: readonly UserId[]): void;
  /** Further writes if the value changes. */
  alsoWrite?(tx: Transaction<Tables>, now: Date): Promise<unknown>;
};

/**
 * Changes the role or the status of an account, and records it; nothing if it has that value already. Admins are locked
 * together: if two of them act against each other at the same time, the second is refused. Throws NOT_FOUND,
 * NO_PERMISSION, and what `check` throws.
 */
export async function changePerson<Field extends 'role' | 'status'>(
  { db, config, clock }: Services,
  actor: UserId,
  id: UserId,
  { field, value, check, alsoWrite }: PersonChange<Field>,
): Promise<WirePerson> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const admins = await lockAdmins(tx);
    if (!admins.includes(actor)) throw new AppError('NO_PERMISSION');
    const before = await lockPerson(tx, id);
    if (before === undefined || before.status === 'Inactive') throw noSuchAccount();
    check(admins);
    if (before[field] !== value) {
      await updateUserRow(tx, id, { [field]: value, updated_at: now });
      await alsoWrite?.(tx, now);
      await recordUpdate(tx, {
        actor,
        entity: 'user',
        entityId: id,
        name: before.name,
        before: { [field]: before[field] },
        after: { [field]: value },
        now,
      });
    }
    return toWirePerson(await readPerson(tx, id), config);
  });
}

/** The NOT_FOUND error for an account that doesn't exist, or was deleted. */
export function noSuchAccount(): AppError {
  return new AppError('NOT_FOUND', { message: texts.noSuchAccount });
}
