import type { Role, SessionId, UserId } from '@jhola/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserStatement } from '../user-statement.queries.ts';

/** The authenticated user of a request. */
export type SignedIn = {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly role: Role;
  readonly loggedInAt: Date;
  /** Whether this admin must set up the second factor that the shop requires, and can do nothing else before. */
  readonly needsSecondFactor: boolean;
  /** The rows of the statement that was sent together with sign-in; undefined if it wasn't executed. */
  readonly joinedRows?: readonly unknown[] | undefined;
};

/**
 * Returns the statement to send together with the one that reads the session; null if it can't be known yet. Called
 * once the token is known to be genuine.
 */
export type Join = () => UserStatement<unknown> | null;

/**
 * Authenticates a request by its Bearer token or else its cookies; null if it has neither. An expired cookie session is
 * renewed: then `reply` sets the new cookies. Throws NO_SESSION for an ended session or a forged token, FOREIGN_ORIGIN
 * for a change that is authenticated by cookies and comes from another origin. The statement of `join` is executed only
 * for an open session of a shopper, and may be left to the caller, for example if the session was renewed.
 */
export type ReadSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  join?: Join,
) => Promise<SignedIn | null>;
