import type { SessionId, UserId } from '@jhola/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whoever makes a request, as the server found out. */
export type SignedIn = {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly role: 'ADMIN' | 'USER';
  readonly loggedInAt: Date;
  /** Whether it is an admin who has to set up the second factor that the shop requires, and can do nothing else yet. */
  readonly needsSecondFactor: boolean;
};

/**
 * Finds out who makes a request, from its Bearer token or else its cookies; null where it carries neither.
 * An expired cookie session is renewed: then `reply` carries the new cookies. Throws NO_SESSION for a dead or forged
 * token, FOREIGN_ORIGIN for a change that rides on cookies from elsewhere.
 */
export type ReadSession = (request: FastifyRequest, reply: FastifyReply) => Promise<SignedIn | null>;
