import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long answers that are under way may take when the shop closes. */
const DRAIN_LIMIT_MS = 10_000;
/** What was sent before the signal may not be read yet: so long new requests are still taken. */
const LAST_CALLS_MS = 300;
const LOOK_EVERY_MS = 20;

/**
 * Prepares a server for closing in good order, and returns what closes it: requests that have come are answered,
 * each connection ends with its answer, and what takes longer than ten seconds is cut.
 */
export function prepareDrain(app: FastifyInstance): () => Promise<void> {
  let underWay = 0;
  let closing = false;
  app.addHook('onRequest', async (_request, reply) => {
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    // Kept open, the connection would hold up the closing until its client lets go.
    if (closing) reply.header('connection', 'close');
  });
  return async () => {
    closing = true;
    const deadline = Date.now() + DRAIN_LIMIT_MS;
    const lastCalls = Date.now() + LAST_CALLS_MS;
    // Pages ask the API in this process while they are rendered, so it must stay until they are done.
    while (Date.now() < lastCalls || (underWay > 0 && Date.now() < deadline)) await wait(LOOK_EVERY_MS);
    const late = setTimeout(
      () => app.server.closeAllConnections(),
      Math.max(LAST_CALLS_MS, deadline - Date.now()),
    );
    await app.close();
    clearTimeout(late);
  };
}
