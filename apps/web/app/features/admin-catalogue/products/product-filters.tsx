import { LOW_STOCK, PRODUCT_SORTS, type ProductSort, type StockLevel } from '@jhola/domain';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, LayoutGrid, Table2 } from 'lucide';
import { FilterChip } from '#ui/chip.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useCategories } from '../use-catalogue-lists.ts';
import type { ProductsView } from './products-view.ts';

export const SORT_NAMES: Readonly<Record<ProductSort, string>> = {
  newest: 'Newest',
  name: 'Name',
  price: 'Price',
  discount: 'Discount',
  stock: 'Stock',
  changed: 'Last change',
};

export type ProductFiltersProps = {
  view: ProductsView;
  change: (wanted: Partial<ProductsView>) => void;
  /** How many products each filter would leave; undefined until known. */
  counts: { low: number; out: number; discounted: number } | undefined;
};

/** Filters, sort and layout of the products. Pressing an active filter removes it. */
export function ProductFilters({ view, change, counts }: ProductFiltersProps) {
  const { data: categories = [] } = useCategories();
  const level = (stock: StockLevel) => ({
    pressed: view.stock === stock,
    onClick: () => change({ stock: view.stock === stock ? 'any' : stock }),
  });
  return (
    <div className="products-filters">
      <div className="products-chips" role="group" aria-label="Show only">
        <select
          className="in products-select"
          aria-label="Category"
          value={view.categoryId}
          onChange={({ target }) => change({ categoryId: target.value })}
        >
          <option value="">All categories</option>
          {categories.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
        <FilterChip {...level('out')}>
          Out of stock <Count of={counts?.out} />
        </FilterChip>
        <FilterChip {...level('low')} title={`${LOW_STOCK} or fewer left`}>
          Low stock <Count of={counts?.low} />
        </FilterChip>
        <FilterChip pressed={view.discounted} onClick={() => change({ discounted: !view.discounted })}>
          Discounted <Count of={counts?.discounted} />
        </FilterChip>
      </div>
      <div className="products-looks">
        <select
          className="in products-select"
          aria-label="Sort by"
          value={view.sortBy}
          onChange={({ target }) => change({ sortBy: target.value as ProductSort, descending: false })}
        >
          {PRODUCT_SORTS.map((sortBy) => (
            <option key={sortBy} value={sortBy}>
              {sortBy === 'newest' && view.search !== '' ? 'Best match' : SORT_NAMES[sortBy]}
            </option>
          ))}
        </select>
        <IconButton
          label={view.descending ? 'Sort the other way, now descending' : 'Sort the other way, now ascending'}
          onClick={() => change({ descending: !view.descending })}
        >
          {view.descending ? (
            <Icon of={ArrowDownWideNarrow} size={24} />
          ) : (
            <Icon of={ArrowUpNarrowWide} size={24} />
          )}
        </IconButton>
        <div className="products-layouts" role="group" aria-label="View">
          <FilterChip pressed={view.layout === 'grid'} onClick={() => change({ layout: 'grid' })}>
            <Icon of={LayoutGrid} />
            Grid
          </FilterChip>
          <FilterChip pressed={view.layout === 'table'} onClick={() => change({ layout: 'table' })}>
            <Icon of={Table2} />
            Table
          </FilterChip>
        </div>
      </div>
    </div>
  );
}

function Count({ of }: { of: number | undefined }) {
  return of !== undefined && <span className="products-count">{of.toLocaleString('en-IN')}</span>;
}
