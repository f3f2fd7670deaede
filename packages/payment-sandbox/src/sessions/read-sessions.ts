import { z } from 'zod';
import { type PageParams, pageParams, readPage } from '../api/lists.ts';
import { expand } from '../api/parse-params.ts';
import { missing } from '../api/api-fault.ts';
import { findIntentOf, findIntentsOf } from '../intents/intents.queries.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { endLapsed } from './end-session.ts';
import { toLineItems } from './line-item.mapper.ts';
import { toSession } from './session.mapper.ts';
import { findSession, listSessionRows } from './sessions.queries.ts';

export const listSessionsParams = z.strictObject({
  ...pageParams,
  payment_intent: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  expand,
});

/** One session. Throws ApiFault if it doesn't exist. */
export async function readSession(context: SandboxContext, id: string) {
  await endLapsed(context);
  const { db, publicUrl } = context;
  const session = await findSession(db, id);
  if (session === undefined) throw missing('checkout.session', id, 'session');
  return toSession({ session, intent: await findIntentOf(db, id) }, publicUrl);
}

/** Sessions, newest first; those of one payment intent, if it is given. */
export async function listSessions(
  context: SandboxContext,
  params: PageParams & { readonly payment_intent?: string | undefined; readonly status?: string | undefined },
) {
  await endLapsed(context);
  const { db, publicUrl } = context;
  return readPage(params, {
    url: '/v1/checkout/sessions',
    numberOf: async (id, param) => {
      const session = await findSession(db, id);
      if (session === undefined) throw missing('checkout.session', id, param);
      return session.number;
    },
    find: async (range) => {
      const filter = { intentId: params.payment_intent, status: params.status };
      const sessions = await listSessionRows(db, filter, range);
      const intents = await findIntentsOf(
        db,
        sessions.map(({ id }) => id),
      );
      return sessions.map((session) => ({ session, intent: intents.get(session.id) }));
    },
    toItem: (row) => toSession(row, publicUrl),
  });
}

/** The lines of a session, as a list with the first `limit`. */
export async function listLineItems({ db }: SandboxContext, id: string, limit: number) {
  const session = await findSession(db, id);
  if (session === undefined) throw missing('checkout.session', id, 'session');
  const lines = toLineItems(session);
  return {
    object: 'list' as const,
    data: lines.slice(0, limit),
    has_more: lines.length > limit,
    url: `/v1/checkout/sessions/${id}/line_items`,
  };
}
