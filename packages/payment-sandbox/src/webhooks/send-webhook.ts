import { toEvent } from '../events/event.mapper.ts';
import { findEvent } from '../events/events.queries.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { type DueDelivery, markAnswered, sendAgainAt } from './deliveries.queries.ts';
import { signWebhook } from './sign.ts';

const LIMIT_MS = 10_000;
/** The delays before the second attempt, the third and so on; the last one is repeated. */
const PAUSES_SECONDS = [1, 2, 5, 10, 30, 60, 300, 3600] as const;
const MOST_TRIES = 80;

/** Sends an event to the shop once, and records the outcome. Forged ones are never retried. */
export async function sendWebhook(context: SandboxContext, delivery: DueDelivery): Promise<void> {
  const { db, clock, faults, log } = context;
  const { id, eventId, manner, tries } = delivery;
  const event = await findEvent(db, eventId);
  if (event === undefined) return;
  const json = JSON.stringify(toEvent(event), null, 2);
  await faults.pass({ point: 'webhook.sending', eventId });
  const answer = await post(context, signWebhook(json, context.account.webhookSecret, clock.now(), manner));
  await faults.pass({ point: 'webhook.answered', eventId });
  if (/^2\d\d$/.test(answer)) return markAnswered(db, id, 'delivered', answer);
  if (manner !== 'honest' || tries >= MOST_TRIES) return markAnswered(db, id, 'refused', answer);
  log.debug({ eventId, answer, tries }, 'A sandbox webhook was not accepted; it will be sent again');
  const pause = (PAUSES_SECONDS[tries - 1] ?? 3600) * 1000;
  return sendAgainAt(db, id, new Date(clock.now().getTime() + pause), answer);
}

/** The status of the response, or the error if there was none. */
async function post(
  { webhookUrl }: SandboxContext,
  { body, signature }: { readonly body: string; readonly signature: string },
): Promise<string> {
  try {
    const response = await fetch(webhookUrl(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (+sandbox)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
