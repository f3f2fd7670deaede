import type { FastifyReply } from 'fastify';
import type { SessionRow } from '../sessions/sessions.queries.ts';

export type SendOptions = {
  readonly status?: number;
  /** Whose addresses the page's forms may lead to. */
  readonly session?: SessionRow;
};

/** Sends a page that nobody keeps, frames, or runs anything foreign in. */
export function sendPage(reply: FastifyReply, page: string, options: SendOptions = {}): FastifyReply {
  const { status = 200, session } = options;
  // Browsers hold the address that a form is led on to against this too.
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
