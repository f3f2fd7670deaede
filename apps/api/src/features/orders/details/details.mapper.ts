import type { WireOrderDetails, WireOrderEvent } from '@jhola/contract';
import { ORDER_STATUSES, reasonToShow } from '@jhola/domain';
import { type OrderNeeds, toWireOrder } from '../order.mapper.ts';
import type { EventRow, OrderWithCustomer } from './details.queries.ts';

/** The viewer: admins see which admin moved the order, the shopper only that the shop did. */
export type Audience = 'shopper' | 'shop';

/**
 * An order with its customer and its history in a response. The timeline has the sequence of `events`. Predefined
 * reasons are in the current language, others as they were typed.
 */
export function toWireDetails(
  needs: OrderNeeds,
  order: OrderWithCustomer,
  events: readonly EventRow[],
  audience: Audience,
): WireOrderDetails {
  return {
    ...toWireOrder(needs, order),
    statusSince: order.status_since.toISOString(),
    cancelReason: order.cancel_reason && reasonToShow(order.cancel_reason),
    customer: { name: order.customer_name, email: order.customer_email },
    timeline: events.flatMap((event) => toWireEvent(event, audience)),
  };
}

function toWireEvent(event: EventRow, audience: Audience): WireOrderEvent[] {
  const status = ORDER_STATUSES.find((known) => known === event.status);
  if (status === undefined) return [];
  const isNamed = audience === 'shop' && event.actor === 'shop';
  return [
    {
      status,
      at: event.happened_at.toISOString(),
      by: event.actor,
      name: isNamed ? event.actor_name : null,
      note: event.note && reasonToShow(event.note),
    },
  ];
}
