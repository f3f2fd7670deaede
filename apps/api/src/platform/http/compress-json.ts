import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accepted-encoding.ts';
import { type Compress, rememberCompressed } from './remember-compressed.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * In bytes. A shorter response has up to three packets, which are sent at once, so compressing it saves no time. It would
 * cost some: V8 collects its whole heap once for about 700 compressed responses (decision E56).
 */
const LEAST_LENGTH = 4_000;
/** A page of products becomes a quarter; level 6 makes it 5 % smaller for twice the time. */
const LEVEL = 3;

const compress: Compress = (json) => gzipSync(json, { level: LEVEL });
const compressOnce = rememberCompressed(compress);

/**
 * The bytes to send of a JSON text, compressed with gzip if the client accepts that; sets the headers that say so. A
 * text that `isPublic` is compressed once for all clients. Compresses on the main thread: handing over such short texts
 * to another one would take as long, and password hashing may occupy the others.
 */
export function compressJson(
  request: FastifyRequest,
  reply: FastifyReply,
  json: Buffer | string,
  isPublic: boolean,
): Buffer | string {
  if (json.length < LEAST_LENGTH) return json;
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
  if (!accepts(request.headers['accept-encoding'], 'gzip')) return json;
  reply.header('content-encoding', 'gzip');
  return isPublic ? compressOnce(json) : compress(json);
}
