import type { ActionContext } from '../api/action.ts';
import { randomId } from '../random-id.ts';
import { planDeliveries } from '../webhooks/plan-deliveries.ts';
import { insertDeliveries, insertEvent } from './events.queries.ts';

/** The types of events that the sandbox sends. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.refunded'
  | 'refund.created'
  | 'refund.updated';

/** Types that no version of the provider's API has. */
const UNKNOWN_TYPE = 'sandbox.something_new';

export type NewEvent = {
  readonly type: EventType;
  /** The object as the API shows it at this moment. */
  readonly object: object;
  readonly previousAttributes?: object;
};

/** Records an event and plans its webhooks, as part of the transaction. */
export async function recordEvent(context: ActionContext, event: NewEvent): Promise<void> {
  const { type, object, previousAttributes } = event;
  const data = {
    object,
    ...(previousAttributes === undefined ? {} : { previous_attributes: previousAttributes }),
  };
  await write(context, type, data);
  const { webhooksUnknown } = context.faults.current();
  for (let nth = 0; nth < webhooksUnknown; nth += 1) await write(context, UNKNOWN_TYPE, { object });
}

async function write({ tx, now, origin, faults }: ActionContext, type: string, data: object): Promise<void> {
  const id = randomId('evt');
  await insertEvent(tx, { id, type, data, request: origin ?? { id: null, idempotency_key: null }, now });
  await insertDeliveries(tx, id, planDeliveries(faults, now));
}
