import type { SessionId, UserId } from '@jhola/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The authenticated user of a request. */
export type SignedIn = {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly role: 'ADMIN' | 'USER';
  readonly loggedInAt: Date;
  /** Whether this admin must set up the second factor that the shop requires, and can do nothing else before. */
  readonly needsSecondFactor: boolean;
};

/**
 * Authenticates a request by its Bearer token or else its cookies; null if it has neither. An expired cookie session is
 * renewed: then `reply` sets the new cookies. Throws NO_SESSION for an ended session or a forged token, FOREIGN_ORIGIN
 * for a change that is authenticated by cookies and comes from another origin.
 */
export type ReadSession = (request: FastifyRequest, reply: FastifyReply) => Promise<SignedIn | null>;
