import type { WireDeskOrder } from '@jhola/contract/client';
import { Checkbox } from '#ui/checkbox.tsx';
import type { Row } from './arrange-rows.ts';
import { DeskRow } from './desk-row.tsx';
import type { Selection } from './use-selection.ts';

export type DeskTableProps = {
  rows: readonly Row<WireDeskOrder>[];
  selection: Selection;
  moving: ReadonlySet<string>;
  onMove: (order: WireDeskOrder) => void;
};

/** The orders: a table on laptops, cards below 1200 px. */
export function DeskTable({ rows, selection, moving, onMove }: DeskTableProps) {
  const ids = rows.filter((row) => !row.isGone).map((row) => row.order._id);
  const hasAll = ids.length > 0 && ids.every((id) => selection.ids.has(id));
  return (
    <table className="desk">
      <caption className="vh">Orders</caption>
      <thead>
        <tr>
          <th className="desk-tick">
            <label>
              <Checkbox
                checked={hasAll}
                onChange={() => selection.set(hasAll ? [] : ids)}
                aria-label="Select all"
              />
            </label>
          </th>
          <th>Age</th>
          <th>Order</th>
          <th>Customer</th>
          <th>Items</th>
          <th className="desk-total">Total</th>
          <th>Payment</th>
          <th>Status</th>
          <th>
            <span className="vh">Next step</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DeskRow
            key={row.order._id}
            row={row}
            isSelected={selection.ids.has(row.order._id)}
            isMoving={moving.has(row.order._id)}
            onSelect={() => selection.toggle(row.order._id)}
            onMove={() => onMove(row.order)}
          />
        ))}
      </tbody>
    </table>
  );
}
