import type { FastifyInstance, FastifyReply } from 'fastify';
import { readForm } from '../api/read-form.ts';
import { TEST_CARDS } from '../intents/cards.ts';
import { findIntentOf } from '../intents/intents.queries.ts';
import { authenticate, type PayOutcome, payByCard } from '../intents/pay-session.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { isLapsed } from '../sessions/end-session.ts';
import { PAY_PATH } from '../sessions/session.mapper.ts';
import { findSession, type SessionRow } from '../sessions/sessions.queries.ts';
import { registerAssets } from './assets.ts';
import { type CardFields, cardFields, cardFormOf, checkCard, NO_FIELDS } from './card-form.ts';
import { authenticatePage, expiredPage, paidPage, unknownPage } from './other-pages.ts';
import { grouped, payPage } from './pay-page.ts';
import { sendPage } from './send-page.ts';

const FORMER_PAY_PATH = '/sandbox/stripe/pay';

type ToSession = { Params: { id: string }; Body: string | undefined; Querystring: { card?: unknown } };

/** The hosted pages: the card form, and the bank's authentication. They work without scripts. */
export function registerPayPages(app: FastifyInstance, context: SandboxContext): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, body),
    );
    registerAssets(scope);
    registerCardPage(scope, context);
    registerAuthentication(scope, context);
    registerFormerAddress(scope);
  });
}

/** Sessions opened before the pages moved still have the former URL. */
function registerFormerAddress(scope: FastifyInstance): void {
  scope.get<ToSession>(`${FORMER_PAY_PATH}/:id`, async (request, reply) =>
    reply.redirect(`${PAY_PATH}/${encodeURIComponent(request.params.id)}`, 308),
  );
}

function registerCardPage(scope: FastifyInstance, context: SandboxContext): void {
  const { clock } = context;
  scope.get<ToSession>(`${PAY_PATH}/:id`, async (request, reply) => {
    const session = await openSession(context, request.params.id, reply);
    if (session === null) return reply;
    const declined = await declineOf(context, session);
    const fields = filledIn(request.query.card, clock.now());
    return sendPage(reply, payPage({ session, fields, faults: {}, declined }), { session });
  });

  scope.post<ToSession>(`${PAY_PATH}/:id`, async (request, reply) => {
    const session = await openSession(context, request.params.id, reply);
    if (session === null) return reply;
    const fields = cardFields(readForm(request.body ?? ''));
    const checked = checkCard(fields, clock.now());
    // The number is only in the response: it isn’t stored.
    const again = { session, fields: { ...fields, cvc: '' } };
    if ('faults' in checked) {
      const page = payPage({ ...again, faults: checked.faults, declined: null });
      return sendPage(reply, page, { status: 422, session });
    }
    const outcome = await payByCard(context, session.id, checked.card);
    if (outcome !== 'declined') return redirectAfter(reply, session, outcome);
    const page = payPage({ ...again, faults: {}, declined: await declineOf(context, session) });
    return sendPage(reply, page, { status: 402, session });
  });
}

function registerAuthentication(scope: FastifyInstance, context: SandboxContext): void {
  scope.get<ToSession>(`${PAY_PATH}/:id/authenticate`, async (request, reply) => {
    const session = await openSession(context, request.params.id, reply);
    if (session === null) return reply;
    const intent = await findIntentOf(context.db, session.id);
    if (intent?.status !== 'requires_action' || intent.card === null) {
      return reply.redirect(cardFormOf(session.id), 303);
    }
    return sendPage(reply, authenticatePage(session, intent.card), { session });
  });

  scope.post<ToSession>(`${PAY_PATH}/:id/authenticate`, async (request, reply) => {
    const session = await openSession(context, request.params.id, reply);
    if (session === null) return reply;
    const isAuthenticated = readForm(request.body ?? '')['outcome'] === 'complete';
    return redirectAfter(reply, session, await authenticate(context, session.id, isAuthenticated));
  });
}

/** The bank's message about the last attempt to pay; null if there is none. */
async function declineOf({ db }: SandboxContext, { id }: SessionRow): Promise<string | null> {
  return (await findIntentOf(db, id))?.last_error?.message ?? null;
}

/** The session if it can be paid; else null, after a page or redirect was sent. */
async function openSession(
  { db, clock, publicUrl }: SandboxContext,
  id: string,
  reply: FastifyReply,
): Promise<SessionRow | null> {
  const session = await findSession(db, id);
  if (session?.status === 'open' && !isLapsed(session, clock.now())) return session;
  if (session === undefined) {
    sendPage(reply, unknownPage(publicUrl), { status: 404 });
  } else if (session.status !== 'complete') {
    sendPage(reply, expiredPage(session.asked.cancel_url ?? publicUrl), { status: 410 });
  } else if (reply.request.method === 'POST') {
    // Submitted twice: it was paid once; redirect to the shop again.
    reply.redirect(successUrl(session), 303);
  } else {
    sendPage(reply, paidPage(session, successUrl(session)));
  }
  return null;
}

/** Sends the shopper back to the shop, to the bank's authentication, or to the card form. */
function redirectAfter(reply: FastifyReply, session: SessionRow, outcome: PayOutcome): FastifyReply {
  if (outcome === 'paid') return reply.redirect(successUrl(session), 303);
  if (outcome === 'requires authentication')
    return reply.redirect(`${PAY_PATH}/${session.id}/authenticate`, 303);
  return reply.redirect(cardFormOf(session.id), 303);
}

function successUrl({ id, asked }: SessionRow): string {
  return asked.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

/** The form filled with the chosen test card, with an expiry in three years. */
function filledIn(number: unknown, now: Date): CardFields {
  const card = TEST_CARDS.find((known) => known.number === number);
  if (card === undefined) return NO_FIELDS;
  return {
    number: grouped(card.number),
    expiry: `12 / ${String((now.getUTCFullYear() + 3) % 100).padStart(2, '0')}`,
    cvc: card.brand === 'amex' ? '1234' : '123',
    name: 'Test Shopper',
  };
}
