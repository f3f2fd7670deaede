import { countFilters, type ListOptions, SHOP_SORTS, type ShopSort, writeListOptions } from '@jhola/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LazyComponent } from '#features/connection/index.ts';
import { texts } from '#messages/catalogue.ts';
import { useSearchParams } from '#platform/routing/use-search-params.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { ListToolsProps } from './list-counts.ts';

const SORT_NAMES: Readonly<Record<ShopSort, string>> = {
  best: texts.mostPopular,
  price: texts.priceUp,
  'price-desc': texts.priceDown,
  discount: texts.biggestDiscount,
  newest: texts.newest,
};

const loadDialog = () => import('./filter-dialog.tsx');

/** The sort and filters of a list, stored in the URL. The filters open as a sheet. */
export function ListTools({
  options: loaded,
  total,
  name,
  bestName = SORT_NAMES.best,
  load,
}: ListToolsProps) {
  const [open, setOpen] = useState(false);
  // What was chosen is shown until its list has loaded, and what is chosen meanwhile is added to it.
  const [wanted, setWanted] = useState({ loaded, options: loaded });
  const options = wanted.loaded === loaded ? wanted.options : loaded;
  const navigate = useListOptions();
  const change = (next: ListOptions) => {
    setWanted({ loaded, options: next });
    navigate(next);
  };
  const chosen = countFilters(options.filters);
  const select = useRef<HTMLSelectElement>(null);
  const sortBy = (sort: string) => change({ ...options, sort: sort as ShopSort });
  const sortEarly = useEffectEvent(() => {
    const wanted = select.current?.value ?? options.sort;
    if (wanted !== options.sort) sortBy(wanted);
  });
  // Chosen before hydration.
  useEffect(() => sortEarly(), []);
  return (
    <div className="list-tools">
      <Button kind="line" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {chosen === 0 ? texts.filters : texts.filtersChosen({ count: chosen })}
      </Button>
      <label className="list-order">
        <span className="vh">{texts.sortBy}</span>
        <select
          ref={select}
          value={options.sort}
          autoComplete="off"
          onChange={({ target }) => sortBy(target.value)}
        >
          {SHOP_SORTS.map((sort) => (
            <option value={sort} key={sort}>
              {sort === 'best' ? bestName : SORT_NAMES[sort]}
            </option>
          ))}
        </select>
      </label>
      <LazyComponent
        load={loadDialog}
        wanted={open}
        props={{ open, onClose: () => setOpen(false), options, total, name, load, onChange: change }}
      />
    </div>
  );
}

/** Shown if the filters leave no products. */
export function NoFilteredProducts({ sort }: { sort: ShopSort }) {
  const change = useListOptions();
  return (
    <EmptyState
      title={texts.nothingLeft}
      action={<Button onClick={() => change({ sort, filters: {} })}>{texts.clearFilters}</Button>}
    >
      {texts.fewerFilters}
    </EmptyState>
  );
}

/** Changes the options in the URL without adding history entries, so that Back leaves the list. */
function useListOptions(): (options: ListOptions) => void {
  const [, setParams] = useSearchParams();
  return (options) =>
    setParams((present) => writeListOptions(present, options), { replace: true, preventScrollReset: true });
}
