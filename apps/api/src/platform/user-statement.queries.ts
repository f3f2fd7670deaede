import type { UserId } from '@jhola/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Db, statement } from './database.ts';

/**
 * A statement of one user, in two pieces, so that another one can begin with the same pieces. They refer to the user by
 * the relation `caller (id)`, which has one row; without that row they must return and change nothing.
 */
export type StatementPieces = {
  /** Common table expressions, separated by commas, without `with`. They may write. */
  readonly parts?: RawBuilder<unknown>;
  /** The query of the result. */
  readonly result: RawBuilder<unknown>;
};

/** The user's id, in a piece. Null without a row of `caller`. */
export const CALLER_ID = sql<UserId>`(select id from caller)`;

/** A statement of one user, with its values. */
export type UserStatement<Row> = {
  /** Makes its pieces from placeholders of the values. The same function for each statement of this kind. */
  readonly build: (values: never) => StatementPieces;
  readonly values: object;
  /** Sends it by itself. */
  send(db: Db, userId: UserId): Promise<Row[]>;
};

/** Returns the rows of such a statement, sent together with the sign-in or now. */
export type Rows<Row> = () => Promise<readonly Row[]>;

/**
 * Declares a statement that a call can send together with the one of its sign-in (see `registerJoinedCall`), or by
 * itself. It is built and compiled once; `build` must not depend on the values. Its columns must not have the names of
 * those of a session.
 */
export function userStatement<Values extends object, Row>(
  build: (values: Values) => StatementPieces,
): (values: Values) => UserStatement<Row> {
  const alone = statement<Values & { readonly userId: UserId }, Row>((values) =>
    withPieces(sql`caller (id) as not materialized (select ${values.userId}::text)`, build(values)),
  );
  return (values) => ({ build, values, send: (db, userId) => alone(db, { ...values, userId }) });
}

function withPieces(caller: RawBuilder<unknown>, { parts, result }: StatementPieces): RawBuilder<unknown> {
  return parts === undefined ? sql`with ${caller} ${result}` : sql`with ${caller}, ${parts} ${result}`;
}
