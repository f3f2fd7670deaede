import { countFilters, type ListOptions, SHOP_ORDERS, type ShopOrder, writeListOptions } from '@jhola/domain';
import { useState } from 'react';
import { Later } from '#features/connection/index.ts';
import { useSearchParams } from '#platform/routing/use-search-params.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { ListToolsProps } from './list-counts.ts';
import { ORDER_WORDS } from './list-words.ts';

const loadDialog = () => import('./filter-dialog.tsx');

/** The order of a list and its filters, kept in the address. The filters open as a sheet. */
export function ListTools({ options, total, name, bestWord = ORDER_WORDS.best, load }: ListToolsProps) {
  const [open, setOpen] = useState(false);
  const change = useListOptions();
  const chosen = countFilters(options.filters);
  return (
    <div className="list-tools">
      <Button kind="line" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
      </Button>
      <label className="list-order">
        <span className="vh">Sort by</span>
        <select
          value={options.sort}
          onChange={({ target }) => change({ ...options, sort: target.value as ShopOrder })}
        >
          {SHOP_ORDERS.map((order) => (
            <option value={order} key={order}>
              {order === 'best' ? bestWord : ORDER_WORDS[order]}
            </option>
          ))}
        </select>
      </label>
      <Later
        load={loadDialog}
        wanted={open}
        props={{ open, onClose: () => setOpen(false), options, total, name, load, onChange: change }}
      />
    </div>
  );
}

/** Said where filters have left nothing. */
export function NothingLeft({ sort }: { sort: ShopOrder }) {
  const change = useListOptions();
  return (
    <EmptyState
      title="Nothing matches these filters"
      action={<Button onClick={() => change({ sort, filters: {} })}>Clear filters</Button>}
    >
      Try fewer of them.
    </EmptyState>
  );
}

/** Changes the options in the address; Back leads out of the list, not through every choice. */
function useListOptions(): (options: ListOptions) => void {
  const [, setParams] = useSearchParams();
  return (options) =>
    setParams((present) => writeListOptions(present, options), { replace: true, preventScrollReset: true });
}
