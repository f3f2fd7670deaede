import type { ProductSort } from '@jhola/domain';
import { ArrowDown, ArrowUp } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import { SORT_NAMES } from '../product-filters.tsx';
import type { ProductsView } from '../products-view.ts';

export type SortHeaderProps = {
  sortBy: ProductSort;
  view: ProductsView;
  onSort: (wanted: Pick<ProductsView, 'sortBy' | 'descending'>) => void;
};

/** A column header that sorts by the column; pressed again, in the reverse order. */
export function SortHeader({ sortBy, view, onSort }: SortHeaderProps) {
  const isSorted = view.sortBy === sortBy;
  const direction = view.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className="sort"
        onClick={() => onSort({ sortBy, descending: isSorted && !view.descending })}
      >
        {SORT_NAMES[sortBy]}
        {isSorted && <Icon of={view.descending ? ArrowDown : ArrowUp} />}
      </button>
    </th>
  );
}
