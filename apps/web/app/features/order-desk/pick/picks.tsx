import type { WirePickGroup } from '@jhola/contract/client';
import { texts } from '#messages/pick-list.ts';
import { Notice } from '#ui/notice.tsx';
import { orderNumbersOf } from './order-numbers-of.ts';
import { OrderNumbers } from './order-numbers.tsx';
import { PickGroup } from './pick-group.tsx';
import { keyOfLine, usePicked } from './use-picked.ts';

export type PicksProps = {
  orders: readonly string[];
  groups: readonly WirePickGroup[];
  /** The numbers of the orders that were cancelled. During an update a server of the version before doesn't say. */
  cancelled: readonly string[] | undefined;
};

/** The products of the orders of a pick list, each to be ticked off, and which of the orders were cancelled. */
export function Picks({ orders, groups, cancelled = [] }: PicksProps) {
  const picked = usePicked(orders);
  const numbers = orderNumbersOf(groups);
  const lines = groups.flatMap((group) => group.lines);
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <>
      {lines.length > 0 && (
        <p className="muted">
          {texts.pieces({ count: pieces, orders: () => <OrderNumbers>{numbers}</OrderNumbers> })}
        </p>
      )}
      <div role="status" className="stack">
        {cancelled.length > 0 && (
          <Notice>
            {texts.cancelled({
              count: cancelled.length,
              orders: () => <OrderNumbers>{cancelled}</OrderNumbers>,
            })}
          </Notice>
        )}
        {lines.length > 0 && (
          <p className="muted no-print">
            {texts.progress({
              picked: lines.filter((line) => picked.has(keyOfLine(line))).length,
              count: lines.length,
            })}
          </p>
        )}
      </div>
      {groups.map((group) => (
        <PickGroup key={group.category} group={group} namesOrders={numbers.length > 1} picked={picked} />
      ))}
    </>
  );
}
