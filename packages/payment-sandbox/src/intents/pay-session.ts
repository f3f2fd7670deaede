import { inTransaction } from '@jhola/postgres';
import type { SandboxCard, SandboxDecline } from '../schema.ts';
import type { ActionContext } from '../api/action.ts';
import { recordEvent } from '../events/record-event.ts';
import { randomId } from '../random-id.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { isLapsed } from '../sessions/end-session.ts';
import { toSession } from '../sessions/session.mapper.ts';
import { closeSession, lockSession, type SessionRow } from '../sessions/sessions.queries.ts';
import { NOT_AUTHENTICATED, outcomeOf } from './cards.ts';
import { toIntent } from './intent.mapper.ts';
import {
  changeIntent,
  ensureIntent,
  findIntentOf,
  findLatestCharge,
  type IntentRow,
  insertCharge,
} from './intents.queries.ts';

/** The outcome of an attempt to pay; 'over' if the session had ended unpaid. */
export type PayOutcome = 'paid' | 'declined' | 'requires authentication' | 'over';

/** A card as the shopper typed it; the number without spaces. */
export type GivenCard = Omit<SandboxCard, 'id' | 'last4'> & { readonly number: string };

/**
 * Charges a card for a session. A session is paid at most once, however often that is tried; a finished session can't
 * be paid.
 */
export async function payByCard(
  context: SandboxContext,
  sessionId: string,
  { number, ...given }: GivenCard,
): Promise<PayOutcome> {
  const card: SandboxCard = { id: randomId('pm'), last4: number.slice(-4), ...given };
  return tryToPay(context, sessionId, async (action, session) => {
    const intent = await ensureIntent(action.tx, session, randomId('pi'), action.now);
    const outcome = outcomeOf(number);
    if (outcome === 'succeeds') return take(action, session, intent, card);
    if (outcome !== 'requires authentication') return decline(action, session, intent, card, outcome);
    await changeIntent(action.tx, intent.id, { status: 'requires_action', card, error: null });
    return 'requires authentication';
  });
}

/** Completes a payment for which the bank requested authentication. */
export async function authenticate(
  context: SandboxContext,
  sessionId: string,
  isAuthenticated: boolean,
): Promise<PayOutcome> {
  return tryToPay(context, sessionId, async (action, session) => {
    const intent = await findIntentOf(action.tx, session.id);
    if (intent?.status !== 'requires_action' || intent.card === null) return 'declined';
    if (isAuthenticated) return take(action, session, intent, intent.card);
    return decline(action, session, intent, intent.card, NOT_AUTHENTICATED);
  });
}

type Try = (action: ActionContext, session: SessionRow) => Promise<PayOutcome>;

async function tryToPay(context: SandboxContext, sessionId: string, attempt: Try): Promise<PayOutcome> {
  const { db, clock, publicUrl, faults } = context;
  await faults.pass({ point: 'payment.asked', sessionId });
  const { outcome, isNew } = await inTransaction(db, async (tx) => {
    const session = await lockSession(tx, sessionId);
    const now = clock.now();
    if (session?.status === 'complete') return { outcome: 'paid' as const, isNew: false };
    if (session?.status !== 'open' || isLapsed(session, now)) {
      return { outcome: 'over' as const, isNew: false };
    }
    return { outcome: await attempt({ tx, now, publicUrl, origin: null, faults }, session), isNew: true };
  });
  if (isNew) context.wake();
  if (isNew && outcome === 'paid') await faults.pass({ point: 'payment.taken', sessionId });
  if (isNew && outcome === 'declined') await faults.pass({ point: 'payment.declined', sessionId });
  return outcome;
}

async function take(
  action: ActionContext,
  session: SessionRow,
  { id, amount }: IntentRow,
  card: SandboxCard,
): Promise<'paid'> {
  const { tx, now, publicUrl } = action;
  const chargeId = randomId('ch');
  const charge = await insertCharge(tx, { id: chargeId, intentId: id, amount, card, decline: null, now });
  const intent = await changeIntent(tx, id, { status: 'succeeded', card, error: null });
  const complete = await closeSession(tx, session.id, 'complete');
  const paid = toIntent({ intent, asked: session.asked, charge, publicUrl });
  await recordEvent(action, { type: 'payment_intent.succeeded', object: paid });
  const object = toSession({ session: complete, intent }, publicUrl);
  await recordEvent(action, { type: 'checkout.session.completed', object });
  return 'paid';
}

async function decline(
  action: ActionContext,
  session: SessionRow,
  { id, amount }: IntentRow,
  card: SandboxCard,
  reason: SandboxDecline,
): Promise<'declined'> {
  const { tx, now, publicUrl } = action;
  // If the bank was never asked for money, there is no charge, but perhaps that of an earlier card.
  const isCharged = reason !== NOT_AUTHENTICATED;
  const charge = isCharged
    ? await insertCharge(tx, { id: randomId('ch'), intentId: id, amount, card, decline: reason, now })
    : await findLatestCharge(tx, id);
  const intent = await changeIntent(tx, id, { status: 'requires_payment_method', card, error: reason });
  const object = toIntent({ intent, asked: session.asked, charge, publicUrl });
  await recordEvent(action, { type: 'payment_intent.payment_failed', object });
  return 'declined';
}
