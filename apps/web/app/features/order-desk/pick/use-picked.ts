import type { WirePickGroup } from '@jhola/contract/client';
import { useMemo, useSyncExternalStore } from 'react';
import { browserStore } from '#platform/browser-store.ts';
import { onTicksChange, storeTicks, ticksIn, TICKS_KEY } from './stored-ticks.ts';

type WirePickLine = WirePickGroup['lines'][number];

export type Picked = { readonly has: (line: string) => boolean; readonly toggle: (line: string) => void };

/** Identifies a line of a pick list. */
export function keyOfLine({ productId, name, unit, orders }: WirePickLine): string {
  return `${productId} ${name} ${unit} ${orders.map((order) => order.orderId).join()}`;
}

/**
 * The ticked lines of the pick list of these orders. Stored in this browser, for all its tabs: a phone closes tabs that
 * aren't in sight, and the list is opened again from the order desk.
 */
export function usePicked(orders: readonly string[]): Picked {
  const list = orders.toSorted().join();
  const stored = useSyncExternalStore(
    onTicksChange,
    () => browserStore().getItem(TICKS_KEY),
    () => null,
  );
  const lines = useMemo(() => new Set(ticksIn(stored, list)), [stored, list]);
  return {
    has: (line) => lines.has(line),
    toggle: (line) => {
      const next = new Set(lines);
      if (!next.delete(line)) next.add(line);
      storeTicks(list, [...next]);
    },
  };
}
