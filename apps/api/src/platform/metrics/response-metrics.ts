import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Upper bounds in seconds: most calls take less than 5 ms, and nothing should take longer than 10 s. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const HEALTH = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Counts responses by call and status code, and measures their duration. A request that matches no call of the contract
 * is counted by its kind (`page`, `picture`, `file` …), so that clients can't create label values.
 */
export function measureResponses(app: FastifyInstance, metrics: Metrics): void {
  const responses = metrics.counter({
    name: 'jhola_responses_total',
    help: 'Responses, including those to calls that pages make within the process',
    labelNames: ['call', 'code'],
  });
  const seconds = metrics.histogram({
    name: 'jhola_response_seconds',
    help: 'Time from the headers of a request to the last byte of its response',
    labelNames: ['call'],
    buckets: BUCKETS,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const call = kindOf(request);
    responses.inc({ call, code: String(reply.statusCode) });
    seconds.observe({ call }, reply.elapsedTime / 1000);
    done();
  });
}

/** The name of the contract's call, or the kind of the request. */
function kindOf({ routeOptions, is404 }: FastifyRequest): string {
  const { call } = routeOptions.config;
  if (call !== undefined) return call;
  const { url } = routeOptions;
  if (is404 || url === undefined) return 'unknown';
  if (url === '/*') return 'page';
  if (HEALTH.has(url)) return 'health';
  if (url.startsWith('/images/')) return 'picture';
  return url.startsWith('/api/') ? 'other' : 'file';
}
