import type { FastifyReply } from 'fastify';
import type { SessionRow } from '../sessions/sessions.queries.ts';

export type SendOptions = {
  readonly status?: number;
  /** The session to whose URLs the page's forms may redirect. */
  readonly session?: SessionRow;
};

/** Sends a page with headers that forbid caching, framing and foreign content. */
export function sendPage(reply: FastifyReply, page: string, options: SendOptions = {}): FastifyReply {
  const { status = 200, session } = options;
  // Browsers check `form-action` also against redirects of a submitted form.
  const targets = session === undefined ? '' : ` ${new URL(session.asked.success_url).origin}`;
  return reply
    .code(status)
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; form-action 'self'${targets}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}
