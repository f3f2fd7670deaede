import { LOW_STOCK, PRODUCT_SORTS, type ProductSort, type StockLevel } from '@jhola/domain';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, LayoutGrid, Table2 } from 'lucide';
import { texts as categoryTexts } from '#messages/admin-categories.ts';
import { texts } from '#messages/admin-products.ts';
import { formatCount } from '#platform/format-count.ts';
import { FilterChip } from '#ui/chip.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ChoicesError } from '../choices-error.tsx';
import { useCategories } from '../use-catalogue-lists.ts';
import type { ProductsView } from './products-view.ts';

export const SORT_NAMES: Readonly<Record<ProductSort, string>> = {
  newest: texts.newest,
  name: texts.name,
  price: texts.price,
  discount: texts.discount,
  stock: texts.stock,
  changed: texts.lastChange,
};

export type ProductFiltersProps = {
  view: ProductsView;
  change: (wanted: Partial<ProductsView>) => void;
  /** How many products each filter would leave; undefined until known. */
  counts: { low: number; out: number; discounted: number } | undefined;
};

/** Filters, sort and layout of the products. Pressing an active filter removes it. */
export function ProductFilters({ view, change, counts }: ProductFiltersProps) {
  const categories = useCategories();
  const level = (stock: StockLevel) => ({
    pressed: view.stock === stock,
    onClick: () => change({ stock: view.stock === stock ? 'any' : stock }),
  });
  // It was deleted: a select without its option would show 'All categories', which then couldn't be chosen.
  const isMissing =
    view.categoryId !== '' && categories.data?.every(({ _id }) => _id !== view.categoryId) === true;
  return (
    <div className="products-filters">
      {/* Otherwise the page says that the products could not be loaded. */}
      {counts && <ChoicesError query={categories} title={categoryTexts.notLoaded} />}
      <div className="products-chips" role="group" aria-label={texts.showOnly}>
        <select
          className="in products-select"
          aria-label={texts.category}
          value={view.categoryId}
          onChange={({ target }) => change({ categoryId: target.value })}
        >
          <option value="">{texts.allCategories}</option>
          {isMissing && <option value={view.categoryId}>{texts.categoryNotFound}</option>}
          {categories.data?.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
        <FilterChip {...level('out')}>
          {texts.outOfStockFilter} <Count of={counts?.out} />
        </FilterChip>
        <FilterChip {...level('low')} title={texts.lowStockHint({ most: LOW_STOCK })}>
          {texts.lowStock} <Count of={counts?.low} />
        </FilterChip>
        <FilterChip pressed={view.discounted} onClick={() => change({ discounted: !view.discounted })}>
          {texts.discounted} <Count of={counts?.discounted} />
        </FilterChip>
      </div>
      <div className="products-looks">
        <select
          className="in products-select"
          aria-label={texts.sortBy}
          value={view.sortBy}
          onChange={({ target }) => change({ sortBy: target.value as ProductSort, descending: false })}
        >
          {PRODUCT_SORTS.map((sortBy) => (
            <option key={sortBy} value={sortBy}>
              {sortBy === 'newest' && view.search !== '' ? texts.bestMatch : SORT_NAMES[sortBy]}
            </option>
          ))}
        </select>
        <IconButton
          label={view.descending ? texts.nowDescending : texts.nowAscending}
          onClick={() => change({ descending: !view.descending })}
        >
          {view.descending ? (
            <Icon of={ArrowDownWideNarrow} size={24} />
          ) : (
            <Icon of={ArrowUpNarrowWide} size={24} />
          )}
        </IconButton>
        <div className="products-layouts" role="group" aria-label={texts.view}>
          <FilterChip pressed={view.layout === 'grid'} onClick={() => change({ layout: 'grid' })}>
            <Icon of={LayoutGrid} />
            {texts.grid}
          </FilterChip>
          <FilterChip pressed={view.layout === 'table'} onClick={() => change({ layout: 'table' })}>
            <Icon of={Table2} />
            {texts.table}
          </FilterChip>
        </div>
      </div>
    </div>
  );
}

function Count({ of }: { of: number | undefined }) {
  return of !== undefined && <span className="products-count">{formatCount(of)}</span>;
}
