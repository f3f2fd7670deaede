import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import type { Services } from '../../platform/services.ts';
import { listChanges } from './list-changes.ts';

/** The audit log, readable by admins. */
export function registerAudit(app: FastifyInstance, services: Services): void {
  registerCall(app, services, 'listChanges', ({ input }) => listChanges(services.db, input));
}
