import type { FastifyRequest } from 'fastify';

/** Clients that keep no token send these words in its place. */
const NO_TOKENS = new Set(['', 'null', 'undefined']);

/** The token of the Authorization header, or null where none is sent. */
export function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization ?? '';
  const [, token = ''] = /^Bearer\s*(.*)$/i.exec(header.trim()) ?? [];
  return NO_TOKENS.has(token.trim()) ? null : token.trim();
}
