import type { WirePickGroup } from '@jhola/contract/client';

const { compare } = new Intl.Collator('en-IN', { numeric: true });

/** The numbers of the orders on a pick list, each once, the lowest first. */
export function orderNumbersOf(groups: readonly WirePickGroup[]): string[] {
  const orders = groups.flatMap(({ lines }) => lines.flatMap((line) => line.orders));
  return [...new Set(orders.map(({ orderId }) => orderId))].toSorted(compare);
}
