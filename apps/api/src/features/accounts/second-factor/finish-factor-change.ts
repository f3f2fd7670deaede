import type { SessionId, UserId } from '@jhola/domain';
import type { Db } from '../../../platform/database.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import { type Change, recordChange } from '../../audit/index.ts';
import { readUser } from '../accounts.queries.ts';
import { type FactorNews, secondFactorMail } from '../mails.ts';
import { endOtherSessions, endSessionsOf } from '../sessions/sessions.queries.ts';

export type FactorChange = {
  readonly userId: UserId;
  /** Who did it: the account's owner, an admin, or null for the command line. */
  readonly actor: UserId | null;
  /** The session in which the owner did it; null if somebody else did it. */
  readonly kept: SessionId | null;
  /** The content of the mail. */
  readonly news: FactorNews;
  /** The action as recorded in the audit log. */
  readonly action: Change['action'];
  readonly after?: Change['after'];
};

/**
 * Handles the consequences of a changed second factor: ends the account's other sessions, informs the owner by mail,
 * and records it in the audit log, unless a shopper changed their own.
 */
export async function finishFactorChange(tx: Db, change: FactorChange, now: Date): Promise<void> {
  const { userId, actor, kept, news, action, after = null } = change;
  if (kept === null) await endSessionsOf(tx, userId, now);
  else await endOtherSessions(tx, userId, kept, now);
  const user = await readUser(tx, userId);
  await queueMail(tx, secondFactorMail(user, news), now);
  if (actor === userId && user.role !== 'ADMIN') return;
  const of = { entity: 'user', entityId: userId, name: user.name } as const;
  await recordChange(tx, { ...of, actor, action, before: null, after, now });
}
