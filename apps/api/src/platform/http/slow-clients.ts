import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type CallName, ERRORS } from '@jhola/contract';
import type { Config } from '../config.ts';
import { errorAnswer } from './answer.ts';

/** Node looks at all connections so often in the time that headers may take; then the limit is kept. */
const LOOKS = 20;
/** Price lists of 100 MB come over a shop's line. */
const LONG_BODIES = new Set<CallName>(['uploadPriceList']);
const LONG_BODY_MS = 180_000;

/** Fastify's options by which slow clients are dropped; `limitSlowClients` does the rest. */
export function slowClientOptions({ clientSeconds: { headers } }: Config) {
  return {
    http: {
      headersTimeout: ((headers * (LOOKS - 2)) / LOOKS) * 1_000,
      connectionsCheckingInterval: (headers / LOOKS) * 1_000,
    },
    // For the longest body there is; other bodies have a limit of their own.
    requestTimeout: LONG_BODY_MS,
    // A connection on which nothing happens: an answer may take that long.
    connectionTimeout: 60_000,
  } as const;
}

/**
 * Drops clients that send a body slowly, or that don't read their answer. They would hold connections and memory for
 * as long as they like.
 */
export function limitSlowClients(app: FastifyInstance, { clientSeconds }: Config): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const { call } = routeOptions.config as { call?: CallName };
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0;
    if (!hasBody || (call !== undefined && LONG_BODIES.has(call))) return;
    const { socket } = raw;
    // Requests of this process (pages that are rendered) have none.
    if (!(socket instanceof Socket)) return;
    const timer = setTimeout(() => {
      if (raw.complete || socket.destroyed) return;
      socket.write(TOO_SLOW);
      socket.destroySoon();
    }, clientSeconds.body * 1_000);
    timer.unref();
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
  });
  app.addHook('onSend', async ({ raw }) => {
    // Node counts from the last byte that went out, and may take twice that long to notice that none does.
    if (raw.socket instanceof Socket) raw.socket.setTimeout((clientSeconds.read / 2) * 1_000);
  });
}

/** A whole answer for a request that can't be answered in the usual way. The connection ends with it. */
function rawAnswer(status: number, reason: string, message: string): string {
  const body = JSON.stringify(errorAnswer('BAD_REQUEST', message));
  return `HTTP/1.1 ${status} ${reason}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`;
}

export const NO_REQUEST = rawAnswer(400, 'Bad Request', ERRORS.BAD_REQUEST[1]);
export const TOO_SLOW = rawAnswer(408, 'Request Timeout', 'Your request took too long to arrive');
