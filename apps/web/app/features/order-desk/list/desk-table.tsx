import type { WireDeskOrder } from '@jhola/contract/client';
import type { ReactNode } from 'react';
import { texts } from '#messages/order-desk-list.ts';
import { texts as desk } from '#messages/order-desk.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import {
  BlockPlaceholder,
  CirclePlaceholder,
  repeat,
  TablePlaceholder,
  TextPlaceholder,
} from '#ui/placeholders.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './desk-table.css';
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
      <caption className="vh">{desk.orders}</caption>
      <thead>
        <tr>
          <DeskHead>
            <Checkbox
              checked={hasAll}
              onChange={() => selection.set(hasAll ? [] : ids)}
              aria-label={texts.selectAll}
            />
          </DeskHead>
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

/** The cells of the head; `children` is the checkbox for all orders. */
function DeskHead({ children }: { children: ReactNode }) {
  return (
    <>
      <th className="desk-tick">
        <label>{children}</label>
      </th>
      <th>{texts.age}</th>
      <th>{texts.order}</th>
      <th>{desk.customer}</th>
      <th>{texts.items}</th>
      <th className="desk-total">{texts.total}</th>
      <th>{desk.payment}</th>
      <th>{texts.status}</th>
      <th>
        <span className="vh">{texts.nextStep}</span>
      </th>
    </>
  );
}

/** The orders while they are loading. */
export function DeskTablePlaceholder() {
  const box = <Skeleton height="20px" width="20px" />;
  return (
    <TablePlaceholder className="desk" rows={6} head={<DeskHead>{box}</DeskHead>}>
      <td className="desk-tick">
        <label>{box}</label>
      </td>
      <td className="desk-age">
        <span className="age">
          <CirclePlaceholder size="26px" />
          <TextPlaceholder width="2.5rem" />
        </span>
      </td>
      <td className="desk-number">
        <TextPlaceholder width="4rem" />
      </td>
      <td className="desk-customer">
        <TextPlaceholder width="6rem" />
        <TextPlaceholder width="11rem" />
      </td>
      <td className="desk-items">
        <span className="row">
          <span className="thumbs">
            {repeat(3, (place) => (
              <span key={place} />
            ))}
          </span>
          <TextPlaceholder width="3.25rem" />
        </span>
      </td>
      <td className="desk-total">
        <TextPlaceholder width="3rem" />
      </td>
      <td className="desk-payment">
        <TextPlaceholder width="2.5rem" />
      </td>
      <td className="desk-status">
        <BlockPlaceholder height="30px" width="100px" />
      </td>
      <td className="desk-actions">
        <BlockPlaceholder height="44px" />
      </td>
    </TablePlaceholder>
  );
}
