import type { WirePickGroup } from '@jhola/contract/client';
import { useState } from 'react';
import { parsedFromTab, storeInTab } from '#platform/tab-storage.ts';

type WirePickLine = WirePickGroup['lines'][number];

export type Picked = { readonly has: (line: string) => boolean; readonly toggle: (line: string) => void };

/** Identifies a line of a pick list. */
export function keyOfLine({ productId, name, unit, orders }: WirePickLine): string {
  return `${productId} ${name} ${unit} ${orders.map((order) => order.orderId).join()}`;
}

/** The ticked lines of the pick list of these orders. Stored in this tab: phones reload pages that weren't in sight. */
export function usePicked(orders: readonly string[]): Picked {
  const key = `picked ${orders.join()}`;
  const [lines, setLines] = useState(() => new Set((parsedFromTab(key) ?? []) as string[]));
  return {
    has: (line) => lines.has(line),
    toggle: (line) => {
      const next = new Set(lines);
      if (!next.delete(line)) next.add(line);
      storeInTab(key, JSON.stringify([...next]));
      setLines(next);
    },
  };
}
