import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { CallName } from '@jhola/contract';
import type { Config } from '../config.ts';
import { refuse, TOO_SLOW } from './refusal.ts';

/**
 * Node checks connections only at intervals; this is the number of checks within the headers' limit, which keeps it
 * accurate.
 */
const CHECKS = 20;
/** Calls with large bodies: a price list may have 100 MB. */
const LONG_BODIES = new Set<CallName>(['uploadPriceList']);
const LONG_BODY_MS = 180_000;

/** Fastify's options against slow clients; `limitSlowClients` does the rest. */
export function slowClientOptions({ clientSeconds: { headers } }: Config) {
  return {
    http: {
      headersTimeout: ((headers * (CHECKS - 2)) / CHECKS) * 1_000,
      connectionsCheckingInterval: (headers / CHECKS) * 1_000,
    },
    // The limit for large bodies; `limitSlowClients` sets a lower one for the others.
    requestTimeout: LONG_BODY_MS,
    // No response may take longer. A connection without a request is closed after Fastify's 72 seconds.
    connectionTimeout: 60_000,
  } as const;
}

/**
 * Drops clients that send a body slowly, or that don't read the response. Otherwise they could hold connections and
 * memory without limit.
 */
export function limitSlowClients(app: FastifyInstance, { clientSeconds }: Config): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    limitBody(raw, routeOptions.config.call);
    done();
  });
  app.addHook('onSend', ({ raw }, _reply, _payload, done) => {
    // Node measures from the last sent byte, and may take twice the timeout to detect that nothing is sent.
    if (raw.socket instanceof Socket) raw.socket.setTimeout((clientSeconds.read / 2) * 1_000);
    done();
  });

  function limitBody(raw: IncomingMessage, call: CallName | undefined): void {
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0;
    if (!hasBody || (call !== undefined && LONG_BODIES.has(call))) return;
    const { socket } = raw;
    // Requests within this process (from page rendering) have no socket.
    if (!(socket instanceof Socket)) return;
    const timer = setTimeout(() => {
      if (!raw.complete) refuse(socket, TOO_SLOW);
    }, clientSeconds.body * 1_000);
    timer.unref();
    // Also emitted after the end of a complete body.
    raw.once('close', () => clearTimeout(timer));
  }
}
