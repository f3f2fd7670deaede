import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** A shorter response is sent in one packet anyway. */
const LEAST_LENGTH = 1_400;
/** About 0.1 ms for a page of products, which becomes a quarter; better quality takes twice as long for 5 %. */
const BROTLI_QUALITY = 2;
const GZIP_LEVEL = 1;

/**
 * Sends a JSON text, compressed if the client accepts that. Compresses on the main thread: handing over such short texts
 * to another one would take as long, and password hashing may occupy the others.
 */
export function sendJson(request: FastifyRequest, reply: FastifyReply, json: Buffer | string): FastifyReply {
  reply.type(JSON_TYPE);
  if (json.length < LEAST_LENGTH) return reply.send(json);
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(json);
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? toBrotli(json) : toGzip(json));
}

function toBrotli(json: Buffer | string): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
  };
  return brotliCompressSync(json, { params });
}

const toGzip = (json: Buffer | string) => gzipSync(json, { level: GZIP_LEVEL });
