import type { FastifyRequest } from 'fastify';

/** Clients without a token send these words instead. */
const NO_TOKENS = new Set(['', 'null', 'undefined']);

/** The token of the Authorization header; null if there is none. */
export function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization ?? '';
  const [, token = ''] = /^Bearer\s*(.*)$/i.exec(header.trim()) ?? [];
  return NO_TOKENS.has(token.trim()) ? null : token.trim();
}
