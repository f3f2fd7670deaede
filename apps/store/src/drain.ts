import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long open requests may take once the shop closes: after that their connections are cut. */
const FINISH_LIMIT_MS = 10_000;
/** Requests sent before the signal may not have been read yet: for this long new ones are still accepted. */
const LAST_REQUESTS_MS = 300;
/** How long a shop behind a proxy refuses reads before it stops listening. */
const REFUSAL_MS = 1_000;
const CHECK_EVERY_MS = 20;

const READS = new Set(['GET', 'HEAD']);
const HEALTH = /^\/(healthz|readyz)(\?|$)/;

export type Drain = {
  readonly drainMs: number;
  readonly pause?: (ms: number) => Promise<unknown>;
};

/**
 * Prepares a server for a graceful shutdown, and returns the function that closes it.
 *
 * Open requests are finished, each connection ends with its response, and what takes longer than ten seconds is cut.
 * With `drainMs` the shop first keeps serving for that time while `/readyz` says 503, so that a proxy with health
 * checks stops sending. A proxy without them (nginx) notices a server only by failed requests: for the last second,
 * connections with a GET or HEAD are closed without a response. The proxy repeats those on another shop, and sends this
 * one nothing more. Otherwise requests that reach the port while it is being closed would be lost, writes among them.
 */
export function prepareDrain(app: FastifyInstance, { drainMs, pause = wait }: Drain): () => Promise<void> {
  let open = 0;
  let state: 'serving' | 'draining' | 'refusing reads' = 'serving';
  app.addHook('onRequest', ({ method, url, raw }, reply, done) => {
    // Requests within this process (from page rendering) have no socket.
    if (
      state === 'refusing reads' &&
      READS.has(method) &&
      !HEALTH.test(url) &&
      raw.socket instanceof Socket
    ) {
      reply.hijack();
      raw.socket.destroy();
      return;
    }
    open += 1;
    reply.raw.once('close', () => {
      open -= 1;
    });
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // An open connection would delay the shutdown until its client closes it.
    if (state !== 'serving') reply.header('connection', 'close');
    done();
  });
  return async () => {
    state = 'draining';
    if (drainMs > 0) {
      await pause(drainMs);
      state = 'refusing reads';
      await pause(REFUSAL_MS);
    }
    const deadline = performance.now() + FINISH_LIMIT_MS;
    const lastRequests = performance.now() + LAST_REQUESTS_MS;
    // Pages call the API in this process while they are rendered, so it must stay until they are done.
    while (performance.now() < lastRequests || (open > 0 && performance.now() < deadline))
      await wait(CHECK_EVERY_MS);
    const late = setTimeout(
      () => app.server.closeAllConnections(),
      Math.max(LAST_REQUESTS_MS, deadline - performance.now()),
    );
    await app.close();
    clearTimeout(late);
  };
}
