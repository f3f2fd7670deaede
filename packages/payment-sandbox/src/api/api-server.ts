import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { randomId } from '../random-id.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { registerApiCalls } from './api-calls.ts';
import { API_VERSION } from './api-version.ts';
import { requireKey } from './require-key.ts';
import { ApiFault } from './api-fault.ts';

/** The sandbox's API: a server of its own, reachable from this machine only. */
export function createApiServer(context: SandboxContext): FastifyInstance {
  const { faults, log } = context;
  const server = Fastify({
    // A separate server, so that a fault can make it stop responding without affecting the shop.
    loggerInstance: log.child({ part: 'payment sandbox' }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomId('req', 14),
    forceCloseConnections: true,
    bodyLimit: 512 * 1024,
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  server.addHook('onRequest', async (request, reply) => {
    const version = request.headers['stripe-version'];
    reply.headers({
      'request-id': request.id,
      'stripe-version': typeof version === 'string' ? version : API_VERSION,
      'cache-control': 'no-cache, no-store',
    });
    requireKey(request.headers.authorization, context.account.secretKey);
    if (faults.spend('apiFailures')) {
      throw new ApiFault('The sandbox was told to fail.', { status: 500, type: 'api_error' });
    }
  });
  server.addHook('onSend', async (_request, reply) => {
    const { apiDelayMs } = faults.current();
    if (apiDelayMs > 0) await wait(apiDelayMs, undefined, { ref: false });
    if (faults.spend('apiAnswersLost')) reply.raw.destroy();
  });

  server.setErrorHandler((error, request, reply) => {
    const { statusCode } = error as { readonly statusCode?: number };
    const isRequests = statusCode !== undefined && statusCode < 500;
    if (error instanceof ApiFault) return reply.code(error.statusCode).send(error.toBody());
    if (isRequests) return reply.code(statusCode).send(new ApiFault((error as Error).message).toBody());
    if (isBadValue(error)) return reply.code(400).send(new ApiFault('Invalid value.').toBody());
    request.log.error({ err: error }, 'The payment sandbox failed with an unexpected error');
    const fault = new ApiFault('An unknown error occurred.', { status: 500, type: 'api_error' });
    return reply.code(500).send(fault.toBody());
  });
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const fault = new ApiFault(`Unrecognized request URL (${request.method}: ${path}).`, { status: 404 });
    return reply.code(404).send(fault.toBody());
  });
  registerApiCalls(server, context);
  return server;
}

/** Whether PostgreSQL can't store or compare a value of the request, such as a text with NUL. */
function isBadValue(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^22[0-9A-Z]{3}$/.test(String(error.code));
}
