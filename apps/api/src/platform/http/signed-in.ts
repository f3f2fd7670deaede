import type { SessionId, UserId } from '@jhola/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';

/** The authenticated user of a request. */
export type SignedIn = {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly role: 'ADMIN' | 'USER';
  readonly loggedInAt: Date;
  /** Whether this admin must set up the second factor that the shop requires, and can do nothing else before. */
  readonly needsSecondFactor: boolean;
  /** The row of the joined query; undefined if it wasn't read. */
  readonly joinedRow?: unknown;
};

/** A query that the statement which reads the session runs as well, so that an action needs one statement less. */
export type JoinedQuery = {
  /**
   * Builds a query with one row from two expressions: the user's id and `value`. Pass the same function at each call,
   * because the statement is compiled once per function. The row arrives as JSON.
   */
  readonly query: (userId: RawBuilder<UserId>, value: unknown) => RawBuilder<unknown>;
  readonly value: string;
};

/**
 * Authenticates a request by its Bearer token or else its cookies; null if it has neither. An expired cookie session is
 * renewed: then `reply` sets the new cookies. Throws NO_SESSION for an ended session or a forged token, FOREIGN_ORIGIN
 * for a change that is authenticated by cookies and comes from another origin. `joined` may stay unread, for example if
 * the session was renewed.
 */
export type ReadSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  joined?: JoinedQuery,
) => Promise<SignedIn | null>;
