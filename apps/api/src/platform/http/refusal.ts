import type { Socket } from 'node:net';
import { errorResponse } from './error-response.ts';

/** How long a client that is refused may take to read why. */
const REFUSAL_READ_MS = 2_000;

/** A complete HTTP response, for a request that Fastify can't respond to. Closes the connection. */
export type Refusal = { readonly status: number; readonly response: string };

/** The response with this status, its reason phrase, and a body like that of every error. */
export function refusal(status: number, reason: string, message: string): Refusal {
  const body = JSON.stringify(errorResponse('BAD_REQUEST', message));
  const head = `HTTP/1.1 ${status} ${reason}\r\ncontent-type: application/json; charset=utf-8\r\n`;
  const length = `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n`;
  return { status, response: head + length + body };
}

export const TOO_SLOW = refusal(408, 'Request Timeout', 'Your request took too long to arrive');

/** Sends a last response and closes the connection, even if the client doesn't read and sends more. */
export function refuse(socket: Socket, { response }: Refusal): void {
  if (!socket.writable) return;
  socket.end(response);
  const timer = setTimeout(() => socket.destroy(), REFUSAL_READ_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}
