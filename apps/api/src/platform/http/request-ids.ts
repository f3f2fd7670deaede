import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify';
import type { Config } from '../config.ts';
import { traceFields } from '../tracing/index.ts';
import { isFromNetwork, proxyTest } from './trusted-proxy.ts';

const HEADER = 'x-request-id';
/** Other ids would make log lines hard to read or to search. */
const ID = /^[\w.:+/=-]{1,100}$/;

const current = new AsyncLocalStorage<string | undefined>();

/**
 * Adds the ids of the request and the trace in progress to log lines. An option of pino; loggers of Fastify have the
 * request's id already.
 */
export const requestIdMixin = (_line: object, _level: number, logger: { bindings(): object }): object => {
  const reqId = current.getStore();
  const own = reqId === undefined || 'reqId' in logger.bindings() ? {} : { reqId };
  return { ...own, ...traceFields() };
};

/** Runs work that a request starts but that isn't part of it, such as a timer that continues after the response. */
export function outsideRequests<Result>(work: () => Result): Result {
  return current.run(undefined, work);
}

/**
 * Returns a function that determines a request's id: `X-Request-Id` from a trusted proxy, otherwise a new UUID. A call
 * that a page makes within this process has the page's id.
 */
export function createRequestIds(
  config: Pick<Config, 'trustedProxies'>,
): (request: RawRequestDefaultExpression) => string {
  const isFromProxy = proxyTest(config);
  return (request) => {
    if (!isFromNetwork(request)) return current.getStore() ?? randomUUID();
    const given = request.headers[HEADER];
    return typeof given === 'string' && ID.test(given) && isFromProxy(request) ? given : randomUUID();
  };
}

/** Returns each request's id in its response, and makes it available to log lines and statements of the request. */
export function carryRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id);
    current.run(request.id, done);
  });
}
