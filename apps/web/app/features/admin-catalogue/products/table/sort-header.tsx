import type { ProductOrder } from '@jhola/domain';
import { ArrowDown, ArrowUp } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import { ORDER_NAMES } from '../desk-filters.tsx';
import type { DeskView } from '../desk-view.ts';

export type SortHeaderProps = {
  order: ProductOrder;
  view: DeskView;
  onSort: (wanted: Pick<DeskView, 'order' | 'descending'>) => void;
};

/** A column's name that sorts by it; pressed again, the other way round. */
export function SortHeader({ order, view, onSort }: SortHeaderProps) {
  const isSorted = view.order === order;
  const direction = view.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className="sort"
        onClick={() => onSort({ order, descending: isSorted && !view.descending })}
      >
        {ORDER_NAMES[order]}
        {isSorted && <Icon of={view.descending ? ArrowDown : ArrowUp} />}
      </button>
    </th>
  );
}
