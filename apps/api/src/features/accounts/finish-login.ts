import { requestedLanguage } from '@jhola/messages';
import type { UserId } from '@jhola/domain';
import type { Db } from '../../platform/database.ts';
import { updateUserRow } from './accounts.queries.ts';
import { deviceInWords } from './devices/device-in-words.ts';
import { rememberDevice, type Requester } from './devices/known-device.ts';
import type { AccessTokens } from './sessions/access-token.ts';
import { openSession } from './sessions/open-session.ts';
import type { Tokens } from './sessions/session-cookies.ts';

/** The tokens of a session, and the new value of the device cookie. */
export type LoggedIn = Tokens & { readonly device: string; readonly userId: UserId };

/** Opens a session for a user who has passed all login steps. The user's row must be locked. */
export async function finishLogin(tx: Db, userId: UserId, from: Requester, now: Date) {
  await updateUserRow(tx, userId, { last_login_at: now, language: requestedLanguage() });
  const device = await rememberDevice(tx, userId, from.device, now);
  return { userId, device, ...(await openSession(tx, userId, now, deviceInWords(from.userAgent))) };
}

/** The same, with the access token, which is made after the session is committed. */
export async function withAccessToken(
  tokens: AccessTokens,
  { sessionId, ...opened }: Awaited<ReturnType<typeof finishLogin>>,
): Promise<LoggedIn> {
  return { ...opened, accessToken: await tokens.make(sessionId) };
}
