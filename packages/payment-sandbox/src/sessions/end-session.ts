import { inTransaction } from '@jhola/postgres';
import type { Action, ActionContext } from '../api/action.ts';
import { missing, ApiFault } from '../api/api-fault.ts';
import { recordEvent } from '../events/record-event.ts';
import { toIntent } from '../intents/intent.mapper.ts';
import { changeIntent, findIntentOf, findLatestCharge } from '../intents/intents.queries.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { toSession } from './session.mapper.ts';
import { closeSession, findLapsed, lockSession, type SessionRow } from './sessions.queries.ts';

const AT_ONCE = 50;

/** Whether a session has expired, though that isn't recorded yet. */
export function isLapsed({ status, expires_at: end }: SessionRow, now: Date): boolean {
  return status === 'open' && end <= now;
}

/** Ends an open session, which the caller has locked, without payment: it can no longer be paid. */
export async function endSession(context: ActionContext, session: SessionRow) {
  const { tx, now, publicUrl } = context;
  const closed = await closeSession(tx, session.id, 'expired');
  const intent = await findIntentOf(tx, session.id);
  if (intent !== undefined) {
    const canceled = await changeIntent(tx, intent.id, { status: 'canceled', canceledAt: now });
    const charge = await findLatestCharge(tx, intent.id);
    const object = toIntent({ intent: canceled, asked: session.asked, charge, publicUrl });
    await recordEvent(context, { type: 'payment_intent.canceled', object });
  }
  const object = toSession({ session: closed, intent }, publicUrl);
  await recordEvent(context, { type: 'checkout.session.expired', object });
  return object;
}

/** Ends a session at the shop's request. Throws ApiFault unless it is open. */
export const expireSession: Action<{ readonly id: string }> = async (context, { id }) => {
  const session = await lockSession(context.tx, id);
  if (session === undefined) throw missing('checkout.session', id, 'session');
  if (session.status !== 'open' || isLapsed(session, context.now)) {
    const status = session.status === 'complete' ? 'complete' : 'expired';
    throw new ApiFault(`Only an open Checkout Session can be expired; this one is ${status}.`);
  }
  return endSession(context, session);
};

/** Ends expired sessions. Returns how many. */
export async function endLapsed(context: SandboxContext): Promise<number> {
  const ids = await findLapsed(context.db, context.clock.now(), AT_ONCE);
  for (const id of ids) await endIfLapsed(context, id);
  return ids.length;
}

async function endIfLapsed(context: SandboxContext, id: string): Promise<void> {
  const { db, clock, publicUrl, faults } = context;
  const now = clock.now();
  const isEnded = await inTransaction(db, async (tx) => {
    const session = await lockSession(tx, id);
    if (session === undefined || !isLapsed(session, now)) return false;
    await endSession({ tx, now, publicUrl, origin: null, faults }, session);
    return true;
  });
  if (!isEnded) return;
  await faults.pass({ point: 'session.lapsed', sessionId: id });
  context.wake();
}
