import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { linesAMinute } from '../lines-a-minute.ts';
import { type Refusal, refusal, refuse, TOO_SLOW } from './refusal.ts';

/** The most lines of the log per minute: anybody can send such requests. */
const LINES_A_MINUTE = 20;

const TOO_LARGE = refusal(
  431,
  'Request Header Fields Too Large',
  'The address or the cookies of your request are too long. Please delete the cookies of this site and try again',
);
const MALFORMED = refusal(400, 'Bad Request', 'That is not a valid HTTP request');

/** By the error of Node's parser; those that aren't here are a 400. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  HPE_HEADER_OVERFLOW: TOO_LARGE,
};

/**
 * Returns Fastify's `clientErrorHandler`, for requests that Node refuses to read: says why to the client and, unless the
 * client sent nothing or is gone, in the log.
 */
export function refuseUnreadable(log: FastifyBaseLogger): (error: { code: string }, socket: Socket) => void {
  const allow = linesAMinute(LINES_A_MINUTE);
  return ({ code }, socket) => {
    if (!socket.writable) return;
    const refused = REFUSALS[code] ?? MALFORMED;
    // Browsers open connections that they may not need, and people leave while something is being sent.
    const hasLeft = socket.bytesRead === 0 || code === 'HPE_INVALID_EOF_STATE';
    const more = hasLeft ? null : allow();
    if (more !== null) {
      const line = { status: refused.status, code, address: socket.remoteAddress, ...more };
      log.warn(line, 'A request was refused, because it can’t be read');
    }
    refuse(socket, refused);
  };
}

/**
 * Refuses requests of HTTP/1.1 without a `Host`, for example of a proxy's health check, and says so in the log. Needs
 * a server without `requireHostHeader`, because Node's own response has no body.
 */
export function requireHost(app: FastifyInstance): void {
  const allow = linesAMinute(LINES_A_MINUTE);
  app.addHook('onRequest', ({ raw, ip, log }, _reply, done) => {
    if (raw.headers.host !== undefined || raw.httpVersion !== '1.1') return done();
    const more = allow();
    if (more !== null)
      log.warn({ status: 400, address: ip, ...more }, 'A request was refused, because it has no Host header');
    return done(new AppError('BAD_REQUEST', { message: 'A request of HTTP/1.1 must have a Host header' }));
  });
}

/** Refuses compressed bodies: they aren't decompressed, and read as they are they would only be 'not valid JSON'. */
export function refuseEncoded(app: FastifyInstance): void {
  app.addHook('onRequest', ({ method, headers }, reply, done) => {
    const encodings = (headers['content-encoding'] ?? '').split(',').map((name) => name.trim().toLowerCase());
    if (
      method === 'GET' ||
      method === 'HEAD' ||
      encodings.every((name) => name === '' || name === 'identity')
    )
      return done();
    reply.header('accept-encoding', 'identity');
    return done(
      new AppError('UNSUPPORTED_MEDIA', {
        message: 'Please send the body uncompressed, without a Content-Encoding header',
      }),
    );
  });
}
