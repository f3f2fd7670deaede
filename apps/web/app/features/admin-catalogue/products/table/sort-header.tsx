import type { ProductSort } from '@jhola/domain';
import { ArrowDown, ArrowUp } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import { SORT_NAMES } from '../product-filters.tsx';
import type { ProductsView } from '../products-view.ts';

export type SortHeaderProps = {
  order: ProductSort;
  view: ProductsView;
  onSort: (wanted: Pick<ProductsView, 'order' | 'descending'>) => void;
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
        {SORT_NAMES[order]}
        {isSorted && <Icon of={view.descending ? ArrowDown : ArrowUp} />}
      </button>
    </th>
  );
}
