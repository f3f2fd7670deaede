import { sql } from 'kysely';
import { makeId, type Role, type SessionId, type UserId } from '@jhola/domain';
import { type Database, type Db, statement } from '../../../platform/database.ts';
import type { UserStatement } from '../../../platform/user-statement.queries.ts';
import { deleteEndedPush } from '../../push/index.ts';

export type LiveSession = {
  userId: UserId;
  sessionId: SessionId;
  role: Role;
  loggedInAt: Date;
  /** When the session was renewed, until an access token of this renewal is used. */
  unusedSince: Date | null;
  /** The rows of the statement that was sent with this one; undefined if it wasn't executed. */
  joinedRows?: readonly unknown[];
};

type NewSession = {
  readonly userId: UserId;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly device: string;
};

/**
 * Stores a new session, without a refresh token. Its id begins with the time. `device`: a description of the device, or
 * empty.
 */
export async function insertSession(
  db: Db,
  { userId, now, expiresAt, device }: NewSession,
): Promise<SessionId> {
  const id = makeId<'Session'>(now);
  await db
    .insertInto('sessions')
    .values({ id, user_id: userId, logged_in_at: now, last_used_at: now, expires_at: expiresAt, device })
    .execute();
  return id;
}

/**
 * An open session of an active user. `issuedAt`: when the request's access token was issued, in whole seconds (null
 * without one); a token that was recalled since finds no session. Each call of a signed-in user sends this one
 * statement. It can contain another one, which is executed only for a shopper, and not if this is the first use of the
 * last renewal's tokens: they could be recalled before that use is recorded.
 */
export async function findLiveSession(
  db: Db,
  id: SessionId,
  now: Date,
  issuedAt: Date | null,
  joined: UserStatement<unknown> | null = null,
): Promise<LiveSession | null> {
  const wanted = { 'session.id': id, 'session.now': now, 'session.issuedAt': issuedAt };
  if (joined === null) {
    const [session] = await findingSession(db, wanted);
    return session ?? null;
  }
  const rows = await joinedStatementOf(joined.build)(db, { ...joined.values, ...wanted });
  const [first] = rows;
  if (first === undefined) return null;
  const { userId, sessionId, role, loggedInAt, unusedSince } = first;
  const session = { userId, sessionId, role, loggedInAt, unusedSince };
  return first.isExecuted ? { ...session, joinedRows: first.isFound ? rows : [] } : session;
}

/** The names can't be those of values of a joined statement. */
type SessionToFind = {
  readonly 'session.id': SessionId;
  readonly 'session.now': Date;
  readonly 'session.issuedAt': Date | null;
};

const findingSession = statement<SessionToFind, LiveSession>(liveSession);

type Build = UserStatement<unknown>['build'];

const joinedStatements = new WeakMap<Build, ReturnType<typeof sessionJoinedWith>>();

/** The statement that reads a session and executes another one for it. It is compiled once. */
function joinedStatementOf(build: Build): ReturnType<typeof sessionJoinedWith> {
  const known = joinedStatements.get(build) ?? sessionJoinedWith(build);
  joinedStatements.set(build, known);
  return known;
}

/** `isFound` is null if the other statement has no row, or isn't executed. */
type JoinedSession = LiveSession & { isExecuted: boolean; isFound: true | null };

function sessionJoinedWith(build: Build) {
  return statement<SessionToFind, JoinedSession>((values, db) => {
    const { parts, result } = build(values as never);
    return sql`
    with session as materialized (${liveSession(values, db)}), caller (id) as materialized (
      select s."userId" from session s
      where s.role = 'USER' and coalesce(${values['session.issuedAt']}::timestamptz < date_trunc('second', s."unusedSince"), true)
    )${parts === undefined ? sql`` : sql`, ${parts}`}
    select r.*, s.*, exists (select from caller) as "isExecuted"
    from session s left join (select true as "isFound", q.* from (${result}) q) r on true`;
  });
}

function liveSession(
  { 'session.id': id, 'session.now': now, 'session.issuedAt': issuedAt }: SessionToFind,
  db: Database,
) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id as userId',
      'sessions.id as sessionId',
      'users.role',
      'sessions.logged_in_at as loggedInAt',
      'sessions.unused_since as unusedSince',
    ])
    .where('sessions.id', '=', id)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where(counts(issuedAt))
    .where('users.status', '=', 'Active');
}

/** Ends a session; returns whether it was open. */
export async function endSession(db: Db, id: SessionId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  await deleteEndedPush(db, { sessionId: id });
  return numUpdatedRows > 0n;
}

/** Ends an open session of this user; returns whether there was one. */
export async function endSessionOf(db: Db, userId: UserId, id: SessionId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await deleteEndedPush(db, { sessionId: id });
  return numUpdatedRows > 0n;
}

