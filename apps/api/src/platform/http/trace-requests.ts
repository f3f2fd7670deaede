import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { OpenSpan, SpanAttributes, Tracing } from '../tracing/tracing.ts';
import { isFromNetwork, proxyTest } from './trusted-proxy.ts';

/** Paths that proxies and monitors request every second; they aren't traced. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Puts each request into a span with its route, call, status and id, never its URL or parameters. Continues the trace
 * of a trusted proxy (`traceparent`); calls that a page makes within the process belong to the page's trace.
 */
export function traceRequests(app: FastifyInstance, config: Config, tracing: Tracing): void {
  if (!tracing.isOn) return;
  const isFromProxy = proxyTest(config);
  const spans = new WeakMap<FastifyRequest, OpenSpan>();

  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, raw } = request;
    if (UNTRACED.has(routeOptions.url ?? '')) {
      done();
      return;
    }
    const kind = isFromNetwork(raw) ? 'server' : 'internal';
    const parent = isFromNetwork(raw) ? (isFromProxy(raw) ? request.headers : null) : 'current';
    const { url } = routeOptions;
    const name = url === undefined || request.is404 ? method : `${method} ${url}`;
    const span = tracing.startRequest({ name, kind, attributes: attributesOf(request) }, parent);
    spans.set(request, span);
    // Also emitted if the client disconnects; after a complete response the span has ended already.
    reply.raw.once('close', () => span.end({ attributes: status(reply), error: 'client_gone' }));
    span.run(done);
  });

  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    spans
      .get(request)
      ?.end({ attributes: status(reply), error: statusCode >= 500 ? String(statusCode) : undefined });
    done();
  });
}

function status({ statusCode }: FastifyReply): SpanAttributes {
  return { 'http.response.status_code': statusCode };
}

function attributesOf({ method, id, routeOptions, is404 }: FastifyRequest): SpanAttributes {
  const { call } = routeOptions.config;
  return {
    'http.request.method': method,
    'jhola.request_id': id,
    ...(routeOptions.url === undefined || is404 ? {} : { 'http.route': routeOptions.url }),
    ...(call === undefined ? {} : { 'jhola.call': call }),
  };
}
