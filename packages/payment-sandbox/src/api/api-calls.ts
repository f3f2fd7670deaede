import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listEvents, listEventsParams, readEvent } from '../events/read-events.ts';
import { createRefund, refundParams } from '../refunds/create-refund.ts';
import { listRefunds, listRefundsParams, readRefund } from '../refunds/read-refunds.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { createSession } from '../sessions/create-session.ts';
import { expireSession } from '../sessions/end-session.ts';
import { listLineItems, listSessions, listSessionsParams, readSession } from '../sessions/read-sessions.ts';
import { sessionParams } from '../sessions/session-params.ts';
import { readCharge, readIntent } from './expand.ts';
import { pageParams } from './lists.ts';
import { expand } from './parse-params.ts';
import { registerAction, registerQuery } from './register-calls.ts';
import { missing } from './api-fault.ts';

const expandOnly = z.strictObject({ expand });

/** All calls of the provider's API that the sandbox implements, in one table. */
export function registerApiCalls(server: FastifyInstance, context: SandboxContext): void {
  const { db, publicUrl } = context;

  registerAction(server, context, {
    url: '/v1/checkout/sessions',
    params: sessionParams,
    action: createSession,
    points: ['session.asked', 'session.made'],
  });
  registerAction(server, context, {
    url: '/v1/checkout/sessions/:id/expire',
    params: expandOnly,
    action: expireSession,
    points: ['expiry.asked', 'expiry.made'],
  });
  registerAction(server, context, {
    url: '/v1/refunds',
    params: refundParams,
    action: createRefund,
    points: ['refund.asked', 'refund.made'],
  });
  registerQuery(server, context, {
    url: '/v1/checkout/sessions',
    params: listSessionsParams,
    read: (params) => listSessions(context, params),
  });
  registerQuery(server, context, {
    url: '/v1/checkout/sessions/:id',
    params: expandOnly,
    read: (_params, { id = '' }) => readSession(context, id),
  });
  registerQuery(server, context, {
    url: '/v1/checkout/sessions/:id/line_items',
    params: z.strictObject({ ...pageParams, expand }),
    read: (params, { id = '' }) => listLineItems(context, id, params.limit),
  });
  registerQuery(server, context, {
    url: '/v1/payment_intents/:id',
    params: expandOnly,
    read: async (_params, { id = '' }) => {
      const intent = await readIntent(db, publicUrl, id);
      if (intent === undefined) throw missing('payment_intent', id, 'intent');
      return intent;
    },
  });
  registerQuery(server, context, {
    url: '/v1/charges/:id',
    params: expandOnly,
    read: async (_params, { id = '' }) => {
      const charge = await readCharge(db, id);
      if (charge === undefined) throw missing('charge', id, 'id');
      return charge;
    },
  });
  registerQuery(server, context, {
    url: '/v1/refunds',
    params: listRefundsParams,
    read: (params) => listRefunds(db, params),
  });
  registerQuery(server, context, {
    url: '/v1/refunds/:id',
    params: expandOnly,
    read: (_params, { id = '' }) => readRefund(db, id),
  });
  registerQuery(server, context, {
    url: '/v1/events',
    params: listEventsParams,
    read: (params) => listEvents(context, params),
  });
  registerQuery(server, context, {
    url: '/v1/events/:id',
    params: expandOnly,
    read: (_params, { id = '' }) => readEvent(db, id),
  });
}