/** Ends all sessions of a user except for one, and deletes the push subscriptions of those that have ended. */
export async function endOtherSessions(db: Db, userId: UserId, kept: SessionId, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('id', '<>', kept)
    .where('ended_at', 'is', null)
    .execute();
  await deleteEndedPush(db, { userId });
}

/** The given number of open sessions of a user: `first`, then the most recently used ones. */
export async function readLiveSessions(db: Db, userId: UserId, first: SessionId, now: Date, most: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'logged_in_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy((eb) => eb('id', '=', first), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Ends all sessions of a user, and deletes their push subscriptions. */
export async function endSessionsOf(db: Db, userId: UserId, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  await deleteEndedPush(db, { userId });
}

/** Whether a session has ended, and no other one of its user is open. */
export async function isLoggedOutEverywhere(db: Db, id: SessionId, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions as s')
    .select('s.id')
    .where('s.id', '=', id)
    .where('s.ended_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions as other')
            .select('other.id')
            .whereRef('other.user_id', '=', 's.user_id')
            .where('other.ended_at', 'is', null)
            .where('other.expires_at', '>', now),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a session is the one in which its account was deleted. */
export async function hasDeletedAccount(db: Db, id: SessionId): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', '=', id)
    .where('users.status', '=', 'Inactive')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether access tokens issued at this time (whole seconds) are valid, that is, not recalled; true for null. */
function counts(issuedAt: Date | null) {
  return sql<boolean>`coalesce(date_trunc('second', sessions.tokens_since) <= ${issuedAt}::timestamptz, true)`;
}

/**
 * Records that an access token of the last renewal was used, unless it was recalled, or the session was renewed again.
 */
export async function recordTokenUse(
  db: Db,
  { sessionId, unusedSince }: LiveSession,
  issuedAt: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ unused_since: null })
    .where('id', '=', sessionId)
    .where('unused_since', '=', unusedSince)
    .where(counts(issuedAt))
    .execute();
}

/**
 * Recalls all access tokens issued so far, if none of the renewal at this time was used; returns whether it did. A use
 * at the same moment takes effect completely before or completely after this.
 */
export async function recallUnusedTokens(
  tx: Db,
  id: SessionId,
  renewedAt: Date,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ tokens_since: now })
    .where('id', '=', id)
    .where('unused_since', '=', renewedAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that a session was renewed. No access token of this renewal has been used yet. */
export async function recordRenewal(tx: Db, id: SessionId, now: Date): Promise<void> {
  // A clock that was ahead may have recalled tokens until a time in the future, which would include those of this
  // renewal.
  const recalledAt = sql<Date | null>`case when tokens_since > ${now}::timestamptz then ${now}::timestamptz
    else tokens_since end`;
  await tx
    .updateTable('sessions')
    .set({ unused_since: now, tokens_since: recalledAt })
    .where('id', '=', id)
    .execute();
}

/** Records that a session is used now, and sets its expiry, at most a year after the login. */
export async function extendSession(db: Db, id: SessionId, now: Date, expiresAt: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      last_used_at: now,
      expires_at: sql<Date>`least(${expiresAt}::timestamptz, logged_in_at + interval '365 days')`,
    })
    .where('id', '=', id)
    .execute();
}

/** Stores the hash of a session's first refresh token. `insertSuccessor` stores the later ones. */
export async function insertRefreshToken(
  db: Db,
  hash: Buffer,
  sessionId: SessionId,
  now: Date,
): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: hash, session_id: sessionId, issued_at: now })
    .execute();
}

/** The only successor of a refresh token; created if there is none. The token must be locked. */
export async function insertSuccessor(
  tx: Db,
  parent: Buffer,
  hash: Buffer,
  sessionId: SessionId,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({ token_hash: hash, session_id: sessionId, issued_at: now, parent_hash: parent })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
}

/** Whether the successor of a refresh token has been used itself. */
export async function isSuccessorUsed(tx: Db, parent: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('refresh_tokens')
    .select('token_hash')
    .where('parent_hash', '=', parent)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reads and locks a refresh token, so that two uses at the same time run one after the other. */
export async function lockRefreshToken(tx: Db, hash: Buffer) {
  const row = await tx
    .selectFrom('refresh_tokens')
    .select(['session_id as sessionId', 'used_at as usedAt'])
    .where('token_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Records that a refresh token was exchanged. The token must be locked and unused: an earlier time is overwritten. */
export async function markRefreshTokenUsed(db: Db, hash: Buffer, now: Date): Promise<void> {
  await db.updateTable('refresh_tokens').set({ used_at: now }).where('token_hash', '=', hash).execute();
}

/** The session of a refresh token, also if the token was used or the session has ended; null for an unknown token. */
export async function findSessionOfRefreshToken(db: Db, hash: Buffer): Promise<SessionId | null> {
  const row = await db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row?.session_id ?? null;
}
