import { countFilters, FILTER_GROUPS, type FilterGroup, type ListOptions, toggleFilter } from '@jhola/domain';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#messages/filter-dialog.ts';
import { Button } from '#ui/button.tsx';
import { FilterChip } from '#ui/chip.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { filterCountsQuery } from './filter-counts-query.ts';
import type { ListToolsProps } from './list-counts.ts';
import { GROUP_NAMES, valueName } from './filter-names.ts';
import './filter-dialog.css';

type FilterDialogProps = Omit<ListToolsProps, 'bestName'> & {
  open: boolean;
  onClose: () => void;
  onChange: (options: ListOptions) => void;
};

/** All filters of a list, each value with the number of products that it would leave. Changes apply at once. */
export default function FilterDialog(props: FilterDialogProps) {
  const { open, onClose, options, total, name, load, onChange } = props;
  const { data, isError, refetch } = useQuery({
    ...filterCountsQuery({ name, options, load }),
    enabled: open,
  });
  const chosen = countFilters(options.filters);
  const found = data?.totalCount ?? total;
  const toggle = (group: FilterGroup, value: string) =>
    onChange({ ...options, filters: toggleFilter(options.filters, group, value) });
  const groups = FILTER_GROUPS.filter((group) => (data?.counts?.[group].length ?? 0) > 0);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button kind="line" blocked={chosen === 0} onClick={() => onChange({ ...options, filters: {} })}>
            {texts.clearAll}
          </Button>
          <Button onClick={onClose}>{texts.show({ count: found })}</Button>
        </>
      }
    >
      {isError && <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <FilterPlaceholders />}
      <p className="vh" role="status">
        {texts.left({ count: found })}
      </p>
      <div className="filters">
        {groups.map((group) => (
          <fieldset key={group}>
            <legend>{GROUP_NAMES[group]}</legend>
            <div className="filter-values">
              {data?.counts?.[group].map(({ value, count }) => {
                const isChosen = options.filters[group]?.includes(value) ?? false;
                const isEmpty = count === 0 && !isChosen;
                return (
                  <FilterChip
                    pressed={isChosen}
                    // Not `disabled`, which would take the focus away from one that was just deselected.
                    aria-disabled={isEmpty || undefined}
                    onClick={isEmpty ? undefined : () => toggle(group, value)}
                    key={value}
                  >
                    {valueName(group, value)} <span className="muted">{count}</span>
                  </FilterChip>
                );
              })}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

const VALUE_WIDTHS = ['84px', '120px', '96px', '72px', '108px'];

function FilterPlaceholders() {
  return (
    <div className="filters" aria-busy="true">
      {[1, 2, 3].map((group) => (
        <div className="filter-placeholder" key={group}>
          <Skeleton height="1em" width="30%" />
          <div className="filter-values">
            {VALUE_WIDTHS.map((width) => (
              <Skeleton height="44px" width={width} key={width} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
