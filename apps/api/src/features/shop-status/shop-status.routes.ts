import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import type { ReadSession } from '../../platform/http/signed-in.ts';
import type { Services } from '../../platform/services.ts';
import type { Shelf } from '../catalogue/index.ts';
import { createStatusReader } from './read-status.ts';
import type { StatusSources } from './status-sources.ts';

export type StatusNeeds = {
  readonly shelf: Shelf;
  readonly sources: StatusSources;
  /** Recognises admins while the database is unavailable, too. */
  readonly readSession: ReadSession;
};

/** The problems of the shop and their remedies, for admins. */
export function registerShopStatus(
  app: FastifyInstance,
  services: Services,
  { shelf, sources, readSession }: StatusNeeds,
): void {
  const readStatus = createStatusReader(services, shelf, sources);
  registerCall(app, { ...services, readSession }, 'getShopStatus', async () => ({
    data: await readStatus(),
  }));
}
