import type { FaultControl } from '../faults/fault-control.ts';
import type { Forgery } from '../faults/fault-settings.ts';

/** How an event is sent: genuine, or forged. */
export type Manner = 'honest' | Forgery;

export type PlannedDelivery = {
  readonly manner: Manner;
  readonly state: 'due' | 'lost';
  readonly dueAt: Date;
};

/** When, how often and how an event is sent: once and at once, unless faults are set. */
export function planDeliveries(faults: FaultControl, now: Date): PlannedDelivery[] {
  const { webhookDelayMs, webhookShuffleMs, webhookDuplicates, webhookForgeries } = faults.current();
  const due = () => new Date(now.getTime() + webhookDelayMs + Math.random() * webhookShuffleMs);
  const state = faults.spend('webhooksLost') ? ('lost' as const) : ('due' as const);
  const copies = Array.from({ length: 1 + webhookDuplicates }, () => 'honest' as const);
  return [
    ...webhookForgeries.map((manner) => ({ manner, state: 'due' as const, dueAt: due() })),
    ...copies.map((manner) => ({ manner, state, dueAt: due() })),
  ];
}
